/** Loads the banner when somebody is asked. An entry of its own, so that what every page loads does not change with it. */
export const loadConsentBanner = () => import('./consent-banner/ConsentBanner.tsx');
