import { useSyncExternalStore } from 'react';
import { choicesIn, type ConsentChoices } from './consent.rules.ts';
import { consentText, onConsent } from './consent.state.ts';

/** What the shopper allows, as it is now; nothing while undecided. The server and the first render know nothing. */
export const useConsent = (): ConsentChoices | undefined => choicesIn(useSyncExternalStore(onConsent, consentText, () => ''));
