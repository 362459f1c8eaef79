import type { ShippingMethod } from '@selvedge/api-order';
import { formatDate, type Translate } from '@selvedge/market';

/** When it will be there, as far as anybody says so (CHK-108). */
export function deliveryPrediction({ deliveryPrediction: said, predictedDeliveryDate, predictionCutoffLocale: cutoff }: ShippingMethod, t: Translate): string | undefined {
  if (said || !predictedDeliveryDate) return said;
  // At noon, so that it is the same day wherever it is read.
  const date = formatDate(new Date(`${predictedDeliveryDate}T12:00`));
  return cutoff ? t('checkout.expected_before', { date, cutoff }) : t('checkout.expected', { date });
}
