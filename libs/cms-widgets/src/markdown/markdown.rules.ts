/** What an editor's markdown may say: a small, safe part of it. Everything else stays text. */
export type Inline = string | { kind: 'strong' | 'em'; children: Inline[] } | { kind: 'link'; url: string; children: Inline[] };
export type Block =
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; rows: Inline[][][] };

const bullet = /^[-*]\s+/;
const number = /^\d+[.)]\s+/;
const heading = /^(#{1,6})\s+(\S.*)$/;

/**
 * Reads headings (## and ###), lists, tables (| with a line of |---| below their head), paragraphs, **bold**, *italic* and
 * [links](/path). Time grows in proportion to the length of the text, whatever it holds.
 */
export function readMarkdown(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((part) => readPart(part.trim()));
}

/** A part has no empty line: headings first, then one block of the lines that are left. */
function readPart(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  let first = 0;
  for (let found = heading.exec(lines[0]!); found; found = heading.exec(lines[++first]?.trimStart() ?? '')) {
    blocks.push({ kind: 'heading', level: found[1]!.length > 2 ? 3 : 2, children: readInline(found[2]!) });
  }
  const block = readBlock(lines.slice(first));
  return block ? [...blocks, block] : blocks;
}

function readBlock(lines: string[]): Block | undefined {
  if (lines.every((line) => line.trim() === '')) return undefined;
  for (const mark of [bullet, number]) {
    if (lines.every((line) => mark.test(line))) {
      return { kind: 'list', ordered: mark === number, items: lines.map((line) => readInline(line.replace(mark, ''))) };
    }
  }
  if (lines.length > 2 && lines.every((line) => line.startsWith('|')) && /^[|\s:-]+$/.test(lines[1]!)) return { kind: 'table', rows: lines.toSpliced(1, 1).map(readRow) };
  return { kind: 'paragraph', children: readInline(lines.join(' ')) };
}

function readRow(line: string): Inline[][] {
  const cells = line.trimEnd().slice(1);
  return (cells.endsWith('|') ? cells.slice(0, -1) : cells).split('|').map((cell) => readInline(cell.trim()));
}

interface Found {
  node: Inline;
  end: number;
}

/** Each position is looked at a fixed number of times: what ends a mark is looked for once, not once for each beginning. */
function readInline(text: string): Inline[] {
  const nodes: Inline[] = [];
  const linkAt = linksIn(text);
  let plain = 0;
  for (let at = 0; at < text.length; ) {
    const found = text[at] === '*' ? emphasisAt(text, at) : text[at] === '[' ? linkAt(at) : undefined;
    if (found) {
      if (at > plain) nodes.push(text.slice(plain, at));
      nodes.push(found.node);
      plain = found.end;
    }
    at = found?.end ?? at + 1;
  }
  if (plain < text.length) nodes.push(text.slice(plain));
  return nodes;
}

/** `*one*` or `**one**`. The text between holds no other star, so that the search ends at the next one. */
function emphasisAt(text: string, at: number): Found | undefined {
  const mark = text.startsWith('**', at) ? '**' : '*';
  const from = at + mark.length;
  const close = text.indexOf('*', from);
  if (close <= from || !text.startsWith(mark, close)) return undefined;
  return { node: { kind: mark === '**' ? 'strong' : 'em', children: readInline(text.slice(from, close)) }, end: close + mark.length };
}

/** Reads `[label](url)`. Beginnings that share a bracket which closes share its address as well. */
function linksIn(text: string): (at: number) => Found | undefined {
  const address = /\]\(([^()\s]+)\)/y;
  let close = 0;
  let url: string | undefined;
  return (at) => {
    if (close !== -1 && close <= at) {
      close = text.indexOf(']', at + 1);
      address.lastIndex = Math.max(close, 0);
      url = close === -1 ? undefined : address.exec(text)?.[1];
    }
    if (url === undefined || close === at + 1) return undefined;
    return { node: { kind: 'link', url, children: readInline(text.slice(at + 1, close)) }, end: close + url.length + 3 };
  };
}

/** The first words of a text: `limit` when it is longer than limit plus buffer, 0 for no limit (CMS-093). */
export function limitWords(text: string, limit: number, buffer = 0): { text: string; isCut: boolean } {
  const words = [...text.matchAll(/\S+/g)];
  if (limit === 0 || words.length <= limit + buffer) return { text, isCut: false };
  const last = words[limit - 1]!;
  return { text: `${text.slice(0, last.index + last[0].length)} …`, isCut: true };
}
