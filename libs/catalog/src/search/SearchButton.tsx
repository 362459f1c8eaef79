import { useMarketHref, useOpenFlyout, usePageLink, useTranslate } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import type { MouseEvent } from 'react';
import styles from './SearchButton.module.css';

/** The search in the header: opens its flyout. A link to the search page, which has a field, for whoever has no JavaScript. */
export function SearchButton() {
  const t = useTranslate();
  const page = useMarketHref()(usePageLink('searchPage'));
  const openSearch = useOpenFlyout('advancedSearch');

  const open = (event: MouseEvent) => {
    // Into a new tab goes the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openSearch();
  };
  return (
    <a href={page} className={styles.button} aria-haspopup="dialog" onClick={open}>
      <Icon name="search" size={24} />
      <span className={styles.words}>{t('shell.search')}</span>
    </a>
  );
}
