import { useSyncExternalStore } from 'react';
import { choicesOf, optionalCategories, type ConsentChoices } from './consent.rules.ts';
import { consentAnswers, onConsent } from './consent.state.ts';

const answers = () => consentAnswers()?.join();

/** What the shopper allows, as it is now; nothing while undecided. The server and the first render know nothing. */
export function useConsent(): ConsentChoices | undefined {
  const all = useSyncExternalStore(onConsent, answers, () => undefined)?.split(',');
  return all && choicesOf((category) => all[optionalCategories.indexOf(category)] === 'yes');
}
