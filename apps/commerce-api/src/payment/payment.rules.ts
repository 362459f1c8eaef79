import type { CancelReason, PaymentAction, PaymentState } from '../storage/schema.ts';

/** What can happen to a payment. */
export type PaymentEvent =
  /** Goods are held for so many ms more. */
  | { kind: 'action'; action: PaymentAction; holdFor: number }
  | { kind: 'authorised'; reference: string; amount: number; currency: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'given-up'; reason: CancelReason }
  | { kind: 'expired' };

/** What is to be done about it. */
export type Step =
  | { do: 'nothing' }
  /** The shopper has something to do at the provider. */
  | { do: 'wait' }
  | { do: 'place' }
  | { do: 'release'; as: 'refused' | 'expired' | 'cancelled'; reason: CancelReason }
  /** Take the goods again and place the order, or else void. */
  | { do: 'revive' }
  | { do: 'void' };

export interface Asked {
  state: PaymentState;
  amount: number;
  currency: string;
}

/** The state table of docs/decisions/0009. Whether an authorisation has been seen before is not its business. */
export function stepFor({ state, amount, currency }: Asked, event: PaymentEvent): Step {
  const isOpen = state === 'started' || state === 'pending';
  switch (event.kind) {
    case 'action':
      return state === 'started' ? { do: 'wait' } : { do: 'nothing' };
    case 'authorised':
      if (event.amount !== amount || event.currency !== currency) return { do: 'void' };
      if (isOpen) return { do: 'place' };
      return state === 'refused' || state === 'expired' ? { do: 'revive' } : { do: 'void' };
    case 'refused':
      return isOpen ? { do: 'release', as: 'refused', reason: 'refused' } : { do: 'nothing' };
    case 'given-up':
      return isOpen ? { do: 'release', as: 'cancelled', reason: event.reason } : { do: 'nothing' };
    case 'expired':
      return isOpen ? { do: 'release', as: 'expired', reason: 'expired' } : { do: 'nothing' };
  }
}
