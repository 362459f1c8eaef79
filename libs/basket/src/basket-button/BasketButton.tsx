import { useMarketHref, useOpenFlyout, usePageLink, useTranslate } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import type { MouseEvent } from 'react';
import { iconCount, mostCounted } from '../basket.rules.ts';
import { useBasket } from '../basket.state.ts';
import styles from './BasketButton.module.css';

/** The basket in the header: how many pieces, and the flyout. A link to the basket page for whoever has no JavaScript. */
export function BasketButton() {
  const t = useTranslate();
  const page = useMarketHref()(usePageLink('basketPage'));
  const openBasket = useOpenFlyout('basket');
  const quantity = useBasket().envelope?.basket.quantity ?? 0;

  const open = (event: MouseEvent) => {
    // Into a new tab goes the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openBasket();
  };
  return (
    <a href={page} className={styles.button} aria-label={quantity > mostCounted ? t('basket.open_capped', { count: quantity }) : t('basket.open', { count: quantity })} aria-haspopup="dialog" onClick={open}>
      <Icon name="basket" size={24} />
      {quantity > 0 && <span className={styles.count} aria-hidden="true">{iconCount(quantity)}</span>}
    </a>
  );
}
