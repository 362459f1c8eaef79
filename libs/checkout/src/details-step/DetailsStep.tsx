import { AddressFields, addressFieldsOf, addressFormValues, addressOf, addressSchema, type AddressFormValues } from '@selvedge/address';
import type { BasketEnvelope } from '@selvedge/api-order';
import { useShop, useTranslate } from '@selvedge/market';
import { CheckboxField } from '@selvedge/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useSetAddress } from '../checkout.mutations.ts';
import { isDigitalOnly } from '../checkout.rules.ts';
import { withDraft } from '../checkout.state.ts';
import { StepForm } from '../step-form/StepForm.tsx';
import { DeliveryCountry } from './DeliveryCountry.tsx';
import styles from './DetailsStep.module.css';

interface DetailsValues {
  shippingAddress: AddressFormValues;
  isSameForBilling: boolean;
  billingAddress: AddressFormValues;
}

export interface DetailsStepProps {
  basketId: string;
  envelope: BasketEnvelope;
  onDone: () => void;
}

/** Where to deliver and whom to bill (CHK-004, CHK-095…097); the billing address alone when nothing is carried (CHK-028). */
export function DetailsStep({ basketId, envelope, onDone }: DetailsStepProps) {
  const t = useTranslate();
  const country = useShop().market.country.code;
  const { mutateAsync } = useSetAddress(basketId);
  const { basket } = envelope;
  const isDigital = isDigitalOnly(basket);
  // An address of another country has other fields.
  const draft = `details-${country}`;
  const shipping = addressSchema(country, t);
  // Both addresses have the same fields: an error says which one it is about.
  const billing = addressSchema(country, t, (...words) => t('checkout.error_in_billing', { error: t(...words) }));
  const schema = v.variant('isSameForBilling', [
    v.object({ shippingAddress: shipping, isSameForBilling: v.literal(true), billingAddress: v.custom<AddressFormValues>(() => true) }),
    v.object({ shippingAddress: shipping, isSameForBilling: v.literal(false), billingAddress: billing }),
  ]);

  const save = ({ shippingAddress, billingAddress, isSameForBilling }: DetailsValues) =>
    mutateAsync({
      shippingAddress: addressOf(shippingAddress, country),
      useBillingAddressForShipping: isSameForBilling,
      ...(isSameForBilling ? {} : { billingAddress: addressOf(billingAddress, country) }),
    });

  return (
    <StepForm<DetailsValues>
      draft={draft}
      schema={schema}
      initial={() =>
        withDraft(draft, {
          shippingAddress: addressFormValues(basket.shippingAddress, country),
          isSameForBilling: isDigital || basket.useBillingAddressForShipping,
          billingAddress: addressFormValues(basket.billingAddress, country),
        })
      }
      save={save}
      onSaved={onDone}
      fieldOf={(field) => inFormWords(field, country)}
      failure="feedback.error_address_update"
      submitLabel={t(isDigital ? 'checkout.to_summary' : 'checkout.to_shipping')}
    >
      <DeliveryCountry />
      <AddressFields name="shippingAddress" purpose={isDigital ? 'billing' : 'shipping'} country={country} regions={envelope} />
      {!isDigital && <Billing country={country} envelope={envelope} />}
    </StepForm>
  );
}

/** The form has one field for a telephone number, and in some countries one for street and house number. */
function inFormWords(field: string, country: string): string {
  const hasNumber = addressFieldsOf(country).some(({ name }) => name === 'houseNumber');
  return field.replace(/\.(mobilePhoneNumber|phoneCountryCode)$/, '.phone').replace(/\.houseNumber$/, hasNumber ? '.houseNumber' : '.line1');
}

function Billing({ country, envelope }: { country: string; envelope: BasketEnvelope }) {
  const t = useTranslate();
  const { register, clearErrors } = useFormContext<DetailsValues>();
  const isSame = useWatch<DetailsValues, 'isSameForBilling'>({ name: 'isSameForBilling' });
  return (
    <>
      {/* Fields that are no longer asked for have no errors. */}
      <CheckboxField {...register('isSameForBilling', { onChange: () => clearErrors('billingAddress') })} id="isSameForBilling" label={t('checkout.same_for_billing')} />
      {!isSame && (
        <section className={styles.billing} aria-labelledby="billing-title">
          <h2 id="billing-title" className={styles.title}>{t('checkout.billing_address')}</h2>
          <AddressFields name="billingAddress" purpose="billing" country={country} regions={envelope} />
        </section>
      )}
    </>
  );
}
