import type { PageContent } from '@selvedge/api-content';
import { ShopLink, useTranslate } from '@selvedge/market';
import styles from './shell.module.css';

/** The way to this page (SHELL-091); its last entry is the page itself. */
export function PageBreadcrumbs({ links }: { links: PageContent['breadcrumbs'] }) {
  const t = useTranslate();
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
    </nav>
  );
}
