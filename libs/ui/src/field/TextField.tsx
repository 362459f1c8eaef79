import type { ComponentProps } from 'react';
import { Field, useFieldIds, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'className'>;

const leftToRight = new Set(['numeric', 'decimal', 'tel', 'email', 'url']);

/** One line of text. Takes everything an input takes, so that a form library's `register` can be spread on it. */
export function TextField({ label, error, hint, optional, ...input }: TextFieldProps) {
  const { id, aria } = useFieldIds({ ...input, error, hint });
  // Numbers and addresses run from left to right in every language, and start where the language starts.
  const isNeutral = leftToRight.has(input.inputMode ?? '') || leftToRight.has(input.type ?? '');
  return (
    <Field id={id} label={label} error={error} hint={hint} optional={optional}>
      <input {...input} {...aria} id={id} className={styles.control} data-neutral={isNeutral || undefined} dir={isNeutral ? 'ltr' : input.dir} />
    </Field>
  );
}
