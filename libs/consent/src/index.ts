export { ConsentLink } from './consent-link/ConsentLink.tsx';
export { ConsentStage, type ConsentStageProps } from './consent-stage/ConsentStage.tsx';
export type { ConsentChoices, OptionalCategory } from './consent.rules.ts';
export { allowedStorage, isAllowed, whenAllowed } from './consent.state.ts';
export { useConsent } from './use-consent.ts';
