import { BasketButton } from '@selvedge/basket';
import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import { VisuallyHidden } from '@selvedge/ui';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import styles from './Header.module.css';

export function Header() {
  const t = useTranslate();
  const { market } = useShop();
  return (
    <header className={styles.header}>
      <Menu />
      <ShopLink to="/" aria-label="Selvedge" className={styles.logo}>
        <Logo />
      </ShopLink>
      <div className={styles.end}>
        <a href="/" className={styles.market}>
          <VisuallyHidden>{t('shell.change_market')}: </VisuallyHidden>
          <span className={styles.marketName}>{market.country.name}</span>
          <span className={styles.marketCode}>{market.country.code}</span>
        </a>
        <BasketButton />
      </div>
    </header>
  );
}
