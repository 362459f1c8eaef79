import { useMarketHref, usePageLink } from '@selvedge/market';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { pathOfStep, type CheckoutStep } from './checkout.steps.ts';

/** Where a step is below the market, for a `ShopLink`. */
export function useStepLink(): (step: CheckoutStep) => string {
  const checkout = usePageLink('checkoutPage');
  return useCallback((step) => checkout + pathOfStep(step), [checkout]);
}

/** Goes to a step. */
export function useGoToStep(): (step: CheckoutStep) => void {
  const navigate = useNavigate();
  const toHref = useMarketHref();
  const linkOf = useStepLink();
  return (step) => {
    const href = toHref(linkOf(step));
    // The payment step has a content security policy of its own, which only a document brings along.
    if (step === 'payment') location.assign(href);
    else void navigate(href);
  };
}
