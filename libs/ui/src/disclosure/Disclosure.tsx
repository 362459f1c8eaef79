import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Those of one name are open one at a time. */
  name?: string;
}

/** A heading that shows and hides what is under it; works without JavaScript. */
export function Disclosure({ title, children, open, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
