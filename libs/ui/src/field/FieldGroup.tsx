import { useId, type ReactNode } from 'react';
import { FieldError, type FieldTexts } from './Field.tsx';
import styles from './FieldGroup.module.css';

export interface FieldGroupProps extends Pick<FieldTexts, 'error' | 'hint'> {
  legend: ReactNode;
  /** At the end of the legend's line, for example what leads to the size guide. */
  aside?: ReactNode;
  children: ReactNode;
}

interface DrawnGroup extends FieldGroupProps {
  /** Of what holds the controls. */
  className?: string;
}

/** Controls that answer one question together: its words above, what is wrong below. */
export function FieldGroup({ legend, error, hint, aside, children, className }: DrawnGroup) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined} data-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={className}>{children}</div>
      {hint && <p id={`${id}-hint`} className={styles.hint}>{hint}</p>}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
