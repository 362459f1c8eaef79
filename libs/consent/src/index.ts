export type { ConsentChoices, OptionalCategory } from './consent.rules.ts';
export { allowedStorage, currentConsent, isAllowed, onConsent, whenAllowed } from './consent.state.ts';
export { decide } from './decide.ts';
export type { StoredName } from './stored-names.ts';
export { useConsent } from './use-consent.ts';
