import { useId, type ReactNode } from 'react';
import { AccordionContext } from './accordion.context.ts';
import styles from './Accordion.module.css';

export interface AccordionProps {
  /** Opening one closes the others. */
  oneAtATime?: boolean;
  /** A `Disclosure` for each part. */
  children: ReactNode;
}

/** Disclosures under each other, between hairlines; works without JavaScript. */
export function Accordion({ oneAtATime = false, children }: AccordionProps) {
  const name = useId();
  return (
    <AccordionContext value={oneAtATime ? name : undefined}>
      <div className={styles.accordion}>{children}</div>
    </AccordionContext>
  );
}
