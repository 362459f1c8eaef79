import { Suspense, type ReactNode } from 'react';
import type { ResolvedPage } from '../define-page.ts';
import { BrandBar } from '../shell/BrandBar.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import styles from './layouts.module.css';

const withBrands = new Set(['homePage', 'contentPage', 'searchPage', 'categoryPage', 'productPage', 'productSetPage']);

/** The browser gets the focus, an extension looks at the page: who asks for a layout before the styles are there has none made of what nobody sees. */
const untilStyled = { contentVisibility: 'auto' } as const;

/** Brand bar where it belongs (SHELL-059, SHELL-060), header, page, footer. */
export function DefaultLayout({ page, children }: { page: ResolvedPage; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {withBrands.has(page.alias) && <BrandBar brand={page.metadata.brand} />}
      <Header brand={page.metadata.brand} />
      <main id="content" tabIndex={-1} className={styles.main} style={untilStyled}>
        {/* Its content is hydrated after the frame, in a commit of its own. */}
        <Suspense>{children}</Suspense>
      </main>
      <Footer page={page} />
    </>
  );
}
