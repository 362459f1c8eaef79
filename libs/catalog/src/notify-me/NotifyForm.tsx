import { valibotResolver } from '@hookform/resolvers/valibot';
import { ApiError } from '@selvedge/api-runtime';
import { ShopLink, useShop, useTranslate, type FlyoutParameters } from '@selvedge/market';
import { isEmail } from '@selvedge/market/email';
import { Button, CheckboxField, ErrorSummary, TextField } from '@selvedge/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { notifyMeChanges } from './notify-me.queries.ts';
import styles from './NotifyMe.module.css';

interface NotifyValues {
  email: string;
  acceptTerms: boolean;
  acceptNewsletter: boolean;
}
type Field = keyof NotifyValues;
interface Fault {
  field?: Field;
  message: string;
}

const fields: readonly Field[] = ['email', 'acceptTerms', 'acceptNewsletter'];

export interface NotifyFormProps {
  parameters: FlyoutParameters['notifyMe'];
  onSent: (email: string) => void;
}

/** Where the mail goes, and that the terms are accepted; nothing is ticked beforehand (STO-032). Errors come when a field is left or the form is sent, and are summed up above. */
export function NotifyForm({ parameters: { kind, product, variant }, onSent }: NotifyFormProps) {
  const t = useTranslate();
  const { market, siteLinks } = useShop();
  const id = useId();
  const [attempt, setAttempt] = useState<{ round: number; faults: Fault[] }>({ round: 0, faults: [] });
  const { mutateAsync: subscribe } = useMutation(notifyMeChanges.subscribe(useQueryClient(), market.id, kind === 'goingLive' ? 'goingLive' : 'stock'));
  // Slips are caught here; which addresses there are, the server knows better.
  const schema = v.object({
    email: v.pipe(v.string(), v.trim(), v.nonEmpty(t('notify_me.required')), v.check(isEmail, t('notify_me.email_invalid'))),
    acceptTerms: v.pipe(v.boolean(), v.literal(true, t('notify_me.terms_required'))),
    acceptNewsletter: v.boolean(),
  });
  const { register, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm<NotifyValues>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: { email: '', acceptTerms: false, acceptNewsletter: false },
    resolver: valibotResolver(schema as v.GenericSchema<NotifyValues, NotifyValues>),
  });
  const sumUp = (faults: Fault[]) => setAttempt(({ round }) => ({ round: round + 1, faults }));

  const send = async (values: NotifyValues) => {
    try {
      await subscribe({ ...values, productId: product.id, ...(variant ? { sku: variant.id } : {}), ...(variant?.ean ? { ean: variant.ean } : {}) });
    } catch (error) {
      const faults = faultsIn(error);
      for (const { field, message } of faults) if (field) setError(field, { type: 'server', message });
      sumUp(faults.length > 0 ? faults : [{ message: t('notify_me.failed') }]);
      return;
    }
    onSent(values.email);
  };
  const summed = attempt.faults.map(({ field, message }) => {
    const standing = field && errors[field];
    const words = standing?.message ?? message;
    return { ...(field ? { id: `${id}-${field}` } : {}), message: field === 'email' ? `${t('notify_me.email')}: ${words}` : words, isSolved: field && !standing };
  });
  const left = summed.filter(({ isSolved }) => !isSolved).length;
  const title = !attempt.faults.some(({ field }) => field) ? t('notify_me.not_sent') : left > 0 ? t('notify_me.errors', { count: left }) : t('notify_me.errors_solved');
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void handleSubmit(send, (found) => sumUp(fields.flatMap((field) => (found[field]?.message ? { field, message: found[field].message } : []))))(event)}
    >
      <ErrorSummary key={attempt.round} title={title} errors={summed} />
      <TextField {...register('email')} id={`${id}-email`} type="email" inputMode="email" autoComplete="email" autoCapitalize="off" spellCheck={false} aria-required label={t('notify_me.email')} error={errors.email?.message} />
      <div>
        <CheckboxField {...register('acceptTerms')} id={`${id}-acceptTerms`} aria-required label={<TermsLabel terms={siteLinks.terms.default ?? Object.values(siteLinks.terms)[0]} />} error={errors.acceptTerms?.message} />
        <CheckboxField {...register('acceptNewsletter')} id={`${id}-acceptNewsletter`} label={t('notify_me.accept_newsletter')} />
      </div>
      {/* Leaving a field may bring an error above the button, which would then slip away under the pointer. */}
      <Button type="submit" busy={isSubmitting} onMouseDown={(event) => event.preventDefault()}>{t('notify_me.send')}</Button>
    </form>
  );
}

function TermsLabel({ terms }: { terms: string | undefined }) {
  const t = useTranslate();
  const name = t('notify_me.terms');
  // A text leaves a placeholder standing that it is not given: the link goes there.
  const [before, after = ''] = t('notify_me.accept_terms').split('{terms}');
  return <>{before}{terms ? <ShopLink to={terms} newTab aria-label={t('notify_me.terms_new_tab', { terms: name })}>{name}</ShopLink> : name}{after}</>;
}

/** Wrong, needless (it can be bought) or too often: what the server says of these is for the shopper. */
const saidByServer = new Set([400, 409, 429]);

/** What the server says against fields of the form, or else of the request as a whole. */
function faultsIn(error: unknown): Fault[] {
  if (!(error instanceof ApiError) || !saidByServer.has(error.status)) return [];
  const { errors = [], message } = (error.result ?? {}) as { errors?: { field: string; message: string }[]; message?: string };
  const known = errors.flatMap(({ field, message: words }) => (fields.includes(field as Field) ? [{ field: field as Field, message: words }] : []));
  return known.length > 0 || !message ? known : [{ message }];
}
