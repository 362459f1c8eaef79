import { useMarketHref, useShop, useTranslate } from '@selvedge/market';
import { showToast } from '@selvedge/ui';
import { askForConsent } from '../consent-stage/consent-stage.state.ts';

/** Opens the banner again, with what was chosen (PLT-016). Without JavaScript, and into a new tab, it leads to what is said about cookies. */
export function ConsentLink() {
  const t = useTranslate();
  const toHref = useMarketHref();
  const { privacy = '/' } = useShop().siteLinks;
  return (
    <a
      href={toHref(privacy)}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        askForConsent().catch(() => showToast({ kind: 'danger', text: t('feedback.error_generic') }));
      }}
    >
      {t('shell.cookie_settings')}
    </a>
  );
}
