import { useMarketHref, useTranslate } from '@selvedge/market';
import { Button, Disclosure } from '@selvedge/ui';
import type { FormEventHandler, ReactNode } from 'react';
import type { ListingResult } from '../catalog.queries.ts';
import { changed, listingSearch, type ListingParams } from '../listing.params.ts';
import styles from './PriceForm.module.css';

export interface PriceRangeProps {
  facet: ListingResult['priceFacet'];
  params: ListingParams;
  path: string;
}

/** From which price to which, as a form that carries the other filters. Hidden when there is no range to choose from (CAT-131…133). */
export function PriceForm({ facet, params, path, onSubmit, children }: PriceRangeProps & { onSubmit?: FormEventHandler<HTMLFormElement>; children: ReactNode }) {
  const t = useTranslate();
  const toHref = useMarketHref();
  const { lowerBoundingValue: lowest, upperBoundingValue: highest } = facet?.available ?? {};
  const isChosen = params.lower !== undefined || params.upper !== undefined;
  if (!isChosen && (lowest === undefined || highest === undefined || lowest === highest)) return null;
  const others = new URLSearchParams(listingSearch(changed(params, { lower: undefined, upper: undefined })));
  return (
    <Disclosure title={t('facet.price')} open={isChosen}>
      <form method="get" action={toHref(path)} onSubmit={onSubmit} noValidate className={styles.form}>
        {[...others].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
        {children}
        <Button type="submit" look="secondary">{t('listing.apply')}</Button>
      </form>
    </Disclosure>
  );
}

/** The same without JavaScript: two fields. */
export function PlainPriceRange(props: PriceRangeProps) {
  const t = useTranslate();
  const { params: { lower, upper } } = props;
  return (
    <PriceForm {...props}>
      <label>{t('listing.price_from')} <input name="lowerBoundingValue" inputMode="decimal" defaultValue={lower} /></label>
      <label>{t('listing.price_to')} <input name="upperBoundingValue" inputMode="decimal" defaultValue={upper} /></label>
    </PriceForm>
  );
}
