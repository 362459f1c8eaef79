import { ShopLink, usePageLink, useShop, useTranslate } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import type { ReactNode } from 'react';
import type { ResolvedPage } from '../define-page.ts';
import { pageFor } from '../pages.ts';
import { Footer } from '../shell/Footer.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import { Logo } from '../shell/Logo.tsx';
import styles from './layouts.module.css';

/** The logo and the page, nothing to wander off to: out of the checkout the way back to the basket, below a receipt the footer. */
export function PlainLayout({ page, children }: { page: ResolvedPage; children: ReactNode }) {
  const t = useTranslate();
  const { market } = useShop();
  const basketPage = usePageLink('basketPage');
  const { layout } = pageFor(page.alias).entry;
  return (
    <>
      <SkipLink />
      <header className={styles.plainHeader}>
        {layout === 'checkout' && (
          <ShopLink to={basketPage} className={styles.link}>
            <Icon name="previous" />
            {t('basket.title')}
          </ShopLink>
        )}
        <a href={page.request.market ? `/${market.id}` : '/'} className={`${styles.link} ${styles.logo}`}>
          <Logo />
        </a>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {layout === 'receipt' && <Footer page={page} />}
    </>
  );
}
