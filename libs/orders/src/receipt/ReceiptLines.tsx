import type { Order } from '@selvedge/api-order';
import { ShopLink, useMoney, useTranslate } from '@selvedge/market';
import { Picture } from '@selvedge/ui';
import { sizeOf } from '../orders.rules.ts';
import styles from './ReceiptLines.module.css';

/** What was bought. */
export function ReceiptLines({ lines }: Pick<Order, 'lines'>) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <section>
      <h2 className={styles.title}>{t('receipt.lines')}</h2>
      <ul className={styles.lines}>
        {lines.map(({ id, name, brand, imageUrl, productUrl, colour, variant, quantity, totalPrice }) => {
          const size = variant && sizeOf(variant);
          return (
            <li key={id} className={styles.line}>
              <div className={styles.picture}>{imageUrl && <Picture url={imageUrl} alt="" sizes="line" />}</div>
              <div className={styles.facts}>
                <p className={styles.brand}>{brand}</p>
                <ShopLink to={productUrl} className={styles.name}>{name}</ShopLink>
                {colour && <p>{colour.name}</p>}
                {size && <p>{t('receipt.size', { size })}</p>}
                <p>{t('receipt.quantity', { count: quantity })}</p>
              </div>
              <p className={styles.price}>{money(totalPrice)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
