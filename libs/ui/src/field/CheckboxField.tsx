import type { ComponentProps } from 'react';
import { FieldError, useFieldIds, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export type CheckboxFieldProps = Pick<FieldTexts, 'label' | 'error'> & Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** Yes or no, with its words beside it; they may hold links. */
export function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
  const { id, aria } = useFieldIds({ ...input, error });
  return (
    <div className={styles.field}>
      <label className={styles.checkbox}>
        <input {...input} {...aria} id={id} type="checkbox" className={styles.tick} />
        <span className={styles.words}>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
