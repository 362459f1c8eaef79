import { AddressLines } from '@selvedge/address';
import { openReceipt, type Order, type Problem } from '@selvedge/api-order';
import { ApiError, apiOf } from '@selvedge/api-runtime';
import { useShop, useTranslate } from '@selvedge/market';
import { Button, TextField } from '@selvedge/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import styles from './ReceiptAddresses.module.css';

export interface ReceiptAddressesProps {
  order: Order;
  /** Where the opened receipt goes. */
  queryKey: readonly unknown[];
}

/** To whom it goes, only for those who may know (ORD-022). */
export function ReceiptAddresses({ order, queryKey }: ReceiptAddressesProps) {
  const t = useTranslate();
  const { email, shippingAddress, billingAddress, isMasked, orderId } = order;
  if (!shippingAddress && !billingAddress && !email && !isMasked) return null;
  return (
    <section className={styles.addresses}>
      {shippingAddress && (
        <div>
          <h2>{t('receipt.shipping_address')}</h2>
          <AddressLines address={shippingAddress} />
        </div>
      )}
      {billingAddress && (
        <div>
          <h2>{t('receipt.billing_address')}</h2>
          <AddressLines address={billingAddress} />
        </div>
      )}
      {email && (
        <div>
          <h2>{t('receipt.contact')}</h2>
          {/* Where it does not fit, its domain goes into the next line. */}
          <p className={styles.email}>{email.split('@')[0]}<wbr />{email.slice(email.split('@')[0]!.length)}</p>
        </div>
      )}
      {isMasked && <Proof orderId={orderId} queryKey={queryKey} />}
    </section>
  );
}

/** Asks for the e-mail address of the order, which opens the rest of it. */
function Proof({ orderId, queryKey }: { orderId: string; queryKey: readonly unknown[] }) {
  const t = useTranslate();
  const { market } = useShop();
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const { mutate, error, isPending } = useMutation({
    mutationKey: [openReceipt.id],
    mutationFn: async (email: string) => {
      if (!email) throw new NothingTyped();
      return apiOf(queryClient).call(openReceipt, { catalog: market.id, orderId, body: { email } });
    },
    onSuccess: (opened) => queryClient.setQueryData(queryKey, opened),
    onError: () => field.current?.focus(),
    networkMode: 'always',
    gcTime: 0,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(field.current!.value.trim());
  };
  const words = error instanceof NothingTyped ? t('receipt.email_missing') : error && (wordsOf(error) ?? t('feedback.error_generic'));
  return (
    <form className={styles.proof} onSubmit={submit} noValidate>
      <p>{t('receipt.masked')}</p>
      <TextField ref={field} label={t('receipt.email')} name="email" type="email" autoComplete="email" inputMode="email" maxLength={254} error={words ?? undefined} />
      <Button type="submit" look="secondary" busy={isPending}>{t('receipt.open')}</Button>
    </form>
  );
}

class NothingTyped extends Error {}

/** What the server says, in the market's language. */
function wordsOf(error: Error): string | undefined {
  const { message, errors } = ((error instanceof ApiError && error.result) || {}) as Partial<Problem>;
  return errors?.[0]?.message ?? message;
}
