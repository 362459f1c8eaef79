import GithubSlugger from 'github-slugger';
import { lexer, walkTokens, type Token, type Tokens } from 'marked';
import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { root } from '../start/checkout.mjs';

const notOurs = new Set(['node_modules', 'dist', 'out-tsc', 'test-results', 'generated', '.git', '.nx', '.data']);

/** A fenced block of a document. */
export interface Block {
  /** `README.md, block 2`: the how-manieth of its document. */
  place: string;
  language: string;
  /** What follows the language: `fragment`. */
  remark: string;
  text: string;
}

/** What can go stale in a document. */
export interface Document {
  /** Path in the checkout: `libs/basket/README.md`. */
  file: string;
  /** Anchors of its headings, as GitHub makes them. */
  anchors: Set<string>;
  /** Where its links and pictures lead. */
  targets: string[];
  blocks: Block[];
  /** What stands in backticks within a sentence. */
  spans: string[];
  /** Paths that come into being by following it: the first column of its tables headed `It makes`. */
  made: string[];
}

/** Every document of the checkout that people write, by path; what a program writes (`api.md`, changelogs) is its own affair. */
export async function documents(): Promise<Document[]> {
  const files: string[] = [];
  for await (const file of glob('**/*.md', { cwd: root, exclude: (name) => notOurs.has(name) })) files.push(file.split(sep).join('/'));
  const written = files.filter((file) => !/(^|\/)(api|CHANGELOG)\.md$/.test(file)).sort();
  return Promise.all(written.map(async (file) => readDocument(file, await readFile(join(root, file), 'utf8'))));
}

export function readDocument(file: string, text: string): Document {
  const slugger = new GithubSlugger();
  const document: Document = { file, anchors: new Set(), targets: [], blocks: [], spans: [], made: [] };
  walkTokens(lexer(text), (token: Token) => {
    if (token.type === 'heading') document.anchors.add(slugger.slug(plain(token.tokens ?? [])));
    if (token.type === 'link' || token.type === 'image') document.targets.push((token as { href: string }).href);
    if (token.type === 'table') document.made.push(...madeBy(token as Tokens.Table));
    if (token.type === 'codespan') document.spans.push((token as { text: string }).text);
    if (token.type === 'code') {
      const [language = '', ...remark] = ((token as { lang?: string }).lang ?? '').split(' ');
      document.blocks.push({ place: `${file}, block ${document.blocks.length + 1}`, language, remark: remark.join(' '), text: (token as { text: string }).text });
    }
  });
  return document;
}

const madeBy = ({ header, rows }: Tokens.Table): string[] => (header[0]?.text === 'It makes' ? rows.flatMap(([cell]) => [...cell!.text.matchAll(/`([^`]+)`/g)].map(([, path]) => path!)) : []);

/** A heading without its marks. */
const plain = (tokens: Token[]): string => tokens.map((token) => ('tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? token.text : '')).join('');
