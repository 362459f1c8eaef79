import { Disclosure } from '@selvedge/ui';
import { useId } from 'react';
import { Markdown } from '../markdown/Markdown.tsx';
import styles from '../text/Text.module.css';

export interface AccordionTextProps {
  headline?: string;
  items: { title: string; markdownContent: string }[];
}

/** Texts under their titles, one open at a time, all closed at first (CMS-062). */
export function AccordionText({ headline, items }: AccordionTextProps) {
  const name = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.text}>
      {headline && <h2 className={styles.headline}>{headline}</h2>}
      <div className={styles.words}>
        {items.map(({ title, markdownContent }) => (
          <Disclosure key={title} title={title} name={name}>
            <Markdown text={markdownContent} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
