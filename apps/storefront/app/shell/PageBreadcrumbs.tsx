import type { PageContent } from '@selvedge/api-content';
import { ShopLink, useMarketHref, useTranslate } from '@selvedge/market';
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
    <nav aria-label={t('shell.breadcrumbs')} className={styles.breadcrumbs}>
      <ol>
        <li>
          <ShopLink to="/">{t('shell.home')}</ShopLink>
        </li>
        {links.map(({ title, url }, index) => (
          <li key={title}>
            {url && index < links.length - 1 ? <ShopLink to={url}>{title}</ShopLink> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
      <StructuredData facts={breadcrumbStructuredData(links, (path) => origin + toHref(path))} />
    </nav>
  );
}
