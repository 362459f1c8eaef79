import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './Field.tsx';
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
    <fieldset className={styles.cards} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

export interface RadioCardProps extends ComponentProps<'input'> {
  label: ReactNode;
  detail?: ReactNode;
  /** At the end of the line, for example a price. */
  aside?: ReactNode;
  /** Below the line while it is chosen. */
  children?: ReactNode;
}

export function RadioCard({ label, detail, aside, children, ...input }: RadioCardProps) {
  return (
    <div className={styles.card}>
      <label className={styles.line}>
        <input {...input} type="radio" />
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </label>
      {children}
    </div>
  );
}
