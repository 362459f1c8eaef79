export { Checkout, type CheckoutProps } from './Checkout.tsx';
export { canShowPromotion, firstIncompleteStep, hasLineControls, isPastShippingMethods } from './checkout.rules.ts';
export { forgetDrafts } from './checkout.state.ts';
export { checkoutSteps, stepNumber, stepOfPath, type CheckoutStep } from './checkout.steps.ts';
export { CheckoutProgress, type CheckoutProgressProps } from './progress/CheckoutProgress.tsx';
