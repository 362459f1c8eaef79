import type { Basket } from '@selvedge/api-order';
import { ShopLink, useFeature, usePageLink, useTranslate } from '@selvedge/market';
import { isEmail } from '@selvedge/market/email';
import { TextField } from '@selvedge/ui';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { useContinueAsGuest } from '../checkout.mutations.ts';
import { withDraft } from '../checkout.state.ts';
import { StepForm } from '../step-form/StepForm.tsx';

interface CustomerValues {
  email: string;
}

export interface CustomerStepProps {
  basketId: string;
  basket: Basket;
  onDone: () => void;
}

/** Who buys: a guest with an e-mail address (CHK-003, CHK-029…031). */
export function CustomerStep({ basketId, basket, onDone }: CustomerStepProps) {
  const t = useTranslate();
  const basketPage = usePageLink('basketPage');
  const hasAccounts = useFeature('customerAccounts');
  const { mutateAsync } = useContinueAsGuest(basketId);
  // Slips are caught here; which addresses there are, the server knows better.
  const schema = v.object({
    email: v.pipe(v.string(), v.trim(), v.nonEmpty(t('checkout.email_required')), v.check(isEmail, t('checkout.email_invalid'))),
  });
  return (
    <>
      <p>{t(hasAccounts ? 'checkout.guest_text_accounts' : 'checkout.guest_text')}</p>
      <StepForm<CustomerValues>
        draft="customer"
        schema={schema}
        initial={() => withDraft('customer', { email: basket.email ?? '' })}
        save={({ email }) => mutateAsync(email)}
        onSaved={onDone}
        failure="feedback.error_checkout_update"
        submitLabel={t('checkout.continue_as_guest')}
      >
        <EmailField />
      </StepForm>
      <p>
        <ShopLink to={basketPage}>{t('checkout.back_to_basket')}</ShopLink>
      </p>
    </>
  );
}

function EmailField() {
  const t = useTranslate();
  const { register, formState: { errors } } = useFormContext<CustomerValues>();
  return (
    <TextField
      {...register('email')}
      id="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      aria-required
      label={t('checkout.email')}
      hint={t('checkout.email_hint')}
      error={errors.email?.message}
    />
  );
}
