import { SearchForm } from '@selvedge/catalog';
import { PageRows } from '@selvedge/cms-widgets';
import { ShopLink, useTranslate } from '@selvedge/market';
import { definePage } from '../define-page.ts';
import styles from './not-found.module.css';

export const page = definePage({
  Component: function NotFoundPage({ page: { areas } }) {
    const t = useTranslate();
    return (
      <>
        <div className={styles.message}>
          <h1>{t('not_found.title')}</h1>
          <p>{t('not_found.text')}</p>
          <div className={styles.search}><SearchForm /></div>
          <ShopLink to="/" className={styles.home}>{t('not_found.home')}</ShopLink>
        </div>
        <PageRows rows={areas.rows} />
      </>
    );
  },
});
