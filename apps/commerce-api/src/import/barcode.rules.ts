/** Whether a code is a GTIN of 8, 12, 13 or 14 digits with a right check digit. */
export function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const digits = [...code].map(Number).reverse();
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10 === 0;
}

/** A barcode of the file: its GTIN, with a sentence when a spreadsheet had changed it; or the reason why it cannot be read. */
export type ReadBarcode = { gtin: string; repaired?: string } | { wrong: string };

/** Reads a barcode and repairs what a spreadsheet does to it, where nothing of it is lost. */
export function readBarcode(text: string): ReadBarcode {
  const shown = `"${text.slice(0, 40)}"`;
  const exponent = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text);
  if (exponent) {
    const [, first = '', rest = '', power = ''] = exponent;
    const digits = first + rest;
    const whole = rest.length === Number(power) ? gtinOf(digits) : undefined;
    if (whole) return { gtin: whole, repaired: `${shown} was written by a spreadsheet; it was read as ${whole}` };
    return {
      wrong: `${shown} was written by a spreadsheet and its last digits are lost. Set the column to "Text" there and take the barcodes from the original export`,
    };
  }
  const digits = text.replace(/[\s-]/g, '').replace(/[.,]0{1,2}$/, '');
  const gtin = gtinOf(digits);
  if (!gtin) return { wrong: `${shown} is no valid EAN, UPC or GTIN` };
  return gtin.length === digits.length
    ? { gtin }
    : { gtin, repaired: `${shown} had lost its leading zero, as spreadsheets do; it was read as ${gtin}` };
}

/** Only a UPC of 12 digits is known by one lost zero: what is shorter may be a number of the merchant's own. */
function gtinOf(digits: string): string | undefined {
  return [digits, digits.length === 11 ? `0${digits}` : ''].find(isGtin);
}
