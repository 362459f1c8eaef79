import { useShop } from '@selvedge/market';
import type { ReactNode } from 'react';
import type { ResolvedPage } from '../define-page.ts';
import { SkipLink } from '../shell/SkipLink.tsx';
import { Logo } from '../shell/Logo.tsx';
import styles from './layouts.module.css';

/** The logo and the page, nothing to wander off to; `back` is the one way out. */
export function PlainLayout({ page, back, children }: { page: ResolvedPage; back?: ReactNode; children: ReactNode }) {
  const { market } = useShop();
  return (
    <>
      <SkipLink />
      <header className={styles.plainHeader}>
        <div>{back}</div>
        <a href={page.request.market ? `/${market.id}` : '/'} className={styles.logo}>
          <Logo />
        </a>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}
