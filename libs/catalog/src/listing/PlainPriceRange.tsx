import { useMarketHref, useTranslate } from '@selvedge/market';
import { Button, Disclosure } from '@selvedge/ui';
import { changed, listingSearch, type ListingParams } from '../listing.params.ts';
import styles from './PlainPriceRange.module.css';

/** From which price to which without JavaScript: two fields of a form that carries the other filters. */
export function PlainPriceRange({ params, path }: { params: ListingParams; path: string }) {
  const t = useTranslate();
  const toHref = useMarketHref();
  const { lower, upper } = params;
  const others = new URLSearchParams(listingSearch(changed(params, { lower: undefined, upper: undefined })));
  return (
    <Disclosure title={t('facet.price')}>
      <form method="get" action={toHref(path)} className={styles.form}>
        {[...others].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
        <label>{t('listing.price_from')} <input name="lowerBoundingValue" inputMode="decimal" defaultValue={lower} /></label>
        <label>{t('listing.price_to')} <input name="upperBoundingValue" inputMode="decimal" defaultValue={upper} /></label>
        <Button type="submit" look="secondary">{t('listing.apply')}</Button>
      </form>
    </Disclosure>
  );
}
