import { useFlyoutLink, useTranslate } from '@selvedge/market';
import { Icon, useOpenedFlyout } from '@selvedge/ui';
import { useEffect, type MouseEvent } from 'react';
import styles from './SearchButton.module.css';
import { endTyping, keepTyping } from './typed-ahead.ts';

/** The search in the header: opens its flyout, and keeps what is typed until that is there. A link to the search page, which has a field, for whoever has no JavaScript. */
export function SearchButton() {
  const t = useTranslate();
  const link = useFlyoutLink('searchPage', 'advancedSearch');
  const isOpen = useOpenedFlyout().open?.alias === 'advancedSearch';
  // Also when it could not be loaded.
  useEffect(() => (isOpen ? endTyping : undefined), [isOpen]);
  const open = (event: MouseEvent) => {
    link.onClick(event);
    if (event.defaultPrevented && !isOpen) keepTyping();
  };
  return (
    <a {...link} onClick={open} className={styles.button}>
      <Icon name="search" size={24} />
      <span>{t('shell.search')}</span>
    </a>
  );
}
