import { useOpenFlyout, useTranslate } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import type { ProductTile } from '../product-tile.ts';
import { hasQuickBuy } from './quick-buy.rules.ts';
import styles from './QuickBuyButton.module.css';

/** Opens the sizes of a product from its card; nothing for what cannot be bought. */
export function QuickBuyButton({ product }: { product: ProductTile }) {
  const t = useTranslate();
  const open = useOpenFlyout('quickBuy');
  if (!hasQuickBuy(product)) return null;
  const { id, name } = product;
  return (
    <button type="button" className={styles.quick} aria-label={t('product.quick_buy', { name })} onClick={() => open({ productId: id })}>
      <Icon name="plus" size={20} />
    </button>
  );
}
