import { CountrySelector, marketQueries, requestHref, useTranslate } from '@selvedge/market';
import { definePage } from '../define-page.ts';
import styles from './country-selector.module.css';

export const page = definePage({
  queries: () => [marketQueries.all()],
  // A category or content id is carried into the market that is chosen.
  query: ({ request }) => request.query,
  Component: function CountrySelectorPage({ page: { request } }) {
    const t = useTranslate();
    const carry = requestHref({ path: request.path, query: request.query });
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t('country_selector.title')}</h1>
        <CountrySelector carry={carry === '/' ? '' : carry.replace(/^\/\?/, '?')} />
      </div>
    );
  },
});
