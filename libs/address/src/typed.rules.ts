/** One space for a run of them, none at the ends (CHK-076). */
export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Digits as the parcel service reads them, whichever keyboard they were typed on. */
export const latinDigits = (text: string): string => text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
