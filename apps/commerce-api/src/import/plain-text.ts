import { decodeHTML } from 'entities';

const blocks = new Set(('address article aside blockquote br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 '
  + 'header hr li main nav ol p pre section summary table tbody tfoot thead tr ul').split(' '));
const cells = new Set(['td', 'th']);
/** What stands between these tags is not text. */
const unread = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title', 'textarea', 'select']);

/**
 * A product's HTML as plain text: one line per block, no tags, no attributes, entities decoded. Text without any tag keeps
 * its own line breaks. The time it takes grows with the length of the text, however broken the HTML is.
 */
export function plainText(html: string): string {
  const pieces: string[] = [];
  let tags = 0;
  for (const piece of tokens(html)) {
    if (typeof piece === 'string') pieces.push(decodeHTML(piece));
    else {
      tags++;
      if (blocks.has(piece.tag)) pieces.push('\u0000');
      else if (cells.has(piece.tag)) pieces.push(' ');
    }
  }
  const text = pieces.join('');
  return (tags ? text.replace(/[\r\n]+/g, ' ').replaceAll('\u0000', '\n') : text)
    .replace(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff]/g, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
    // What was written as text, or only came together now, must not read as a tag wherever the text is shown.
    .replace(/<(?=[a-z/!?])/gi, '< ');
}

type Token = string | { tag: string };

function* tokens(html: string): Generator<Token> {
  const lower = html.toLowerCase();
  const tagEnd = tagEnds(html);
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      yield html.slice(at);
      return;
    }
    if (open > at) yield html.slice(at, open);
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      if (end < 0) return;
      yield { tag: '!' };
      at = end + 3;
      continue;
    }
    const tag = /^<(\/?)([a-z][a-z0-9-]*|[!?])/.exec(lower.slice(open, open + 40));
    if (!tag) {
      yield '<';
      at = open + 1;
      continue;
    }
    const close = tagEnd(open + tag[0].length);
    if (close < 0) return;
    const name = tag[2]!;
    at = close + 1;
    if (unread.has(name) && !tag[1] && html[close - 1] !== '/') {
      const end = lower.indexOf(`</${name}`, at);
      if (end < 0) return;
      at = end;
    }
    yield { tag: name };
  }
}

/** Where a tag ends: the first `>` outside quotes; a quote that nothing closes is no quote. */
function tagEnds(html: string): (from: number) => number {
  const last = { '"': html.lastIndexOf('"'), "'": html.lastIndexOf("'") };
  return (from) => {
    for (let at = from; at < html.length; at++) {
      const sign = html[at];
      if (sign === '>') return at;
      if ((sign === '"' || sign === "'") && last[sign] > at) at = html.indexOf(sign, at + 1);
    }
    return -1;
  };
}
