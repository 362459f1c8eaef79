import { useShop } from '@selvedge/market';
import type { ReactNode } from 'react';
import type { ResolvedPage } from '../define-page.ts';
import { SkipLink } from '../shell/SkipLink.tsx';
import { Logo } from '../shell/Logo.tsx';
import styles from './layouts.module.css';

/** The logo and the page, nothing to wander off to. */
export function PlainLayout({ page, children }: { page: ResolvedPage; children: ReactNode }) {
  const { market } = useShop();
  return (
    <>
      <SkipLink />
      <header className={styles.plainHeader}>
        <a href={page.request.market ? `/${market.id}` : '/'} aria-label="Selvedge" className={styles.logo}>
          <Logo />
        </a>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}
