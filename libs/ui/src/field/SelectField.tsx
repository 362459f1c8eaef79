import type { ComponentProps } from 'react';
import { Field, useFieldIds, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export type SelectFieldProps = FieldTexts & ComponentProps<'select'>;

/** A choice from a list; its options are its children. */
export function SelectField({ label, error, hint, optional, id: given, children, ...select }: SelectFieldProps) {
  const { id, aria } = useFieldIds(given, { error, hint });
  return (
    <Field id={id} label={label} error={error} hint={hint} optional={optional}>
      <select {...select} {...aria} id={id} className={`${styles.control} ${styles.select}`}>
        {children}
      </select>
    </Field>
  );
}
