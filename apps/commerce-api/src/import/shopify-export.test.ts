import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';
import type { Rejection } from './rejection.ts';
import { sampleExport } from './sample-export.ts';
import { ExportError, maxRowsPerProduct, readShopifyExport, type ExportProduct } from './shopify-export.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const header = 'Handle,Title,Body (HTML),Variant Price\n';

async function read(...chunks: (string | Uint8Array)[]) {
  const rejections: Rejection[] = [];
  const products: ExportProduct[] = [];
  for await (const product of readShopifyExport(chunks.map((chunk) => (typeof chunk === 'string' ? bytes(chunk) : chunk)), (rejection) => rejections.push(rejection))) products.push(product);
  return { products, rejections, lines: products.map(({ handle, rows }) => [handle, ...rows.map(({ line }) => line)]) };
}

describe('rows and products', () => {
  it('gives the rows that follow each other under one handle as one product', async () => {
    const { products } = await read(header, 'jeans,Jeans,,60.00\njeans,,,65.00\nscarf,Scarf,,20.00\n');
    expect(products.map(({ handle, rows }) => [handle, rows.map(({ texts }) => texts.price)])).toEqual([['jeans', ['60.00', '65.00']], ['scarf', ['20.00']]]);
  });

  it('passes over a byte order mark and reads columns in any order and case', async () => {
    const { products } = await read('\ufeffVARIANT PRICE,title,HANDLE\n10.00,Tee,tee\n');
    expect(products[0]!.rows[0]!.texts).toEqual({ handle: 'tee', title: 'Tee', price: '10.00' });
  });

  it('reads the column names of newer and older exports', async () => {
    const { products } = await read('Title,URL handle,Description,Custom Product Type,Published on online store,SKU,Price,Compare-at price,Inventory quantity,Product image URL,Variant image URL\nTee,tee,Soft,Tops,TRUE,t-1,10.00,12.00,4,https://a.example/a.jpg,https://a.example/b.jpg\n');
    expect(products[0]!.rows[0]!.texts).toEqual({
      handle: 'tee', title: 'Tee', body: 'Soft', type: 'Tops', published: 'TRUE', sku: 't-1', price: '10.00', compareAt: '12.00', quantity: '4',
      image: 'https://a.example/a.jpg', variantImage: 'https://a.example/b.jpg',
    });
  });

  it('takes the first filled one of several columns with the same meaning', async () => {
    const { products } = await read('Handle,Title,Variant Price,Type,Custom Product Type\ntee,Tee,1,,Tops\ncap,Cap,1,Hats,Other\n');
    expect(products.map(({ rows }) => rows[0]!.texts.type)).toEqual(['Tops', 'Hats']);
  });

  it('reads rows that leave out their last empty cells', async () => {
    const { products, rejections } = await read('Handle,Title,Variant Price,Vendor,Type\ntee,Tee,1\n');
    expect([products.length, rejections]).toEqual([1, []]);
  });

  it('removes characters that no database text may hold', async () => {
    const { products } = await read(header, 'tee,T\u0000e\u0007e,,1\n');
    expect(products[0]!.rows[0]!.texts.title).toBe('Tee');
  });
});

describe('line numbers', () => {
  it.each([['\n'], ['\r\n'], ['\r']])('counts line breaks inside quotes and empty lines with %j', async (end) => {
    const rows = ['Handle,Title,Body (HTML),Variant Price', `a,A,"one${end}two${end}${end}four",1`, 'a,,,2', '', 'b,"B ""wide""",,1', `"c","C","${end}",3`, 'd,D,,1'];
    const { lines } = await read(rows.join(end));
    expect(lines).toEqual([['a', 2, 6], ['b', 8], ['c', 9], ['d', 11]]);
  });

  it('counts right where Windows and Unix line breaks are mixed', async () => {
    const { lines } = await read('Handle,Title,Body (HTML),Variant Price\r\n', 'a,A,"one\ntwo\r\nthree",1\n', 'b,B,,1\r\n', 'c,C,,1');
    expect(lines).toEqual([['a', 2], ['b', 5], ['c', 6]]);
  });

  it('does not depend on where the file is cut into parts', async () => {
    const text = bytes('\ufeffHandle,Title,Body (HTML),Variant Price\r\na,Ä,"one\r\ntwo",1\r\n\r\na,,"\n\r\n",2\r\nb,B,,1');
    const whole = (await read(text)).lines;
    expect(whole).toEqual([['a', 2, 5], ['b', 8]]);
    await fc.assert(fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), async (sizes) => {
      const parts: Uint8Array[] = [];
      for (let at = 0, turn = 0; at < text.length; turn++) {
        const size = sizes[turn % sizes.length]!;
        parts.push(text.subarray(at, at + size));
        at += size;
      }
      expect((await read(...parts)).lines).toEqual(whole);
    }));
  });
});

describe('rows that cannot be read', () => {
  it('reports a row without a handle and keeps the others', async () => {
    const { products, rejections } = await read(header, 'a,A,"x\ny",1\n,B,,1\nc,C,,1\n');
    expect(products.map(({ handle }) => handle)).toEqual(['a', 'c']);
    expect(rejections).toMatchObject([{ line: 4, handle: '', field: 'Handle', lost: 'row', reason: 'The row has no handle, so that it belongs to no product.' }]);
  });

  it('reports a row whose cells do not fit the header', async () => {
    const { products, rejections } = await read(header, 'a,A,"5" wide, soft",1\nb,B,,1\n');
    expect(products.map(({ handle }) => handle)).toEqual(['b']);
    expect(rejections).toMatchObject([{ line: 2, handle: 'a', lost: 'row', reason: expect.stringContaining('5 cells, the header 4') }]);
  });

  it('reports a row that is not UTF-8', async () => {
    const { products, rejections } = await read(`${header}c,Größe und Maß,,1\n`, Buffer.from('a,Gr\xf6sse,,1\n', 'latin1'), 'b,B,,1\n');
    expect(products.map(({ handle }) => handle)).toEqual(['c', 'b']);
    expect(rejections).toMatchObject([{ line: 3, handle: 'a', reason: expect.stringContaining('not UTF-8') }]);
  });

  it('reports a handle that returns further down', async () => {
    const { products, rejections } = await read(header, 'a,A,,1\nb,B,,1\na,,,2\na,,,3\n');
    expect(products.map(({ handle, rows }) => [handle, rows.length])).toEqual([['a', 1], ['b', 1]]);
    expect(rejections.map(({ line, handle }) => [line, handle])).toEqual([[4, 'a'], [5, 'a']]);
  });

  it('reports the row of a quote that nothing closes and keeps what stands before it', async () => {
    const { products, rejections } = await read(header, 'a,A,"1\n2",1\nb,"B,,1\nc,C,,1\n');
    expect(products.map(({ handle, whole }) => [handle, whole])).toEqual([['a', false]]);
    expect(rejections).toMatchObject([{ line: 4, lost: 'row', reason: expect.stringContaining('not closed') }]);
  });

  it('does not collect an endless row in memory', async () => {
    let pulled = 0;
    const endless = function* () {
      yield bytes(`${header}a,A,,1\nb,"`);
      for (; pulled < 10_000; pulled++) yield bytes('x'.repeat(65_536));
    };
    const rejections: Rejection[] = [];
    for await (const { handle } of readShopifyExport(endless(), (rejection) => rejections.push(rejection))) expect(handle).toBe('a');
    expect(rejections.map(({ line }) => line)).toEqual([3]);
    expect(pulled).toBeLessThan(200);
  });

  it('reports rows beyond the most that a product may have', async () => {
    const { products, rejections } = await read(header, 'a,A,,1\n'.repeat(maxRowsPerProduct + 2), 'b,B,,1\n');
    expect(products.map(({ rows }) => rows.length)).toEqual([maxRowsPerProduct, 1]);
    expect(rejections.map(({ line }) => line)).toEqual([maxRowsPerProduct + 2, maxRowsPerProduct + 3]);
  });

  it('says of the products beside an unreadable row that something of them may be missing', async () => {
    const { products } = await read(header, 'a,A,,1\nb,B,,1\n,,,2\nc,C,,1\nd,D,,1\n');
    expect(products.map(({ handle, whole }) => [handle, whole])).toEqual([['a', true], ['b', false], ['c', false], ['d', true]]);
  });
});

describe('files of spreadsheets', () => {
  const text = 'Handle,Title,Variant Price\nhemd,"Größe, weiß",19.95\n';
  const titleOf = async (bytesOfFile: Uint8Array, settings = {}) => {
    const notices: string[] = [];
    // In pieces that part characters.
    const pieces = Array.from({ length: Math.ceil(bytesOfFile.length / 3) }, (_, place) => bytesOfFile.subarray(place * 3, place * 3 + 3));
    const reading = readShopifyExport(pieces, () => {}, { ...settings, notice: (sentence) => notices.push(sentence) });
    const { rows } = (await reading.next()).value as ExportProduct;
    return { title: rows[0]!.texts.title, price: rows[0]!.texts.price, line: rows[0]!.line, notices };
  };
  const utf16be = (of: string) => Buffer.from(of, 'utf16le').swap16();

  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text)], ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 LE with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le')], ['UTF-16 LE without', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE with a byte order mark', utf16be(`\ufeff${text}`)], ['UTF-16 BE without', utf16be(text)],
  ])('reads %s', async (_, file) => {
    expect(await titleOf(file)).toEqual({ title: 'Größe, weiß', price: '19.95', line: 2, notices: [] });
  });

  it.each([[';', text.replaceAll(/,(?! )/g, ';')], ['tab', text.replaceAll(/,(?! )/g, '\t')], ['; below "sep="', `sep=;\r\n${text.replaceAll(/,(?! )/g, ';')}`]])('reads a file that is parted by %s', async (_, file) => {
    expect(await titleOf(Buffer.from(file))).toMatchObject({ title: 'Größe, weiß', price: '19.95' });
  });

  it.each([['de', 'windows-1252', 'Größe €', [0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x80]], ['pl', 'windows-1250', 'łóżko', [0xb3, 0xf3, 0xbf, 0x6b, 0x6f]], ['ar', 'windows-1256', 'ثوب', [0xcb, 0xe6, 0xc8]]])('reads a file in "%s" as %s and says so once', async (language, page, title, word) => {
    const file = Buffer.concat([Buffer.from('Handle,Title,Variant Price\na,'), Buffer.from(word), Buffer.from(',1\nb,'), Buffer.from(word), Buffer.from(',2\n')]);
    const read = await titleOf(file, { language });
    expect(read.title).toBe(title);
    expect(read.notices).toEqual([expect.stringContaining(`read as ${page}`)]);
  });
});

describe('files that are no export', () => {
  it.each([
    ['', 'The file is empty'],
    ['\n\n', 'The file is empty'],
    ['name,cost\nTee,1\n', 'the columns Handle, Title, Variant Price are missing'],
    ['Handle,Title\na,A\n', 'the column Variant Price is missing'],
    ['"Handle,Title\n', 'its first row does not end'],
  ])('refuses %j', async (text, message) => {
    const reading = read(text);
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toBeInstanceOf(ExportError);
  });

  it('says why a source that fails cannot be read', async () => {
    const failing = async function* () {
      yield bytes(header);
      throw new Error('disk gone');
    };
    const reading = readShopifyExport(failing(), () => {}).next();
    await expect(reading).rejects.toThrow(new ExportError('The file could not be read: disk gone.'));
  });
});

it('holds one product at a time, however long the file is', async () => {
  let pulled = 0;
  const parts = function* () {
    for (const line of sampleExport({ products: 3000 })) {
      pulled += line.length;
      yield bytes(line);
    }
  };
  const reading = readShopifyExport(parts(), () => {});
  await reading.next();
  expect(pulled).toBeLessThan(300_000);
  let products = 1;
  let mostRows = 0;
  for await (const { rows } of reading) {
    products++;
    mostRows = Math.max(mostRows, rows.length);
  }
  expect(products).toBe(3000);
  expect(mostRows).toBeLessThan(100);
  expect(pulled).toBeGreaterThan(5_000_000);
});

it('reads any bytes without failing in another way than it says', async () => {
  const piece = fc.oneof(
    fc.constantFrom('Handle,Title,Variant Price\n', '\ufeff', '"', '""', ',', '\n', '\r\n', '\r', 'a,A,1\n', 'a,,2\n', ';', '\u0000', '�').map(bytes),
    fc.uint8Array({ maxLength: 20 }),
    fc.string().map((text) => bytes(csvLine(['a', text, '1']))),
  );
  await fc.assert(fc.asyncProperty(fc.array(piece, { maxLength: 30 }), fc.boolean(), async (pieces, isExport) => {
    let lastLine = 1;
    try {
      const { products } = await read(...(isExport ? [header] : []), ...pieces);
      for (const { rows } of products) {
        for (const { line } of rows) {
          expect(line).toBeGreaterThan(lastLine);
          lastLine = line;
        }
      }
    } catch (error) {
      expect(error).toBeInstanceOf(ExportError);
    }
  }), { numRuns: 1000 });
});

it('writes cells that read back as they were', async () => {
  await fc.assert(fc.asyncProperty(fc.string().filter((text) => text.trim() === text && text !== '' && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/.test(text) && text.isWellFormed()), async (text) => {
    const { products } = await read(header, csvLine(['a', text, '', 1]));
    expect(products[0]!.rows[0]!.texts.title).toBe(text);
  }));
});
