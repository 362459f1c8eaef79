import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  title?: string;
  children: ReactNode;
  /** Somewhere to go from here. */
  action?: ReactNode;
  /** `error` is announced at once. */
  kind?: 'empty' | 'error';
}

/** Says what is missing here, and what to do about it. */
export function Notice({ title, children, action, kind = 'empty' }: NoticeProps) {
  return (
    <div className={styles.notice} role={kind === 'error' ? 'alert' : undefined}>
      {title && <h2>{title}</h2>}
      <p>{children}</p>
      {action}
    </div>
  );
}
