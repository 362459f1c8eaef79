import { useMoney, useTranslate } from '@selvedge/market';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ProductView } from '../catalog.queries.ts';
import { priceShown } from '../product-price/price-shown.ts';
import type { Variant } from './sizes.rules.ts';
import styles from './StickyBuy.module.css';

/** The button that buys. On a phone a bar with another one comes to the lower edge once its place has scrolled away: one that moved there would count as a page that jumps. So what is said about a press is said elsewhere. */
export function StickyBuy({ product, variant, follows, children }: { product: Pick<ProductView, 'name' | 'price' | 'priceVaries'>; variant?: Variant; follows: boolean; children: ReactNode }) {
  const t = useTranslate();
  const money = useMoney();
  const { price, isLeast } = priceShown(product, variant);
  const amount = money(price.salesPrice);
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    // All that lies below counts as in view: only what has gone above is away, however far a jump leads.
    const observer = new IntersectionObserver((entries) => setAway(!entries.at(-1)!.isIntersecting), { root: document, rootMargin: '0px 0px 1000000px 0px' });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={place} className={styles.action}>{children}</div>
      {follows && isAway && (
        <div className={styles.bar}>
          <p className={styles.what} aria-hidden="true">
            <span className={styles.name}>{product.name}</span>
            <span>{isLeast ? t('product.price_from', { price: amount }) : amount}</span>
          </p>
          {children}
        </div>
      )}
    </>
  );
}
