/** The whole number that somebody typed, in the digits of any of the shop's scripts; undefined if it is none. */
export function readQuantity(typed: string): number | undefined {
  // The last four bits of a Latin, Arabic or Persian digit are its value.
  const digits = typed.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}

/** What can be had of it: at least one, at most what is there. */
export const fitting = (quantity: number, max: number): number => Math.max(1, Math.min(quantity, max));
