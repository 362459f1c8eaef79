import { useFlyoutLink, useTranslate } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import { iconCount, mostCounted } from '../basket.rules.ts';
import { useBasketEnvelope } from '../basket.state.ts';
import styles from './BasketButton.module.css';

/** The basket in the header: how many pieces, and the flyout. A link to the basket page for whoever has no JavaScript. */
export function BasketButton() {
  const t = useTranslate();
  const opens = useFlyoutLink('basketPage', 'basket');
  const quantity = useBasketEnvelope()?.basket.quantity ?? 0;
  return (
    <a {...opens} className={styles.button} aria-label={quantity > mostCounted ? t('shell.basket_capped', { count: quantity }) : t('shell.basket_count', { count: quantity })}>
      <Icon name="basket" size={24} />
      {quantity > 0 && <span className={styles.count} aria-hidden="true">{iconCount(quantity)}</span>}
    </a>
  );
}
