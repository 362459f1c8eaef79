import { useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryProps {
  title: string;
  /** The id of each field and what is wrong with it. */
  errors: readonly { id: string; message: string }[];
}

/** Sums up what is wrong with a form and leads to each field. Takes the focus whenever it is shown anew. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
