import { ShopLink } from '@selvedge/market';
import type { ReactNode } from 'react';
import { readMarkdown, type Block, type Inline } from './markdown.rules.ts';
import styles from './Markdown.module.css';

/** An editor's text. Only elements listed here are ever made, so no markup of the text itself gets through (CMS-115). */
export function Markdown({ text }: { text: string }) {
  return <div className={styles.text}>{readMarkdown(text).map((block, index) => <BlockView key={index} block={block} />)}</div>;
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return <List>{block.items.map((item, index) => <li key={index}>{inlines(item)}</li>)}</List>;
  }
  if (block.kind === 'table') {
    return <table><tbody>{block.rows.map((cells, row) => <tr key={row}>{cells.map((cell, column) => <Cell key={column} head={row === 0 ? 'col' : column === 0 ? 'row' : undefined}>{inlines(cell)}</Cell>)}</tr>)}</tbody></table>;
  }
  const Element = block.kind === 'paragraph' ? 'p' : (`h${block.level}` as const);
  return <Element>{inlines(block.children)}</Element>;
}

const Cell = ({ head, children }: { head?: 'col' | 'row'; children: ReactNode }) => (head ? <th scope={head}>{children}</th> : <td>{children}</td>);

function inlines(children: Inline[]): ReactNode[] {
  return children.map((child, index) => {
    if (typeof child === 'string') return child;
    if (child.kind === 'link') return <ShopLink key={index} to={child.url}>{inlines(child.children)}</ShopLink>;
    const Element = child.kind;
    return <Element key={index}>{inlines(child.children)}</Element>;
  });
}
