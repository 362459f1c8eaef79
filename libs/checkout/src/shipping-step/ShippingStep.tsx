import type { BasketEnvelope } from '@selvedge/api-order';
import { ApiError } from '@selvedge/api-runtime';
import { useTranslate } from '@selvedge/market';
import { showToast } from '@selvedge/ui';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useSetShipment } from '../checkout.mutations.ts';
import { isAddressFault } from '../checkout.rules.ts';
import { keepDraft, withDraft } from '../checkout.state.ts';
import { sayFailed } from '../step-form/faults.ts';
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

const isFaultOfAddress = (error: unknown) => error instanceof ApiError && isAddressFault(error.status);

/** How it is delivered (CHK-005, CHK-113…116, CHK-124). */
export function ShippingStep({ basketId, envelope: { basket, shippingMethods = [] }, onDone, onAddressFault }: ShippingStepProps) {
  const t = useTranslate();
  const { mutateAsync } = useSetShipment(basketId);
  const wanted = useRef<string>(undefined);
  const isOnItsWay = useRef(false);
  const [shipment] = basket.shipments;
  const offered = shippingMethods.map(({ id }) => id);
  const [before] = useState(() => withDraft<ShippingValues>('shipping', { shippingMethodId: shipment?.shippingMethodId ?? '' }).shippingMethodId);
  const schema = v.object({ shippingMethodId: v.picklist(offered, t('checkout.choose_method')) });
  if (shippingMethods.length === 0) return <NoMethods />;

  const choice = ({ shippingMethodId }: ShippingValues) => ({ shippingMethodId, ...(shipment ? { id: shipment.id } : {}) });
  /** The sums follow the choice; of what is chosen while one is on its way only the newest goes after it. */
  const choose = async (id: string) => {
    wanted.current = id;
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    let sent: string;
    do {
      sent = wanted.current;
      await mutateAsync(choice({ shippingMethodId: sent })).catch((error: unknown) => {
        // Where the address is at fault, going on leads there.
        if (wanted.current === sent && !isFaultOfAddress(error)) sayFailed(error, t('feedback.error_shipping_methods_update'), true);
      });
    } while (wanted.current && wanted.current !== sent);
    isOnItsWay.current = false;
  };
  const failed = (error: unknown) => {
    if (!isFaultOfAddress(error)) return false;
    showToast({ kind: 'danger', text: t('feedback.error_address_update'), immediate: true });
    onAddressFault();
    return true;
  };
  return (
    <StepForm<ShippingValues>
      draft="shipping"
      schema={schema}
      initial={() => ({ shippingMethodId: offered.includes(before) ? before : offered[0]! })}
      save={(values) => {
        wanted.current = undefined;
        return mutateAsync(choice(values));
      }}
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
      <ShippingMethods methods={shippingMethods} isFormerGone={before !== '' && !offered.includes(before)} onChoose={(id) => void choose(id)} />
    </StepForm>
  );
}
