import { PageRows } from '@selvedge/cms-widgets';
import { useMarketHref, useTranslate } from '@selvedge/market';
import { VisuallyHidden } from '@selvedge/ui';
import { use } from 'react';
import { definePage } from '../define-page.ts';
import { OriginContext } from '../shell/origin.context.ts';
import { PageBreadcrumbs } from '../shell/PageBreadcrumbs.tsx';
import { shopName } from '../shell/shop-name.ts';
import { StructuredData } from '../shell/StructuredData.tsx';
import styles from './rows.module.css';

/** A page that is its rows: home, content and terms pages (CMS-002). */
export const page = definePage({
  Component: function RowsPage({ page: { alias, request, metadata, breadcrumbs, areas } }) {
    const t = useTranslate();
    if (alias === 'homePage')
      return (
        <div className={styles.home}>
          <VisuallyHidden as="h1">{metadata.title || t('shell.home')}</VisuallyHidden>
          <PageRows rows={areas.rows} openPage />
          {request.path === '/' && <ShopFacts />}
        </div>
      );
    // A picture across the page is its title already.
    const isPictured = areas.rows?.[0]?.fullWidth;
    return (
      <div className={styles.reading}>
        <PageBreadcrumbs links={breadcrumbs} />
        {isPictured ? <VisuallyHidden as="h1">{metadata.title}</VisuallyHidden> : <h1 className={styles.title}>{metadata.title}</h1>}
        {!isPictured && <p className={styles.standfirst} data-campaign>{metadata.description}</p>}
        <PageRows rows={areas.rows} openPage />
      </div>
    );
  },
});

/** Who the shop is and where it stands, on its home page (SHELL-100). */
function ShopFacts() {
  const url = use(OriginContext) + useMarketHref()('/');
  const shop = { '@context': 'https://schema.org', name: shopName, url };
  return (
    <>
      <StructuredData facts={{ ...shop, '@type': 'Organization' }} />
      <StructuredData facts={{ ...shop, '@type': 'WebSite' }} />
    </>
  );
}
