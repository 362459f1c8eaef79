import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import { useBrandLink } from './brand-link.ts';
import styles from './BrandBar.module.css';

/** The multi-brand navigation: one link per sub-brand, the one whose page this is marked (SHELL-061). */
export function BrandBar({ brand }: { brand?: string }) {
  const t = useTranslate();
  const { brands } = useShop().navigation;
  const current = useBrandLink(brand);
  if (brands.length === 0) return null;
  return (
    <nav aria-label={t('shell.brands')} className={styles.brands}>
      {brands.map((link) => (
        <ShopLink key={link.title} to={link.url ?? '/'} aria-current={link === current || undefined}>
          {link.title}
        </ShopLink>
      ))}
    </nav>
  );
}
