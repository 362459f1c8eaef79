import { useMarketHref, useMoney, useShop, useTranslate } from '@selvedge/market';
import { Button, Disclosure, RangeSlider } from '@selvedge/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ListingResult } from '../catalog.queries.ts';
import { changed, listingSearch, type ListingParams } from '../listing.params.ts';
import styles from './PriceRange.module.css';

export interface PriceRangeProps {
  facet: ListingResult['priceFacet'];
  params: ListingParams;
  path: string;
}

/** From which price to which. Hidden when there is no range to choose from (CAT-131…133); a plain form without JavaScript. */
export function PriceRange({ facet, params, path }: PriceRangeProps) {
  const t = useTranslate();
  const toHref = useMarketHref();
  const navigate = useNavigate();
  const money = useMoney();
  const { market } = useShop();
  const [problem, setProblem] = useState<string>();
  const { lowerBoundingValue: lowest, upperBoundingValue: highest } = facet?.available ?? {};
  const chosen = params.lower !== undefined || params.upper !== undefined;
  if (!chosen && (lowest === undefined || highest === undefined || lowest === highest)) return null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [lower, upper] = [amountIn(fields.get('lowerBoundingValue')), amountIn(fields.get('upperBoundingValue'))];
    if (lower === null || upper === null) return setProblem(t('listing.price_no_number'));
    if (lower !== undefined && upper !== undefined && lower > upper) return setProblem(t('listing.price_upside_down'));
    setProblem(undefined);
    void navigate(toHref(path) + listingSearch(changed(params, { lower, upper })), { state: { keepScroll: true } });
  };
  const others = new URLSearchParams(listingSearch(changed(params, { lower: undefined, upper: undefined })));

  return (
    <Disclosure title={t('facet.price')} open={chosen}>
      <form method="get" action={toHref(path)} onSubmit={submit} noValidate className={styles.form}>
        {[...others].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
        <RangeSlider
          // What the address says now.
          key={`${params.lower} ${params.upper}`}
          legend={t('facet.price')}
          min={lowest}
          max={highest}
          lower={{ name: 'lowerBoundingValue', label: t('listing.price_from'), value: params.lower }}
          upper={{ name: 'upperBoundingValue', label: t('listing.price_to'), value: params.upper }}
          read={(typed) => amountIn(typed) ?? undefined}
          valueText={(amount) => money({ amount, currency: market.currency })}
          error={problem}
        />
        <Button type="submit" look="secondary">{t('listing.apply')}</Button>
      </form>
    </Disclosure>
  );
}

/** The amount in a field; `undefined` when empty, `null` when it is none. A comma counts as the decimal sign. */
export function amountIn(entry: FormDataEntryValue | null): number | undefined | null {
  const text = String(entry ?? '').trim().replace(',', '.');
  if (text === '') return undefined;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 ? amount : null;
}
