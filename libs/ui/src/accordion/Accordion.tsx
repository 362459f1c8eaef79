import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

/** Disclosures under each other, between hairlines; works without JavaScript. */
export const Accordion = ({ children }: { children: ReactNode }) => <div className={styles.accordion}>{children}</div>;
