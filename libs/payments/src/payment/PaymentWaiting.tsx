import type { PaymentResult } from '@selvedge/api-order';
import { apiOf } from '@selvedge/api-runtime';
import { useShop, useTranslate } from '@selvedge/market';
import { Button } from '@selvedge/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { untilDecided } from '../payment.mutations.ts';
import type { OpenPayment } from '../payment.state.ts';
import styles from './PaymentWaiting.module.css';

export interface PaymentWaitingProps {
  payment: OpenPayment;
  onDecided: (result: PaymentResult | 'unknown') => void;
  /** The shopper does not want to wait any longer. */
  onOtherWay: () => void;
}

/** Asks how a payment stands, and when that takes too long says what will happen (PAY-043, PAY-044). */
export function PaymentWaiting({ payment, onDecided, onOtherWay }: PaymentWaitingProps) {
  const t = useTranslate();
  const { market } = useShop();
  const api = apiOf(useQueryClient());
  const heading = useRef<HTMLHeadingElement>(null);
  const [round, setRound] = useState(1);
  const [lateRound, setLateRound] = useState(0);
  const isLate = lateRound === round;
  const decided = useEffectEvent(onDecided);

  useEffect(() => {
    const leaving = new AbortController();
    void untilDecided(api, market.id, payment, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return;
      if (result) decided(result);
      else setLateRound(round);
    });
    return () => leaving.abort();
  }, [api, market.id, payment, round]);
  useEffect(() => heading.current?.focus(), [isLate]);

  return (
    <section className={styles.waiting} aria-busy={!isLate}>
      <h1 ref={heading} tabIndex={-1}>{t(isLate ? 'payment.undecided_title' : 'payment.waiting_title')}</h1>
      {!isLate && <div className={styles.bar} aria-hidden="true" />}
      <p role="status">{t(isLate ? 'payment.undecided' : 'payment.waiting')}</p>
      {isLate && (
        <div className={styles.actions}>
          <Button onClick={() => setRound(round + 1)}>{t('payment.ask_again')}</Button>
          <Button look="secondary" onClick={onOtherWay}>{t('payment.other_way')}</Button>
        </div>
      )}
    </section>
  );
}
