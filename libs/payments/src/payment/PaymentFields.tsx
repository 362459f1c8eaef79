import type { AdyenSession } from '@selvedge/api-order';
import { useTranslate } from '@selvedge/market';
import { Button, Skeleton, showToast } from '@selvedge/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentForm } from '../payment-form.ts';
import styles from './PaymentFields.module.css';

export interface PaymentFieldsProps {
  session: AdyenSession;
  type: string;
  /** The method, as the shopper calls it. */
  name: string;
  /** The form, once it can be read; nothing when it is gone. */
  onOpen: (form: PaymentForm | undefined) => void;
  /** Enter was pressed in a field. */
  onEnter: () => void;
  onRetry: () => void;
}

/** The form of a method, brought by the provider. Its place is kept before it arrives; one that does not arrive can be asked for again (PAY-045). */
export function PaymentFields({ session, type, name, onOpen, onEnter, onRetry }: PaymentFieldsProps) {
  const t = useTranslate();
  const anchor = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'opening' | 'ready' | 'failed'>('opening');
  const opened = useEffectEvent(onOpen);
  const entered = useEffectEvent(onEnter);
  const failed = useEffectEvent(() => {
    setState('failed');
    showToast({ kind: 'danger', text: t('feedback.error_payment_providers_initialization') });
  });

  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const place = anchor.current!.appendChild(document.createElement('div'));
    import('../adyen/adyen-core.ts')
      .then(({ openPaymentForm }) => openPaymentForm({ session, type, place, signal, onEnter: () => entered() }))
      .then(
        (form) => {
          if (signal.aborted) return;
          setState('ready');
          opened(form);
        },
        () => {
          if (signal.aborted) return;
          closing.abort();
          failed();
        },
      );
    return () => {
      closing.abort();
      place.remove();
      opened(undefined);
    };
  }, [session, type]);

  return (
    <div className={styles.fields} data-type={type} aria-busy={state === 'opening'}>
      {state === 'opening' && (
        <div className={styles.skeleton}>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </div>
      )}
      {state === 'failed' && (
        <div className={styles.failed}>
          <p>{t('payment.form_failed')}</p>
          <Button look="secondary" onClick={onRetry}>{t('feedback.try_again')}</Button>
        </div>
      )}
      {state === 'ready' && type !== 'scheme' && <p>{t('payment.redirect', { name })}</p>}
      <div ref={anchor} className={styles.place} hidden={state === 'failed'} />
    </div>
  );
}
