const stored = 'assetReloadAt';
const window60s = 60_000;

/** What the start script does for every other document, for the payment page, which has none: when an asset of this build is gone, the page is loaded anew, at most once a minute (SHELL-156…159). Not while the shopper is offline: the page that is there is all they have. */
export function reloadWhenAssetsAreGone(): void {
  const reload = (what: string) => {
    console.error(`An asset could not be loaded: ${what}`);
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(stored) ?? 0);
    if (Date.now() - last < window60s) return;
    sessionStorage.setItem(stored, String(Date.now()));
    location.reload();
  };
  addEventListener('vite:preloadError', (event) => reload(String((event as Event & { payload?: Error }).payload?.message)));
  addEventListener(
    'error',
    ({ target }) => {
      const address = target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
      if (address.includes('/assets/')) reload(address);
    },
    true,
  );
}
