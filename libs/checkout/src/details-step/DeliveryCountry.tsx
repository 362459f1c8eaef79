import { getCountries } from '@selvedge/api-order';
import { ask } from '@selvedge/api-runtime';
import { usePageLink, useShop, useTranslate } from '@selvedge/market';
import { showToast } from '@selvedge/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import styles from './DetailsStep.module.css';

/** The country of every address here is the market's; another country is another market (CHK-041, CHK-101, CHK-103). */
export function DeliveryCountry() {
  const t = useTranslate();
  const { market } = useShop();
  const checkout = usePageLink('checkoutPage');
  const { data, isError } = useQuery(ask(getCountries, { catalog: market.id }));
  const name = data?.find(({ country }) => country === market.country.code)?.name;
  const isMissing = isError || (data !== undefined && name === undefined);

  useEffect(() => {
    if (isMissing) showToast({ kind: 'danger', text: t('feedback.error_no_countries') });
  }, [isMissing, t]);

  return (
    <p className={styles.country}>
      <span>{t('checkout.country', { country: name ?? market.country.name })}</span>
      {/* Without a market in front: the choice of the country comes first, then the checkout there. */}
      <a href={checkout}>{t('checkout.change_country')}</a>
    </p>
  );
}
