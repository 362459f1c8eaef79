import { useMarketHref, useMoney, useShop, useTranslate } from '@selvedge/market';
import { RangeSlider } from '@selvedge/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { changed, listingSearch } from '../listing.params.ts';
import { PriceForm, type PriceRangeProps } from './PriceForm.tsx';

/** From which price to which: two thumbs and two fields, and what is wrong with what was typed. */
export function PriceRange(props: PriceRangeProps) {
  const { facet, params, path } = props;
  const t = useTranslate();
  const toHref = useMarketHref();
  const navigate = useNavigate();
  const money = useMoney();
  const { currency } = useShop().market;
  const [problem, setProblem] = useState<string>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [lower, upper] = [amountIn(fields.get('lowerBoundingValue')), amountIn(fields.get('upperBoundingValue'))];
    if (lower === null || upper === null) return setProblem(t('listing.price_no_number'));
    if (lower !== undefined && upper !== undefined && lower > upper) return setProblem(t('listing.price_upside_down'));
    setProblem(undefined);
    void navigate(toHref(path) + listingSearch(changed(params, { lower, upper })), { state: { keepScroll: true } });
  };

  return (
    <PriceForm {...props} onSubmit={submit}>
      <RangeSlider
        // What the address says now.
        key={`${params.lower} ${params.upper}`}
        legend={t('facet.price')}
        min={facet?.available.lowerBoundingValue}
        max={facet?.available.upperBoundingValue}
        lower={{ name: 'lowerBoundingValue', label: t('listing.price_from'), value: params.lower }}
        upper={{ name: 'upperBoundingValue', label: t('listing.price_to'), value: params.upper }}
        read={(typed) => amountIn(typed) ?? undefined}
        valueText={(amount) => money({ amount, currency })}
        error={problem}
      />
    </PriceForm>
  );
}

/** The amount in a field; `undefined` when empty, `null` when it is none. A comma counts as the decimal sign. */
export function amountIn(entry: FormDataEntryValue | null): number | undefined | null {
  const text = String(entry ?? '').trim().replace(',', '.');
  if (text === '') return undefined;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 ? amount : null;
}
