import { useMarketHref, useShop, useTranslate } from '@selvedge/market';
import { useSetAtom } from 'jotai/react';
import { askingAtom } from '../consent-stage/asking.state.ts';

/** Opens the banner again, with what was chosen (PLT-016). Without JavaScript, and into a new tab, it leads to what is said about cookies. */
export function ConsentLink() {
  const t = useTranslate();
  const toHref = useMarketHref();
  const { privacy = '/' } = useShop().siteLinks;
  const ask = useSetAtom(askingAtom);
  return (
    <a
      href={toHref(privacy)}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        ask('again');
      }}
    >
      {t('shell.cookie_settings')}
    </a>
  );
}
