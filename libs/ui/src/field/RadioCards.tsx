import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './Field.tsx';
import fieldStyles from './Field.module.css';
import styles from './RadioCards.module.css';

export interface RadioCardsProps {
  legend: ReactNode;
  error?: string;
  children: ReactNode;
}

/** One of several, each with room for more than a word. */
export function RadioCards({ legend, error, children }: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset className={styles.cards} aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  detail?: ReactNode;
  /** At the end of the line, for example a price; below the words where it leaves them no room. */
  aside?: ReactNode;
  /** Below the line, for example what must be filled in when it is chosen. */
  children?: ReactNode;
}

/** One card; give all cards of a choice the same `name`. */
export function RadioCard({ label, detail, aside, children, ...input }: RadioCardProps) {
  const id = useId();
  return (
    <div className={styles.card}>
      <label className={styles.line}>
        <input {...input} type="radio" className={fieldStyles.tick} aria-labelledby={`${id}-label`} aria-describedby={[detail && `${id}-detail`, aside && `${id}-aside`].filter(Boolean).join(' ') || undefined} />
        <span className={styles.text}>
          <span className={styles.words}>
            <span id={`${id}-label`}>{label}</span>
            {detail && <span id={`${id}-detail`} className={styles.detail}>{detail}</span>}
          </span>
          {aside && <span id={`${id}-aside`} className={styles.aside}>{aside}</span>}
        </span>
      </label>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
