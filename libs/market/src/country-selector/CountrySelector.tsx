import type { Market } from '@selvedge/api-content';
import { Button, Notice } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { marketQueries } from '../market.queries.ts';
import { useTranslate } from '../shop.context.tsx';
import styles from './CountrySelector.module.css';

export interface CountrySelectorProps {
  /** Path and query that the chosen market opens with, for example `?cgid=women-jeans` (MKT-025); empty for its home page. */
  carry?: string;
}

const searchable = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Suggested markets first, then every country with its languages, and a field that narrows them down (MKT-024). */
export function CountrySelector({ carry = '' }: CountrySelectorProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(marketQueries.all());
  const [term, setTerm] = useState('');
  const field = useId();

  if (isError) {
    return (
      <Notice kind="error" action={<Button look="secondary" onClick={() => void refetch()}>{t('error.retry')}</Button>}>
        {t('error.text')}
      </Notice>
    );
  }
  if (!data) return <p className={styles.message}>{t('shell.loading')}</p>;

  const wanted = searchable(term.trim());
  const found = data.markets
    .filter(({ country, language, id }) => [country.name, language.name, id].some((text) => searchable(text).includes(wanted)))
    .toSorted((a, b) => (a.country.name < b.country.name ? -1 : Number(a.country.name > b.country.name)));
  return (
    <div className={styles.selector}>
      {data.suggestedMarkets.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('country_selector.suggested')}</h2>
          <Markets markets={data.suggestedMarkets} carry={carry} />
        </section>
      )}
      <section>
        <h2 className={styles.heading}>{t('country_selector.all')}</h2>
        <p className={styles.filter}>
          <label htmlFor={field}>{t('country_selector.filter')}</label>
          <input id={field} type="search" value={term} autoComplete="off" onChange={(event) => setTerm(event.target.value)} />
        </p>
        <Markets markets={found} carry={carry} />
        <p role="status" className={styles.none}>{found.length === 0 && t('country_selector.none', { term })}</p>
      </section>
    </div>
  );
}

function Markets({ markets, carry }: { markets: readonly Market[]; carry: string }) {
  return (
    <ul className={styles.markets}>
      {markets.map(({ id, url, country, language }) => (
        <li key={id}>
          <a href={url + carry} hrefLang={id} className={styles.market}>
            <span>{country.name}</span>
            <span lang={id} className={styles.language}>{language.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
