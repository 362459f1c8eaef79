/** Twelve digits and their check digit. @throws Error when it is not twelve digits */
export function ean13(twelveDigits: string): string {
  if (!/^\d{12}$/.test(twelveDigits)) throw new Error(`An EAN-13 begins with twelve digits, not "${twelveDigits}".`);
  return twelveDigits + checkDigit(twelveDigits);
}

/** The number range that begins with 2 is free for use inside a company, so a sample EAN is never somebody's article. */
export const internalEan = (running: number): string => ean13(`2${String(running).padStart(11, '0')}`);

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
