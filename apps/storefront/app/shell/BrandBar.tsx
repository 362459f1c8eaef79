import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import styles from './BrandBar.module.css';

/** The multi-brand navigation: one link per sub-brand (SHELL-061). */
export function BrandBar() {
  const t = useTranslate();
  const { brands } = useShop().navigation;
  if (brands.length === 0) return null;
  return (
    <nav aria-label={t('shell.brands')} className={styles.brands}>
      {brands.map(({ title, url }) => (
        <ShopLink key={title} to={url ?? '/'}>
          {title}
        </ShopLink>
      ))}
    </nav>
  );
}
