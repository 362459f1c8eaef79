import { useFlyoutLink, useTranslate } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import styles from './SearchButton.module.css';

/** The search in the header: opens its flyout. A link to the search page, which has a field, for whoever has no JavaScript. */
export function SearchButton() {
  const t = useTranslate();
  return (
    <a {...useFlyoutLink('searchPage', 'advancedSearch')} className={styles.button}>
      <Icon name="search" size={24} />
      <span>{t('shell.search')}</span>
    </a>
  );
}
