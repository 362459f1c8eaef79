import { atom, getDefaultStore } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import type { ConsentBannerProps } from '../consent-banner/ConsentBanner.tsx';

interface Asking {
  Banner: ComponentType<ConsentBannerProps>;
  /** Nobody has decided yet: the page is covered until somebody has. */
  mustDecide: boolean;
  isOpen: boolean;
  turn: number;
}

export const askingAtom = atom<Asking>();

let turn = 0;

/** Opens the banner; where it is open already, who must decide is left alone. @throws when it cannot be loaded */
export async function askForConsent(mustDecide = false): Promise<void> {
  const { ConsentBanner } = await import('../consent-banner/ConsentBanner.tsx');
  const store = getDefaultStore();
  if (mustDecide && store.get(askingAtom)?.isOpen) return;
  store.set(askingAtom, { Banner: ConsentBanner, mustDecide, isOpen: true, turn: turn++ });
}
