import type { PaymentResult } from '@selvedge/api-order';
import { useTranslate } from '@selvedge/market';
import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { nextStep } from '../payment.rules.ts';
import { openPayment, setOpenPayment, takeReturn, type OpenPayment } from '../payment.state.ts';
import { newsOfResult, type PaymentNews } from './payment-news.ts';
import { PaymentWaiting } from './PaymentWaiting.tsx';

interface PaymentProgress {
  /** What has become of the payment before, to be told beside the methods. */
  news: PaymentNews | undefined;
  /** Leaves the checkout until the payment is decided. */
  wait: (payment: OpenPayment) => void;
}

const ProgressContext = createContext<PaymentProgress | undefined>(undefined);

export function usePaymentProgress(): PaymentProgress {
  const progress = use(ProgressContext);
  if (!progress) throw new Error('A payment can be waited for only inside <PaymentReturn>. Put it around the checkout of the payment page.');
  return progress;
}

/**
 * Stands around the checkout on the payment page and takes its place while a payment is waited for: after the way back from
 * the provider, after a reload in the middle, after a lost answer. On to the receipt it goes from here, or to the methods
 * with a message. Needs no basket, for that of a paid order cannot be read any more (PAY-043, PAY-044).
 */
export function PaymentReturn({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [payment, setPayment] = useState<OpenPayment>();
  const [news, setNews] = useState<PaymentNews>();
  const progress = useMemo(() => {
    const wait = (waitedFor: OpenPayment) => {
      setOpenPayment(waitedFor);
      setPayment(waitedFor);
    };
    return { news, wait };
  }, [news]);

  // Before the first paint, and before the checkout has looked at a basket that may be ordered by now.
  useLayoutEffect(() => {
    const waitedFor = takeReturn() ?? openPayment();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows its address, and the server has rendered without
    if (waitedFor) setPayment(waitedFor);
  }, []);

  const decided = (result: PaymentResult | 'unknown') => {
    const step = result === 'unknown' ? undefined : nextStep(result);
    if (step?.do === 'go') {
      setOpenPayment(undefined);
      location.replace(step.url);
      return;
    }
    // A press that the server has never seen keeps its id: it may still be under way.
    setOpenPayment(result === 'unknown' && payment?.attemptId ? payment : undefined);
    setNews(newsOfResult(result, t));
    setPayment(undefined);
  };
  const otherWay = () => {
    setOpenPayment(undefined);
    setNews(undefined);
    setPayment(undefined);
  };

  if (payment) return <PaymentWaiting payment={payment} onDecided={decided} onOtherWay={otherWay} />;
  return <ProgressContext value={progress}>{children}</ProgressContext>;
}
