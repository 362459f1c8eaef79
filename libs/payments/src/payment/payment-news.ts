import type { PaymentResult } from '@selvedge/api-order';
import type { Translate } from '@selvedge/market';
import { nextStep, troubleOf } from '../payment.rules.ts';

/** What a shopper is told about a payment, and where it can be put right. */
export interface PaymentNews {
  text: string;
  link?: 'basketPage' | 'checkoutPage';
}

/** For a payment that came to nothing, or that nobody knows. */
export function newsOfResult(result: PaymentResult | 'unknown', t: Translate): PaymentNews {
  if (result === 'unknown') return { text: t('payment.not_started') };
  const step = nextStep(result);
  if (step.do === 'perform') return { text: t('payment.not_finished') };
  return { text: (step.do === 'tell' && step.message) || t('payment.error') };
}

/** For a call that was refused. */
export function newsOfError(error: unknown, t: Translate): PaymentNews {
  const { kind, message } = troubleOf(error);
  switch (kind) {
    case 'total':
      return { text: message ?? t('payment.total_changed') };
    case 'basket':
      return { text: message ?? t('payment.basket_changed'), link: 'basketPage' };
    case 'checkout':
      return { text: message ?? t('payment.checkout_incomplete'), link: 'checkoutPage' };
    default:
      return { text: message ?? t('payment.error') };
  }
}
