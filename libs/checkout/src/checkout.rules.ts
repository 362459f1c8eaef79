import type { Basket, BasketEnvelope } from '@selvedge/api-order';
import { checkoutSteps, stepNumber, type CheckoutStep } from './checkout.steps.ts';

/** Nothing has to be carried anywhere (CHK-028). */
export const isDigitalOnly = ({ lines }: Pick<Basket, 'lines'>): boolean => lines.length > 0 && lines.every((line) => line.isDigital);

/** The steps that this basket goes through (CHK-028). */
export const stepsOf = (basket: Pick<Basket, 'lines'>): CheckoutStep[] => checkoutSteps.filter((step) => step !== 'shipping' || !isDigitalOnly(basket));

const isDone: Record<CheckoutStep, (envelope: BasketEnvelope) => boolean> = {
  customer: ({ basket }) => Boolean(basket.email),
  details: ({ basket }) => Boolean(basket.shippingAddress && (basket.useBillingAddressForShipping || basket.billingAddress)),
  shipping: ({ basket, shippingMethods = [] }) => basket.shipments.length > 0 && basket.shipments.every(({ shippingMethodId }) => shippingMethods.some(({ id }) => id === shippingMethodId)),
  summary: ({ basket }) => basket.acceptTerms && !isShort(basket),
  payment: () => false,
};

/** The first step where something is missing; payment when nothing is (CHK-025). */
export const firstIncompleteStep = (envelope: BasketEnvelope): CheckoutStep => stepsOf(envelope.basket).find((step) => !isDone[step](envelope)) ?? 'payment';

/** The step that is shown when one is asked for: no later one than the first that is incomplete (CHK-025, CHK-028). */
export function reachableStep(wanted: CheckoutStep, envelope: BasketEnvelope): CheckoutStep {
  const incomplete = firstIncompleteStep(envelope);
  const step = stepNumber(wanted) > stepNumber(incomplete) ? incomplete : wanted;
  return stepsOf(envelope.basket).includes(step) ? step : 'summary';
}

export function nextStep(step: CheckoutStep, basket: Pick<Basket, 'lines'>): CheckoutStep {
  return stepsOf(basket).find((later) => stepNumber(later) > stepNumber(step)) ?? 'payment';
}

/** At or after the choice of delivery (CHK-017). */
export const isPastShippingMethods = (step: CheckoutStep): boolean => stepNumber(step) >= stepNumber('shipping');

/** Bonus offers and the field for promotion codes (CHK-018, CHK-019). */
export const canShowPromotion = (step: CheckoutStep): boolean => stepNumber(step) <= stepNumber('shipping');

/** Quantity and removal of lines (CHK-020, CHK-021). */
export const hasLineControls = (step: CheckoutStep): boolean => stepNumber(step) < stepNumber('summary');

/** Of a line there is less than wanted: it cannot be bought as it is. */
export const isShort = ({ lines }: Pick<Basket, 'lines'>): boolean => lines.some(({ quantity, maximumQuantity = quantity }) => maximumQuantity < quantity);

/** The address is at fault for the delivery (CHK-026, CHK-027). */
export const isAddressFault = (status: number): boolean => status >= 300 && status <= 308;
