import { useState, type ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Field, useFieldIds, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Names of the button that shows what is typed, and hides it. */
  showLabel: string;
  hideLabel: string;
}

/** A password; its button shows what is typed. Say with `autoComplete` whether it is a new one. */
export function PasswordField({ label, error, hint, optional, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const { id, aria } = useFieldIds({ ...input, error, hint });
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={label} error={error} hint={hint} optional={optional}>
      <div className={styles.choice}>
        <input autoCapitalize="none" spellCheck={false} {...input} {...aria} id={id} type={isShown ? 'text' : 'password'} dir="ltr" data-neutral className={styles.control} />
        <button type="button" className={styles.reveal} aria-label={isShown ? hideLabel : showLabel} aria-controls={id} disabled={input.disabled} onClick={() => setShown(!isShown)}>
          <Icon name={isShown ? 'hide' : 'show'} />
        </button>
      </div>
    </Field>
  );
}
