import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** What is wrong, in words that help. */
  error?: string;
  hint?: ReactNode;
  /** Marks a field that may stay empty, for example `optional`. */
  optional?: string;
}

interface OwnWords extends Pick<FieldTexts, 'error' | 'hint'> {
  id?: string;
  'aria-describedby'?: string;
}

/** Ids and attributes that tie a control to its words, beside those that it came with. */
export function useFieldIds({ id: given, 'aria-describedby': more, error, hint }: OwnWords) {
  const made = useId();
  const id = given ?? made;
  const described = [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean).join(' ');
  return { id, aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const };
}

/** A control with its label above and its words below. */
export function Field({ id, label, error, hint, optional, children }: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children}
      {hint && <p id={`${id}-hint`} className={styles.hint}>{hint}</p>}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What is wrong with the control of that id, in a sign and words. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="warning" size={16} />
      <span>{error}</span>
    </p>
  );
}
