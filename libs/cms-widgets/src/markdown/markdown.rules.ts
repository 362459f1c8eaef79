/** What an editor's markdown may say: a small, safe part of it. Everything else stays text. */
export type Inline = string | { kind: 'strong' | 'em'; children: Inline[] } | { kind: 'link'; url: string; children: Inline[] };
export type Block =
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; rows: Inline[][][] };

const bullet = /^[-*]\s+/;
const number = /^\d+[.)]\s+/;
const inline = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<url>[^()\s]+)\)/;

/** Reads headings (## and ###), lists, tables (| with a line of |---| below their head), paragraphs, **bold**, *italic* and [links](/path). */
export function readMarkdown(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((part) => readBlock(part.trim()));
}

function readBlock(text: string): Block[] {
  if (text === '') return [];
  const heading = /^(#{1,6})\s+(.+)(?:\n([\s\S]*))?$/.exec(text);
  if (heading) {
    const level = heading[1]!.length > 2 ? 3 : 2;
    return [{ kind: 'heading', level, children: readInline(heading[2]!) }, ...readBlock((heading[3] ?? '').trim())];
  }
  const lines = text.split('\n');
  for (const mark of [bullet, number]) {
    if (lines.every((line) => mark.test(line))) {
      return [{ kind: 'list', ordered: mark === number, items: lines.map((line) => readInline(line.replace(mark, ''))) }];
    }
  }
  if (lines.length > 2 && lines.every((line) => line.startsWith('|')) && /^[|\s:-]+$/.test(lines[1]!)) {
    return [{ kind: 'table', rows: lines.toSpliced(1, 1).map((line) => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => readInline(cell.trim()))) }];
  }
  return [{ kind: 'paragraph', children: readInline(lines.join(' ')) }];
}

function readInline(text: string): Inline[] {
  const found = inline.exec(text);
  if (!found) return text === '' ? [] : [text];
  const { strong, em, label, url } = found.groups as Record<string, string | undefined>;
  const node: Inline = strong !== undefined
    ? { kind: 'strong', children: readInline(strong) }
    : em !== undefined
      ? { kind: 'em', children: readInline(em) }
      : { kind: 'link', url: url!, children: readInline(label!) };
  const before = text.slice(0, found.index);
  return [...(before ? [before] : []), node, ...readInline(text.slice(found.index + found[0].length))];
}

/** The first words of a text: `limit` when it is longer than limit plus buffer, 0 for no limit (CMS-093). */
export function limitWords(text: string, limit: number, buffer = 0): { text: string; isCut: boolean } {
  const words = [...text.matchAll(/\S+/g)];
  if (limit === 0 || words.length <= limit + buffer) return { text, isCut: false };
  const last = words[limit - 1]!;
  return { text: `${text.slice(0, last.index + last[0].length)} …`, isCut: true };
}
