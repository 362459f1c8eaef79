import { useMoney } from '@selvedge/market';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ProductView } from '../catalog.queries.ts';
import styles from './StickyBuy.module.css';

/** The button that buys. On a phone it follows at the lower edge once its place has scrolled away: the same button, so that nothing is said twice. */
export function StickyBuy({ product: { name, price }, follows, children }: { product: Pick<ProductView, 'name' | 'price'>; follows: boolean; children: ReactNode }) {
  const money = useMoney();
  const place = useRef<HTMLDivElement>(null);
  /** Height that its place keeps, in px, while it is away. */
  const [away, setAway] = useState<number>();

  useEffect(() => {
    if (!follows) return;
    // All that lies below counts as in view: only what has gone above is away, however far a jump leads.
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      setAway(isIntersecting ? undefined : boundingClientRect.height);
    }, { root: document, rootMargin: '0px 0px 1000000px 0px' });
    observer.observe(place.current!);
    return () => {
      observer.disconnect();
      setAway(undefined);
    };
  }, [follows]);

  return (
    <div ref={place} style={{ minBlockSize: away }}>
      <div className={styles.action} data-away={away !== undefined || undefined}>
        <p className={styles.what} aria-hidden="true">
          <span className={styles.name}>{name}</span>
          <span>{money(price.salesPrice)}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
