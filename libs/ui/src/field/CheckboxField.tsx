import type { ComponentProps } from 'react';
import { FieldError, useFieldIds, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export type CheckboxFieldProps = Pick<FieldTexts, 'label' | 'error'> & ComponentProps<'input'>;

/** Yes or no, with its words beside it. */
export function CheckboxField({ label, error, id: given, ...input }: CheckboxFieldProps) {
  const { id, aria } = useFieldIds(given, { error });
  return (
    <div className={styles.field}>
      <label className={styles.checkbox}>
        <input {...input} {...aria} id={id} type="checkbox" />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
