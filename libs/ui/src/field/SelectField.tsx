import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Field, useFieldIds, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, 'className'>;

/** A choice from a list; its options are its children. */
export function SelectField({ label, error, hint, optional, children, ...select }: SelectFieldProps) {
  const { id, aria } = useFieldIds({ ...select, error, hint });
  return (
    <Field id={id} label={label} error={error} hint={hint} optional={optional}>
      <div className={styles.choice}>
        <select {...select} {...aria} id={id} className={styles.control}>
          {children}
        </select>
        <Icon name="down" size={16} />
      </div>
    </Field>
  );
}
