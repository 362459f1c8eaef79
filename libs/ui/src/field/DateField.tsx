import { useState, type ComponentProps } from 'react';
import { Field, useFieldIds, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export interface DateFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** What to say of a date that the browser refuses: half of one, or one outside of `min` and `max`. */
  wrong: WrongDate;
}

export interface WrongDate {
  incomplete: string;
  tooEarly?: string;
  tooLate?: string;
}

/** A day, with the browser's own calendar. Its value is like `2026-02-28`, and empty while it is none. Says what is wrong once it is left; `error` outranks that. */
export function DateField({ label, error, hint, optional, wrong, onBlur, onChange, ...input }: DateFieldProps) {
  const [found, setFound] = useState<keyof WrongDate>();
  const shown = error ?? (found && wrong[found]);
  const { id, aria } = useFieldIds({ ...input, error: shown, hint });
  return (
    <Field id={id} label={label} error={shown} hint={hint} optional={optional}>
      <input
        {...input}
        {...aria}
        id={id}
        type="date"
        className={styles.control}
        onChange={(event) => {
          if (event.currentTarget.validity.valid) setFound(undefined);
          onChange?.(event);
        }}
        onBlur={(event) => {
          setFound(whatIsWrong(event.currentTarget.validity));
          onBlur?.(event);
        }}
      />
    </Field>
  );
}

function whatIsWrong({ badInput, rangeUnderflow, rangeOverflow }: ValidityState): keyof WrongDate | undefined {
  if (badInput) return 'incomplete';
  if (rangeUnderflow) return 'tooEarly';
  return rangeOverflow ? 'tooLate' : undefined;
}
