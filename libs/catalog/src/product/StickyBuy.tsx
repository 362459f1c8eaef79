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
    const observer = new IntersectionObserver(([entry]) => {
      const { bottom, height } = entry!.boundingClientRect;
      setAway(bottom <= 0 ? height : undefined);
    });
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
