import type { PageContent } from '@selvedge/api-content';
import { ShopLink, useMarketHref, useTranslate } from '@selvedge/market';
import { Breadcrumbs } from '@selvedge/ui';
import { use } from 'react';
import { breadcrumbStructuredData } from './breadcrumbs.structured-data.ts';
import { OriginContext } from './origin.context.ts';
import { StructuredData } from './StructuredData.tsx';
import styles from './PageBreadcrumbs.module.css';

/** The way to this page (SHELL-091); its last entry is the page itself. */
export function PageBreadcrumbs({ links }: { links: PageContent['breadcrumbs'] }) {
  const t = useTranslate();
  const toHref = useMarketHref();
  const origin = use(OriginContext);
  if (links.length === 0) return null;
  return (
    <div className={styles.breadcrumbs}>
      <Breadcrumbs label={t('shell.breadcrumbs')} way={[{ title: t('shell.home'), url: '/' }, ...links]} link={(to, attributes) => <ShopLink to={to} {...attributes} />} />
      <StructuredData facts={import.meta.env.SSR ? breadcrumbStructuredData(links, (path) => origin + toHref(path)) : {}} />
    </div>
  );
}
