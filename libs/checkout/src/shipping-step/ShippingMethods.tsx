import type { ShippingMethod } from '@selvedge/api-order';
import { useMoney, useTranslate } from '@selvedge/market';
import { RadioCard, RadioCards } from '@selvedge/ui';
import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDeliveryPrediction } from './delivery-prediction.ts';
import type { ShippingValues } from './ShippingStep.tsx';
import styles from './ShippingMethods.module.css';

/** The ways of delivery as cards: name, price, prediction (CHK-106, CHK-108, CHK-124). */
export function ShippingMethods({ methods, isFormerGone, onChoose }: { methods: readonly ShippingMethod[]; isFormerGone: boolean; onChoose: (id: string) => void }) {
  const t = useTranslate();
  const money = useMoney();
  const prediction = useDeliveryPrediction();
  const { register, formState: { errors, isSubmitting } } = useFormContext<ShippingValues>();
  const chosen = useWatch<ShippingValues, 'shippingMethodId'>({ name: 'shippingMethodId' });
  const field = register('shippingMethodId', { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => !isSubmitting && onChoose(target.value) });
  const isGone = isFormerGone || !methods.some(({ id }) => id === chosen);
  return (
    <>
      {isGone && <p role="alert" className={styles.gone}>{t('checkout.method_gone')}</p>}
      <RadioCards legend={t('checkout.shipping_methods')} error={errors.shippingMethodId?.message}>
        {methods.map((method, index) => (
          <RadioCard
            key={method.id}
            {...field}
            // The first one is where the summary of errors leads.
            id={index === 0 ? 'shippingMethodId' : undefined}
            value={method.id}
            label={method.name}
            detail={prediction(method)}
            aside={method.freeShipping || method.price.amount === 0 ? t('checkout.free') : money(method.price)}
          />
        ))}
      </RadioCards>
    </>
  );
}
