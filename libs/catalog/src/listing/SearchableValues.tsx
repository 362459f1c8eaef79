import { useTranslate } from '@selvedge/market';
import { linkLook, TextField } from '@selvedge/ui';
import { useState } from 'react';
import { FacetValues, type FacetValuesProps } from './FacetValues.tsx';
import styles from './SearchableValues.module.css';

/** More than a look takes in. */
const many = 14;
const few = 10;

/** Of many values the most frequent first; all of them on demand, or those that match what is typed. */
export function SearchableValues({ facet, ...place }: FacetValuesProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const { id, values } = facet;
  if (values.length <= many) return <FacetValues facet={facet} {...place} />;
  const isSearching = plain(typed) !== '';
  const shown = isSearching ? values.filter(({ name }) => plain(name).includes(plain(typed))) : showsAll ? values : mostFrequent(values);
  return (
    <div className={styles.values}>
      <TextField type="search" label={t('listing.facet_search', { facet: t(`facet.${id}`) })} value={typed} onChange={({ target }) => setTyped(target.value)} autoComplete="off" />
      <p role="status" className={styles.found}>{isSearching && (shown.length === 0 ? t('listing.facet_none') : t('listing.facet_found', { count: shown.length }))}</p>
      <FacetValues facet={{ id, values: shown }} {...place} />
      {!isSearching && !showsAll && (
        <button type="button" className={linkLook('inline')} onClick={() => setShowsAll(true)}>
          {t('listing.facet_all', { count: values.length })}
        </button>
      )}
    </div>
  );
}

/** In the order that they have, with all that are chosen. */
function mostFrequent(values: FacetValuesProps['facet']['values']) {
  const frequent = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, few));
  return values.filter((one) => one.selected || frequent.has(one));
}

/** Without case and marks. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
