import type { ShippingMethod } from '@selvedge/api-order';
import { useDate, useTranslate } from '@selvedge/market';

/** When it will be there, as far as anybody says so (CHK-108). */
export function useDeliveryPrediction(): (method: ShippingMethod) => string | undefined {
  const t = useTranslate();
  const write = useDate();
  return ({ deliveryPrediction: said, predictedDeliveryDate, predictionCutoffLocale: cutoff }) => {
    if (said || !predictedDeliveryDate) return said;
    const date = write(predictedDeliveryDate);
    return cutoff ? t('checkout.expected_before', { date, cutoff }) : t('checkout.expected', { date });
  };
}
