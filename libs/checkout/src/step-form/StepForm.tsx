import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Problem } from '@selvedge/api-order';
import { ApiError } from '@selvedge/api-runtime';
import { useTranslate } from '@selvedge/market';
import { Button, ErrorSummary } from '@selvedge/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, get, set, useForm, type DefaultValues, type FieldErrors, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { forgetDraft, keepDraft } from '../checkout.state.ts';
import { faultsOf, fieldId, sayFailed, type Fault } from './faults.ts';
import styles from './StepForm.module.css';

export interface StepFormProps<Values extends FieldValues> {
  /** Under which name its draft is kept. */
  draft: string;
  schema: GenericSchema<Values, Values>;
  /** What it begins with, asked once. */
  initial: () => Values;
  /** @throws ApiError what the server says against it */
  save: (values: Values) => Promise<unknown>;
  onSaved: (values: Values) => void;
  /** A failure that the step deals with itself: answers whether it did. */
  onFailed?: (error: unknown) => boolean;
  /** Text of a failure that belongs to no field. */
  failure: string;
  /** The words of the server are better than ours (CHK-116). */
  prefersServer?: boolean;
  /** The server's name of a field in the form's words. */
  fieldOf?: (field: string) => string;
  submitLabel: string;
  children: ReactNode;
}

/**
 * The form of a step. Errors come when a field is left or the form is sent, never while typing; what the server says against
 * a field stands at that field. What is typed is kept until the basket has it, and is sent once however often it is pressed.
 */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const { draft, schema, initial, save, onSaved, onFailed, failure, prefersServer = false, fieldOf = (field) => field, submitLabel, children } = props;
  const t = useTranslate();
  const [defaultValues] = useState(initial);
  const [summary, setSummary] = useState<{ round: number; faults: Fault[] }>({ round: 0, faults: [] });
  const check: Resolver<Values, unknown, Values> = valibotResolver(schema);
  /** What the server has said against which values: it holds until the value is another one, or the server is asked again. */
  const refusals = useRef<(Fault & { value: unknown })[]>([]);
  const form = useForm<Values, unknown, Values>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: async (values, context, options) => {
      const checked = await check(values, context, options);
      const standing = refusals.current.filter(({ field, value }) => get(values, field) === value && !get(checked.errors, field));
      if (standing.length === 0) return checked;
      const errors = { ...checked.errors } as FieldErrors<Values>;
      for (const { field, message } of standing) set(errors, field, { type: 'server', message });
      return { values: {}, errors };
    },
  });
  const { isSubmitting, errors } = form.formState;
  const summed = summary.faults.map(({ field, message }) => {
    const standing = get(errors, field) as { message?: string } | undefined;
    return { id: fieldId(field), message: standing?.message ?? message, isSolved: !standing };
  });
  const left = summed.filter(({ isSolved }) => !isSolved).length;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          keepDraft(draft, values);
          if (name && type === 'change') form.clearErrors(name as FieldPath<Values>);
        },
      }),
    [form, draft],
  );

  const sumUp = (faults: Fault[]) => setSummary(({ round }) => ({ round: round + 1, faults }));

  const send = async (values: Values) => {
    try {
      await save(values);
    } catch (error) {
      if (!onFailed?.(error)) tell(error);
      return;
    }
    forgetDraft(draft);
    sumUp([]);
    onSaved(values);
  };

  function tell(error: unknown) {
    const { status, result } = error instanceof ApiError ? error : { status: 0, result: undefined };
    const problem = result as Problem | undefined;
    const faults = (status === 400 ? (problem?.errors ?? []) : []).map(({ field, message }) => ({ field: fieldOf(field), message })).filter(({ field }) => document.getElementById(fieldId(field)));
    refusals.current = faults.map((fault) => ({ ...fault, value: form.getValues(fault.field as FieldPath<Values>) }));
    for (const { field, message } of faults) form.setError(field as FieldPath<Values>, { type: 'server', message });
    sumUp(faults);
    if (faults.length === 0) sayFailed(error, t(failure), prefersServer);
  }

  const submit = (event: FormEvent) => {
    refusals.current = [];
    void form.handleSubmit(send, (errors: FieldErrors<Values>) => sumUp(faultsOf(errors)))(event);
  };

  return (
    <FormProvider {...form}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <ErrorSummary key={summary.round} title={left > 0 ? t('checkout.errors', { count: left }) : t('checkout.errors_solved')} errors={summed} />
        {children}
        {/* Leaving a field may bring an error above the button, which would then slip away under the pointer. */}
        <Button type="submit" busy={isSubmitting} className={styles.submit} onMouseDown={(event) => event.preventDefault()}>
          {submitLabel}
        </Button>
      </form>
    </FormProvider>
  );
}
