import { useShop } from '@selvedge/market';
import type { ReactNode } from 'react';
import { Logo } from '../shell/Logo.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import type { LayoutProps } from './layouts.ts';
import styles from './layouts.module.css';

/** The logo and the page, nothing to wander off to. `back` is a way out before the logo, `end` what stands below the page. */
export function PlainLayout({ page, back, end, children }: LayoutProps & { back?: ReactNode; end?: ReactNode }) {
  const { market } = useShop();
  return (
    <>
      <SkipLink />
      <header className={styles.plainHeader}>
        {back}
        <a href={page.request.market ? `/${market.id}` : '/'} className={`${styles.link} ${styles.logo}`}>
          <Logo />
        </a>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {end}
    </>
  );
}
