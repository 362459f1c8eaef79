import { PageRows } from '@selvedge/cms-widgets';
import { useMarketHref, useTranslate } from '@selvedge/market';
import { VisuallyHidden } from '@selvedge/ui';
import { use } from 'react';
import { definePage } from '../define-page.ts';
import { OriginContext } from '../shell/origin.context.ts';
import { PageBreadcrumbs } from '../shell/PageBreadcrumbs.tsx';
import { StructuredData } from '../shell/StructuredData.tsx';

/** A page that is its rows: home, content and terms pages (CMS-002). */
export const page = definePage({
  Component: function RowsPage({ page: { alias, metadata, breadcrumbs, areas } }) {
    const t = useTranslate();
    const heading = alias === 'homePage' ? metadata.title || t('shell.home') : metadata.title;
    return (
      <>
        <PageBreadcrumbs links={breadcrumbs} />
        <VisuallyHidden as="h1">{heading}</VisuallyHidden>
        <PageRows rows={areas.rows} openPage />
        {alias === 'homePage' && <ShopFacts />}
      </>
    );
  },
});

/** Who the shop is and where it stands, on its home page (SHELL-100). */
function ShopFacts() {
  const url = use(OriginContext) + useMarketHref()('/');
  const shop = { '@context': 'https://schema.org', name: 'Selvedge', url };
  return (
    <>
      <StructuredData facts={{ ...shop, '@type': 'Organization' }} />
      <StructuredData facts={{ ...shop, '@type': 'WebSite' }} />
    </>
  );
}
