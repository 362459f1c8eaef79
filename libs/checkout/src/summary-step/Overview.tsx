import { AddressLines } from '@selvedge/address';
import type { BasketEnvelope } from '@selvedge/api-order';
import { ShopLink, useMoney, useTranslate } from '@selvedge/market';
import { VisuallyHidden } from '@selvedge/ui';
import type { ReactNode } from 'react';
import { useStepLink } from '../checkout.navigation.ts';
import { isDigitalOnly } from '../checkout.rules.ts';
import type { CheckoutStep } from '../checkout.steps.ts';
import { useDeliveryPrediction } from '../shipping-step/delivery-prediction.ts';
import styles from './Overview.module.css';

/** Who, where and how, each with a way to change it (CHK-137). */
export function Overview({ envelope: { basket, shippingMethods = [] } }: { envelope: BasketEnvelope }) {
  const t = useTranslate();
  const money = useMoney();
  const prediction = useDeliveryPrediction();
  const { email, shippingAddress, billingAddress, useBillingAddressForShipping } = basket;
  const method = shippingMethods.find(({ id }) => id === basket.shipments[0]?.shippingMethodId);
  const isDigital = isDigitalOnly(basket);
  return (
    <div className={styles.overview}>
      <Part title={t('checkout.email')} change="customer">
        <p><bdi>{email}</bdi></p>
      </Part>
      {shippingAddress && (
        <Part title={t(isDigital ? 'checkout.billing_address' : 'checkout.shipping_address')} change="details">
          <AddressLines address={shippingAddress} />
        </Part>
      )}
      {!isDigital && (
        <Part title={t('checkout.billing_address')} change="details">
          {useBillingAddressForShipping || !billingAddress ? <p>{t('checkout.same_address')}</p> : <AddressLines address={billingAddress} />}
        </Part>
      )}
      {method && (
        <Part title={t('checkout.shipping_method')} change="shipping">
          <p>
            {method.name} · {method.freeShipping || method.price.amount === 0 ? t('checkout.free') : money(method.price)}
          </p>
          <p className={styles.detail}>{prediction(method)}</p>
        </Part>
      )}
    </div>
  );
}

function Part({ title, change, children }: { title: string; change: CheckoutStep; children: ReactNode }) {
  const t = useTranslate();
  const linkOf = useStepLink();
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.content}>{children}</div>
      <ShopLink to={linkOf(change)} className={styles.change}>
        {t('checkout.change')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ShopLink>
    </section>
  );
}
