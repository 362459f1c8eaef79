import type { BasketEnvelope } from '@selvedge/api-order';
import { ApiError } from '@selvedge/api-runtime';
import { useTranslate } from '@selvedge/market';
import { showToast } from '@selvedge/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { useSetShipment } from '../checkout.mutations.ts';
import { isAddressFault } from '../checkout.rules.ts';
import { keepDraft, withDraft } from '../checkout.state.ts';
import { StepForm } from '../step-form/StepForm.tsx';
import { NoMethods } from './NoMethods.tsx';
import { ShippingMethods } from './ShippingMethods.tsx';

export interface ShippingValues {
  shippingMethodId: string;
}

export interface ShippingStepProps {
  basketId: string;
  envelope: BasketEnvelope;
  onDone: () => void;
  onAddressFault: () => void;
}

/** How it is delivered (CHK-005, CHK-113…116, CHK-124). */
export function ShippingStep({ basketId, envelope: { basket, shippingMethods = [] }, onDone, onAddressFault }: ShippingStepProps) {
  const t = useTranslate();
  const { mutate, mutateAsync } = useSetShipment(basketId);
  const [shipment] = basket.shipments;
  const offered = shippingMethods.map(({ id }) => id);
  const [before] = useState(() => withDraft<ShippingValues>('shipping', { shippingMethodId: shipment?.shippingMethodId ?? '' }).shippingMethodId);
  const schema = v.object({ shippingMethodId: v.picklist(offered, t('checkout.choose_method')) });
  if (shippingMethods.length === 0) return <NoMethods />;

  const choice = ({ shippingMethodId }: ShippingValues) => ({ shippingMethodId, ...(shipment ? { id: shipment.id } : {}) });
  const failed = (error: unknown) => {
    if (!(error instanceof ApiError && isAddressFault(error.status))) return false;
    showToast({ kind: 'danger', text: t('feedback.error_address_update'), immediate: true });
    onAddressFault();
    return true;
  };
  return (
    <StepForm<ShippingValues>
      draft="shipping"
      schema={schema}
      initial={() => ({ shippingMethodId: offered.includes(before) ? before : offered[0]! })}
      save={(values) => mutateAsync(choice(values))}
      onSaved={(values) => {
        // Kept to be able to say later that this method is no longer offered.
        keepDraft('shipping', values);
        onDone();
      }}
      onFailed={failed}
      failure="feedback.error_shipping_methods_update"
      prefersServer
      submitLabel={t('checkout.to_summary')}
    >
      {/* The sums are right as soon as it is chosen; what speaks against it is said when the form is sent. */}
      <ShippingMethods methods={shippingMethods} isFormerGone={before !== '' && !offered.includes(before)} onChoose={(shippingMethodId) => mutate(choice({ shippingMethodId }))} />
    </StepForm>
  );
}
