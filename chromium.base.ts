/** What Playwright switches off, beside what is for Windows and Edge: of two such lists Chromium takes the last. */
const byPlaywright = ['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'];

/** Pages of its own that Chromium opens for the address bar of every window, though a headless one shows none: a quarter of a run's processor time. */
const ofNobodysWindow = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/** How Chromium starts for stories, journeys, pictures and measurements. */
export const chromiumSwitches = [
  '--no-sandbox', '--headless', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  `--disable-features=${[...byPlaywright, ...ofNobodysWindow].join()}`,
];
