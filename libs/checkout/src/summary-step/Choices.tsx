import { ShopLink, useShop, useTranslate } from '@selvedge/market';
import { CheckboxField } from '@selvedge/ui';
import { useFormContext } from 'react-hook-form';
import type { SummaryValues } from './SummaryStep.tsx';

/** Newsletter, as one likes, and terms, which must be accepted (CHK-036). Nothing is ticked beforehand. */
export function Choices() {
  const t = useTranslate();
  const { siteLinks } = useShop();
  const { register, formState: { errors } } = useFormContext<SummaryValues>();
  const terms = siteLinks.terms.default ?? Object.values(siteLinks.terms)[0];
  const name = t('checkout.terms');
  // A text leaves a placeholder standing that it is not given: the link goes there.
  const [before, after = ''] = t('checkout.accept_terms').split('{terms}');
  const link = terms ? <ShopLink to={terms} newTab aria-label={t('checkout.terms_new_tab', { terms: name })}>{name}</ShopLink> : name;
  return (
    <div>
      <CheckboxField {...register('acceptNewsletter')} id="acceptNewsletter" label={t('checkout.accept_newsletter')} />
      <CheckboxField {...register('acceptTerms')} id="acceptTerms" aria-required label={<>{before}{link}{after}</>} error={errors.acceptTerms?.message} />
    </div>
  );
}
