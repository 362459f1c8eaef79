import { atom } from 'jotai/vanilla';

/** Why the banner is open: nobody has decided yet, or somebody wants to change what was decided. */
export const askingAtom = atom<'first' | 'again'>();
