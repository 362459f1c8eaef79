import { isAscii, isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** Code pages in which spreadsheets save CSV files, by language; all others use that of Western Europe. */
const codePages: Record<string, string[]> = {
  'windows-1250': ['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'bs', 'ro', 'sq'],
  'windows-1251': ['ru', 'uk', 'bg', 'sr', 'mk'],
  'windows-1253': ['el'],
  'windows-1254': ['tr'],
  'windows-1255': ['he'],
  'windows-1256': ['ar', 'fa', 'ur'],
  'windows-1257': ['et', 'lv', 'lt'],
};
const western = 'windows-1252';

const codePageOf = (language: string): string =>
  Object.keys(codePages).find((page) => codePages[page]!.includes(language)) ?? western;

/**
 * A file of text as UTF-8, whatever a spreadsheet saved it as: UTF-8, UTF-16, or a Windows code page, which the file's language
 * tells. A file that is UTF-8 but for a few bytes stays as it is.
 *
 * @param notice hears in one sentence how a file was read that is not UTF-8
 */
export async function* asUtf8(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  language: string,
  notice: (sentence: string) => void,
): AsyncGenerator<Uint8Array> {
  let decoder: TextDecoder | undefined;
  let waiting: Buffer = Buffer.alloc(0);
  let isFirst = true;
  let isKnown = false;
  for await (const chunk of source) {
    const bytes =
      waiting.length > 0 ? Buffer.concat([waiting, chunk]) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    if (isFirst && bytes.length < 4) {
      waiting = bytes;
      continue;
    }
    waiting = Buffer.alloc(0);
    if (isFirst) decoder = utf16Of(bytes);
    isFirst = false;
    if (!decoder && !isKnown) {
      const end = completeEnd(bytes);
      const complete = bytes.subarray(0, end);
      if (!isAscii(complete)) {
        isKnown = true;
        if (!isUtf8(complete) && isRatherCodePage(complete)) {
          const page = codePageOf(language);
          decoder = new TextDecoder(page);
          notice(
            `The file is not UTF-8; it was read as ${page}, which fits "${language}". If letters look wrong, save it as "CSV UTF-8" and import it again.`,
          );
        }
      } else {
        waiting = bytes.subarray(end);
        yield complete;
        continue;
      }
    }
    yield decoder ? Buffer.from(decoder.decode(bytes, { stream: true })) : bytes;
  }
  if (waiting.length > 0) yield Buffer.from((utf16Of(waiting) ?? new TextDecoder(isUtf8(waiting) ? 'utf-8' : codePageOf(language))).decode(waiting));
  const rest = decoder?.decode();
  if (rest) yield Buffer.from(rest);
}

/** UTF-16 by its byte order mark, or by the zeros of a header that is written in it. */
function utf16Of([first, second, third, fourth]: Uint8Array): TextDecoder | undefined {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  if (first && second === 0 && third && fourth === 0) return new TextDecoder('utf-16le');
  return first === 0 && second && third === 0 && fourth ? new TextDecoder('utf-16be') : undefined;
}

/** The end of the last complete character of UTF-8. */
function completeEnd(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Whether more is wrong as UTF-8 than right. */
function isRatherCodePage(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const wrong = text.match(/\ufffd/g)?.length ?? 0;
  const right = text.match(/[^\u0000-\u007f\ufffd]/gu)?.length ?? 0;
  return wrong >= right;
}
