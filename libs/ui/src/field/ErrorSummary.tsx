import { useEffect, useId, useRef } from 'react';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryProps {
  title: string;
  /** What is wrong, each with the id of its field; without one it is about the whole form. */
  errors: readonly { id?: string; message: string; isSolved?: boolean }[];
}

/**
 * Sums up what is wrong with a form and leads to each field. Takes the focus when it appears;
 * give it the number of the attempt as `key`, and it does so at every attempt. What is solved meanwhile
 * stays in its place, struck through, so that nothing moves below it.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  const isAllSolved = errors.every(({ isSolved }) => isSolved);
  return (
    // Read once, when the focus comes to it: an alert would be read at its appearance as well.
    <div ref={box} role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-list`} tabIndex={-1} className={styles.summary} data-solved={isAllSolved || undefined}>
      <p id={`${id}-title`} className={styles.title}>{title}</p>
      <ul id={`${id}-list`} className={styles.list}>
        {errors.map(({ id: field, message, isSolved }, place) => (
          <li key={field ?? place} aria-hidden={isSolved || undefined}>
            {field === undefined || isSolved ? <span>{message}</span> : <a href={`#${field}`} onClick={(event) => lead(event, field)}>{message}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To the field itself, with its label in view; the address of the page stays. */
function lead(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
