import { useState, type ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** As the page opens; from then on it is open for as long as somebody wants it. */
  open?: boolean;
  /** Those of one name are open one at a time. */
  name?: string;
}

/** A heading that shows and hides what is under it; works without JavaScript. */
export function Disclosure({ title, children, open, name }: DisclosureProps) {
  const [isOpen] = useState(open);
  return (
    <details className={styles.disclosure} open={isOpen} name={name}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
