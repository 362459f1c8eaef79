import { useTranslate } from '@selvedge/market';
import { Button } from '@selvedge/ui';
import { useId, useState } from 'react';
import { Markdown } from '../markdown/Markdown.tsx';
import { limitWords } from '../markdown/markdown.rules.ts';
import styles from './Text.module.css';

export interface TextProps {
  headline?: string;
  markdownContent: string;
  alignment: string;
  /** Most words before the rest is folded away; 0 for all. */
  wordLimit: number;
  /** The whole text stands in the markup, for search engines (CMS-051). */
  whole?: boolean;
}

/** A headline and an editor's text; a long one is cut, with a button for the rest (CMS-028, CMS-029, CMS-051). */
export function Text({ headline, markdownContent, alignment, wordLimit, whole = false }: TextProps) {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const cut = limitWords(markdownContent, wordLimit);
  return (
    <div className={styles.text} data-alignment={alignment} data-aside={whole}>
      {headline && <h2 className={styles.headline}>{headline}</h2>}
      <div id={id} className={styles.words}>
        <Markdown text={open || whole ? markdownContent : cut.text} />
      </div>
      {cut.isCut && !whole && (
        <Button look="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? 'text.read_less' : 'text.read_more')}
        </Button>
      )}
    </div>
  );
}
