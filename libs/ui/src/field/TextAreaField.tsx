import type { ComponentProps } from 'react';
import { Field, useFieldIds, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'>;

/** Several lines of text; grows with what is typed, up to half the screen. */
export function TextAreaField({ label, error, hint, optional, rows = 3, ...area }: TextAreaFieldProps) {
  const { id, aria } = useFieldIds({ ...area, error, hint });
  return (
    <Field id={id} label={label} error={error} hint={hint} optional={optional}>
      <textarea {...area} {...aria} id={id} rows={rows} className={`${styles.control} ${styles.area}`} />
    </Field>
  );
}
