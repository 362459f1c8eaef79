import { useMoney, useTranslate } from '@selvedge/market';
import { VisuallyHidden } from '@selvedge/ui';
import type { ProductTile, TilePrice } from '../product-tile.ts';
import styles from './ProductPrice.module.css';

export interface ProductPriceProps {
  price: TilePrice;
  memberPrice?: ProductTile['staticClubPrice'];
}

/** What a product costs; a reduction with the price before and the lowest of the last 30 days (CAT-069, CAT-071). */
export function ProductPrice({ price, memberPrice }: ProductPriceProps) {
  const t = useTranslate();
  const money = useMoney();
  const sales = money(price.salesPrice);
  const list = money(price.listPrice);
  const reduced = price.salesPrice.amount < price.listPrice.amount;
  return (
    <div className={styles.price}>
      {reduced ? (
        <p>
          <VisuallyHidden>{t('product.reduced_from', { list, sales })}</VisuallyHidden>
          <span aria-hidden="true" className={styles.row}>
            <b className={styles.sale}>{sales}</b> <s className={styles.before}>{list}</s>
            {price.percentage > 0 && <span dir="ltr" className={styles.sale}>{reduction(price.percentage)}</span>}
          </span>
        </p>
      ) : (
        <p>{sales}</p>
      )}
      {reduced && price.historicPrice && (
        <p className={styles.note}>
          {price.historicPercentage
            ? t('product.historic_price_percentage', { price: money(price.historicPrice), percentage: `\u2066${reduction(price.historicPercentage)}\u2069` })
            : t('product.historic_price', { price: money(price.historicPrice) })}
        </p>
      )}
      {memberPrice && <p className={styles.note}>{t('product.member_price', { price: money(memberPrice) })}</p>}
    </div>
  );
}

const reduction = (percentage: number) => `−${percentage}%`;
