import type { SampleRow } from './sample-export.ts';

export interface SampleFault {
  /** What is wrong, as the test that looks for it names it. */
  name: string;
  /** Rows by column, or a line as it stands in the file. */
  rows: (SampleRow | string)[];
}

/** A quote that nothing closes: everything after it belongs to it. */
export const endlessRow = 'endless-row,"A title that never ends\nand goes on\n';

const head = (handle: string, row: SampleRow = {}): SampleRow => ({
  Handle: handle, Title: 'Sample with a fault', Vendor: 'Plain Weave', Type: 'Faults', Published: 'true', Status: 'active',
  'Option1 Name': 'Colour', 'Option1 Value': 'Black', 'Option2 Name': 'Size', 'Option2 Value': 'M',
  'Variant SKU': `${handle}-m`, 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '3', 'Variant Price': '20.00', ...row,
});
/** Another size of the same product. */
const more = (handle: string, size: string, row: SampleRow = {}): SampleRow => ({
  Handle: handle, 'Option1 Value': 'Black', 'Option2 Value': size, 'Variant SKU': `${handle}-${size.toLowerCase()}`,
  'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '3', 'Variant Price': '20.00', ...row,
});

/** One of every fault that an import reports, but for the endless row. */
export function sampleFaults(): SampleFault[] {
  const variant = (name: string, row: SampleRow): SampleFault => ({ name, rows: [head(name), more(name, 'L', row)] });
  const product = (name: string, row: SampleRow): SampleFault => ({ name, rows: [head(name, row)] });
  return [
    { name: 'no-handle', rows: [head('', { 'Variant SKU': 'no-handle-m' })] },
    { name: 'too-many-cells', rows: [head('too-many-cells'), `too-many-cells,${','.repeat(60)}shifted\n`] },
    { name: 'no-utf-8', rows: [head('no-utf-8'), more('no-utf-8', 'L', { 'Option2 Value': 'Gr\ufffdsse L' })] },
    { name: 'torn-apart', rows: [head('torn-apart'), head('between'), more('torn-apart', 'L')] },
    product('no-title', { Title: '' }),
    product('odd-status', { Status: 'sold' }),
    product('odd-published', { Published: 'perhaps' }),
    product('no-variant', { 'Variant Price': '', 'Variant SKU': '', 'Option1 Value': '', 'Option2 Value': '' }),
    product('only-bad-variants', { 'Variant Price': 'free' }),
    variant('no-price', { 'Variant Price': '' }),
    variant('ambiguous-price', { 'Variant Price': '1,499' }),
    variant('negative-price', { 'Variant Price': '-1.00' }),
    variant('fine-price', { 'Variant Price': '19.955' }),
    variant('huge-price', { 'Variant Price': '9999999999' }),
    variant('currency-price', { 'Variant Price': '£19.95' }),
    variant('no-size', { 'Option2 Value': '' }),
    variant('odd-quantity', { 'Variant Inventory Qty': 'many' }),
    variant('same-choice', { 'Option2 Value': 'M' }),
    variant('long-sku', { 'Variant SKU': 'x'.repeat(121) }),
    variant('odd-compare-at', { 'Variant Compare At Price': 'RRP 30' }),
    variant('odd-barcode', { 'Variant Barcode': '4006381333932' }),
    variant('lost-barcode', { 'Variant Barcode': '4.00638E+12' }),
    variant('http-picture', { 'Image Src': 'http://pictures.example/a.jpg' }),
    variant('no-address', { 'Image Src': 'a picture of it' }),
    variant('script-picture', { 'Variant Image': 'javascript:alert(1)' }),
    variant('secret-picture', { 'Image Src': 'https://user:secret@pictures.example/a.jpg' }),
    variant('long-picture', { 'Image Src': `https://pictures.example/${'a'.repeat(2000)}.jpg` }),
    variant('local-picture', { 'Image Src': 'https://localhost/picture' }),
  ];
}
