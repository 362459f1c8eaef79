import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { asUtf8 } from './file-encoding.ts';
import type { Reject } from './rejection.ts';
import { findColumns, type Column, type Columns } from './shopify-columns.ts';
import { countLines } from './line-count.ts';

/** The file as a whole cannot be imported: unreadable, or no Shopify product export. */
export class ExportError extends Error {
  override name = 'ExportError';
}

export interface ExportRow {
  /** Line of the file at which the row begins; the header is line 1. */
  line: number;
  texts: Partial<Record<Column, string>>;
}

/** The rows of one handle, which follow each other in the file. */
export interface ExportProduct {
  handle: string;
  rows: ExportRow[];
  columns: Columns;
  /** False when a row between or next to these could not be read, so that some of the product may be missing. */
  whole: boolean;
}

/** Shopify allows 2048 variants and 250 pictures; the limit keeps a file that repeats one handle from filling the memory. */
export const maxRowsPerProduct = 4000;
/** Characters of one row; Shopify's own limit for a description is half of it. */
const maxRowLength = 1_000_000;

export interface ExportSettings {
  /** Of the file's texts; it tells the code page of a file that is not UTF-8. */
  language?: string;
  /** Hears what was unusual about the file as a whole. */
  notice?: (sentence: string) => void;
}

/**
 * Reads a Shopify product export product by product; only one product is held at a time. Encoding and delimiter are those that
 * the file has. Rows that cannot be read are reported and passed over. A quoted text that is never closed ends the reading there
 * and is reported.
 *
 * @throws ExportError when the source fails or lacks the columns of a product export
 */
export async function* readShopifyExport(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  reject: Reject,
  { language = 'en', notice = () => {} }: ExportSettings = {},
): AsyncGenerator<ExportProduct> {
  const lines = countLines();
  const damage = { found: false };
  const { delimiter, chunks } = await withDelimiter(asUtf8(source, language, notice)).catch((cause: unknown) => {
    throw new ExportError(`The file could not be read: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  });
  const parser = parse({
    delimiter,
    bom: true,
    columns: false,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRowLength,
    skip_records_with_error: true,
    on_skip: () => {
      damage.found = true;
      return undefined;
    },
  });
  const counted = async function* () {
    for await (const chunk of chunks) {
      // What follows an endless row cannot be told apart from it.
      if (damage.found) return;
      yield lines.pass(chunk);
    }
  };
  const feeding = pipeline(Readable.from(counted(), { objectMode: false }), parser).catch(() => undefined);

  let columns: Columns | undefined;
  let product: ExportProduct | undefined;
  let whole = true;
  const seen = new Set<string>();
  const refuse = (line: number, handle: string, field: string, reason: string) => {
    whole = false;
    if (product) product.whole = false;
    reject({ line, handle, field, lost: 'row', reason });
  };

  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { bytes: number } }>) {
      const line = lines.lineOf(record, info.bytes);
      if (record.every((text) => text.trim() === '')) continue;
      // Some spreadsheets write the delimiter above the header.
      if (!columns && /^sep=/i.test(record[0]!)) continue;
      if (!columns) {
        columns = readHeader(record);
        continue;
      }
      const texts = columns.read(record);
      const handle = texts.handle;
      if (record.slice(columns.count).some((text) => text.trim() !== '')) {
        refuse(line, handle ?? '', 'row', `The row has ${record.length} cells, the header ${columns.count}: a quote or a separator is out of place.`);
      } else if (record.some((text) => text.includes('\ufffd'))) {
        refuse(line, handle ?? '', 'row', 'The row has characters that are not UTF-8; save the file as "CSV UTF-8".');
      } else if (!handle) {
        refuse(line, '', columns.nameOf('handle'), 'The row has no handle, so that it belongs to no product.');
      } else if (product?.handle !== handle) {
        if (product) yield product;
        product = undefined;
        if (seen.has(handle)) {
          refuse(line, handle, columns.nameOf('handle'), 'The product stands further up already; all rows of a product must follow each other.');
          continue;
        }
        seen.add(handle);
        product = { handle, rows: [{ line, texts }], columns, whole };
        whole = true;
      } else if (product.rows.length >= maxRowsPerProduct) {
        refuse(line, handle, columns.nameOf('handle'), `The product has more than ${maxRowsPerProduct} rows.`);
      } else {
        product.rows.push({ line, texts });
      }
    }
  } catch (cause) {
    if (cause instanceof ExportError) throw cause;
    throw new ExportError(`The file could not be read: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  } finally {
    parser.destroy();
    await feeding;
  }
  if (damage.found) {
    if (!columns) throw new ExportError('The file is no Shopify product export: its first row does not end.');
    refuse(lines.next(), '', 'row', 'A quoted text begins in this row and is not closed; nothing after it could be read.');
  }
  if (!columns) throw new ExportError('The file is empty; a Shopify product export begins with a header row.');
  if (product) yield product;
}

const delimiters = [',', ';', '\t'] as const;
/** Bytes in which the header has to end. */
const longestHeader = 65_536;

/** Finds the delimiter by the header. The source is handed on from its beginning. */
async function withDelimiter(source: AsyncGenerator<Uint8Array>): Promise<{ delimiter: string; chunks: AsyncGenerator<Uint8Array> }> {
  const begun: Uint8Array[] = [];
  let header = '';
  let step = await source.next();
  for (; !step.done; step = await source.next()) {
    begun.push(step.value);
    header += Buffer.from(step.value).toString('latin1');
    if (/handle[^\n\r]*[\n\r]/i.test(header) || header.length > longestHeader) break;
  }
  const line = header.split(/[\n\r]/).find((one) => /handle/i.test(one)) ?? header;
  const counts = delimiters.map((sign) => ({ sign, count: line.replace(/"[^"]*"/g, '').split(sign).length }));
  const chunks = async function* () {
    yield* begun;
    yield* source;
  };
  return { delimiter: counts.reduce((most, next) => (next.count > most.count ? next : most)).sign, chunks: chunks() };
}

function readHeader(record: string[]): Columns {
  const columns = findColumns(record);
  if (!('missing' in columns)) return columns;
  const hint = record.join('').includes('\u0000') || record[0]?.includes('\ufffd') ? ' It does not look like text; save it as "CSV UTF-8".' : '';
  const [name, verb] = columns.missing.length === 1 ? ['the column', 'is'] : ['the columns', 'are'];
  throw new ExportError(`The file is no Shopify product export: ${name} ${columns.missing.join(', ')} ${verb} missing.${hint}`);
}
