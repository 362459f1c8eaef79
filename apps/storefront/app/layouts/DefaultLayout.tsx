import { Suspense, type ReactNode } from 'react';
import type { ResolvedPage } from '../define-page.ts';
import { BrandBar } from '../shell/BrandBar.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import styles from './layouts.module.css';

const withBrands = new Set(['homePage', 'contentPage', 'searchPage', 'categoryPage', 'productPage', 'productSetPage']);

/** Brand bar where it belongs (SHELL-059, SHELL-060), header, page, footer; each wakes by itself. */
export function DefaultLayout({ page, children }: { page: ResolvedPage; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {withBrands.has(page.alias) && <BrandBar brand={page.metadata.brand} />}
      <Suspense>
        <Header brand={page.metadata.brand} />
      </Suspense>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense>{children}</Suspense>
      </main>
      <Footer page={page} />
    </>
  );
}
