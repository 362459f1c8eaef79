import { useMarketHref, useMoney, useShop, useTranslate } from '@selvedge/market';
import { Button, Disclosure, RangeSlider } from '@selvedge/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ListingResult } from '../catalog.queries.ts';
import { amountIn, type ListingParams } from '../listing.params.ts';
import styles from './PriceRange.module.css';

export interface PriceRangeProps {
  facet: ListingResult['priceFacet'];
  params: ListingParams;
  hrefOf: (change: Partial<ListingParams>) => string;
}

/** From which price to which: two thumbs and two fields, and what is wrong with what was typed. */
export function PriceRange({ facet, params: { lower, upper }, hrefOf }: PriceRangeProps) {
  const t = useTranslate();
  const toHref = useMarketHref();
  const navigate = useNavigate();
  const money = useMoney();
  const { market: { currency }, money: { decimal } } = useShop();
  const [problem, setProblem] = useState<string>();
  const [known, setKnown] = useState({ lower, upper });
  // Other bounds by another way: what was typed is gone, and with it what was wrong.
  if (known.lower !== lower || known.upper !== upper) {
    setKnown({ lower, upper });
    setProblem(undefined);
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [from, to] = ['lowerBoundingValue', 'upperBoundingValue'].map((name) => amountIn(String(fields.get(name))));
    if (from === null || to === null) return setProblem(t('listing.price_no_number'));
    if (from !== undefined && to !== undefined && from > to) return setProblem(t('listing.price_upside_down'));
    setProblem(undefined);
    void navigate(toHref(hrefOf({ lower: from, upper: to })), { state: { keepScroll: true } });
  };

  return (
    <Disclosure title={t('facet.price')} open={lower !== undefined || upper !== undefined}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <RangeSlider
          legend={t('facet.price')}
          min={facet?.available.lowerBoundingValue}
          max={facet?.available.upperBoundingValue}
          lower={{ name: 'lowerBoundingValue', label: t('listing.price_from'), value: lower }}
          upper={{ name: 'upperBoundingValue', label: t('listing.price_to'), value: upper }}
          read={(typed) => amountIn(typed) ?? undefined}
          write={(amount) => String(amount).replace('.', decimal)}
          valueText={(amount) => money({ amount, currency })}
          error={problem}
        />
        <Button type="submit" look="secondary">{t('listing.apply')}</Button>
      </form>
    </Disclosure>
  );
}
