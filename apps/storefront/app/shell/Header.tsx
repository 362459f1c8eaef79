import { BasketButton } from '@selvedge/basket';
import { SearchButton } from '@selvedge/catalog';
import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import { VisuallyHidden } from '@selvedge/ui';
import { useEffect, useRef } from 'react';
import { useBrandLink } from './brand-link.ts';
import { Logo } from './Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import styles from './Header.module.css';

/** Menu, logo of the page's brand, market, search and basket. It leaves while one reads on and returns when one turns round. */
export function Header({ brand }: { brand?: string }) {
  const t = useTranslate();
  const { market } = useShop();
  const home = useBrandLink(brand);
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    // Loaded when somebody scrolls or comes to the header: no page needs it to be there, and without it the header stands still.
    const attend = (event: Event) => void import('../header-behaviour/attend-header.ts').then(({ attendHeader }) => attendHeader(header.current!, event, signal), () => {});
    for (const [target, name] of [[window, 'scroll'], [header.current!, 'pointerover'], [header.current!, 'focusin']] as const) target.addEventListener(name, attend, { once: true, passive: true, signal });
    return () => left.abort();
  }, []);

  return (
    <header ref={header} className={styles.header}>
      <MainMenu />
      <ShopLink to={home?.url ?? '/'} className={styles.logo}>
        <Logo name={home?.title} />
      </ShopLink>
      <div className={styles.end}>
        <a href="/" className={styles.market}>
          <VisuallyHidden>{t('shell.change_market')}: </VisuallyHidden>
          {market.country.name}
        </a>
        <SearchButton />
        <BasketButton />
      </div>
    </header>
  );
}
