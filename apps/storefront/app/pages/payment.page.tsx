import { Payment, PaymentReturn } from '@selvedge/payments';
import { definePage } from '../define-page.ts';
import { CheckoutSteps } from './CheckoutSteps.tsx';

/** The last step, and where shoppers come back to from a bank. */
export const page = definePage({
  Component: function PaymentPage({ page }) {
    return (
      <PaymentReturn>
        <CheckoutSteps page={page} payment={(basketId, envelope) => <Payment basketId={basketId} envelope={envelope} />} />
      </PaymentReturn>
    );
  },
});
