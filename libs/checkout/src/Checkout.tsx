import type { BasketEnvelope } from '@selvedge/api-order';
import { useMarketHref, usePageLink, useTranslate } from '@selvedge/market';
import { showToast, Skeleton } from '@selvedge/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useGoToStep, useStepLink } from './checkout.navigation.ts';
import { isDigitalOnly, nextStep, reachableStep, stepsOf } from './checkout.rules.ts';
import type { CheckoutStep } from './checkout.steps.ts';
import { CustomerStep } from './customer-step/CustomerStep.tsx';
import { DetailsStep } from './details-step/DetailsStep.tsx';
import { CheckoutProgress } from './progress/CheckoutProgress.tsx';
import { ShippingStep } from './shipping-step/ShippingStep.tsx';
import { SummaryStep } from './summary-step/SummaryStep.tsx';
import styles from './Checkout.module.css';

export interface CheckoutProps {
  /** The one that the address asks for. */
  step: CheckoutStep;
  /** The basket of this browser; without one, or an empty one, it goes to the basket page. */
  basketId?: string;
  envelope?: BasketEnvelope;
  /** What is bought, for the summary step. */
  lines?: ReactNode;
  /** The payment step. */
  children?: ReactNode;
}

/** The steps from a basket to its payment, one at a time (CHK-001…009). For the browser alone: the server knows no basket. */
export function Checkout({ step, basketId, envelope, lines, children }: CheckoutProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toHref = useMarketHref();
  const linkOf = useStepLink();
  const goToStep = useGoToStep();
  const basketPage = usePageLink('basketPage');
  const heading = useRef<HTMLHeadingElement>(null);
  const stepBefore = useRef(step);
  const wasFilled = useRef(false);

  const isEmpty = !basketId || !envelope || envelope.basket.quantity === 0;
  const right = isEmpty ? undefined : reachableStep(step, envelope);
  const href = toHref(right ? linkOf(right) : basketPage);
  const isElsewhere = pathname.replace(/(?<!\/)\/+$/, '') !== href;

  // Another tab has ordered or emptied it: whoever comes back to this one should not wonder where it is.
  useEffect(() => {
    if (isEmpty && wasFilled.current) showToast({ kind: 'info', text: t('checkout.basket_gone') });
    wasFilled.current = !isEmpty;
  }, [isEmpty, t]);

  // Replaced and not pushed, so that going back leaves the checkout (CHK-012).
  useEffect(() => {
    if (isElsewhere) void navigate(href, { replace: true });
  }, [isElsewhere, href, navigate]);

  useEffect(() => {
    if (stepBefore.current === step) return;
    stepBefore.current = step;
    // After the page itself, which moves the focus to its content.
    queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
  }, [step]);

  if (isEmpty || right !== step) return <Skeleton height="24rem" />;
  const { basket } = envelope;
  const done = () => goToStep(nextStep(step, basket));
  const isDigitalDetails = step === 'details' && isDigitalOnly(basket);
  return (
    <div className={styles.checkout}>
      <CheckoutProgress step={step} steps={stepsOf(basket)} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>{t(isDigitalDetails ? 'checkout.billing_address' : `checkout.title_${step}`)}</h1>
      {step === 'customer' && <CustomerStep basketId={basketId} basket={basket} onDone={done} />}
      {step === 'details' && <DetailsStep basketId={basketId} envelope={envelope} onDone={done} />}
      {step === 'shipping' && <ShippingStep basketId={basketId} envelope={envelope} onDone={done} onAddressFault={() => goToStep('details')} />}
      {step === 'summary' && <SummaryStep basketId={basketId} envelope={envelope} lines={lines} onDone={done} />}
      {step === 'payment' && children}
    </div>
  );
}
