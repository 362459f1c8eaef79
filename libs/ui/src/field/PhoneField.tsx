import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { FieldError, useFieldIds, type FieldTexts } from './Field.tsx';
import { TextField } from './TextField.tsx';
import styles from './Field.module.css';

export interface PhoneFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The choice of the dial code before the number; without one the whole number is typed. */
  dialCode?: DialCode;
}

export interface DialCode extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  label: string;
  /** Code first, for that is what has room: `+44 United Kingdom`. */
  codes: readonly { value: string; label: string }[];
}

/** A telephone number. It runs from left to right in every language, its dial code before it. */
export function PhoneField({ dialCode, ...field }: PhoneFieldProps) {
  const tel = { type: 'tel', inputMode: 'tel', ...field } as const;
  return dialCode ? <CodeAndNumber dialCode={dialCode} {...tel} /> : <TextField {...tel} />;
}

function CodeAndNumber({ label, error, hint, optional, dialCode: { label: codeLabel, codes, ...code }, ...input }: PhoneFieldProps & { dialCode: DialCode }) {
  const { id, aria } = useFieldIds({ ...input, error, hint });
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      <div className={styles.phone} dir="ltr">
        <div className={styles.choice}>
          <select aria-label={codeLabel} {...code} disabled={input.disabled} className={styles.control}>
            {codes.map((one) => <option key={one.value} value={one.value}>{one.label}</option>)}
          </select>
          <Icon name="down" size={16} />
        </div>
        <input {...input} {...aria} id={id} className={styles.control} />
      </div>
      {hint && <p id={`${id}-hint`} className={styles.hint}>{hint}</p>}
      <FieldError id={id} error={error} />
    </div>
  );
}
