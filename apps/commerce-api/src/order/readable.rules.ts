/** Control characters, marks that reorder or hide text, line separators and halves of characters. What scripts such as Arabic are written with stays. */
const unreadable = /[\p{Cc}\p{Cs}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Places of texts in a value that hold characters which nobody can see. A text of several lines may be broken. @param path of the value itself */
export function unreadableFields(value: unknown, path = '', isMultiline = false): string[] {
  if (typeof value === 'string') return unreadable.test(isMultiline ? value.replaceAll(/\r?\n/g, '') : value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => unreadableFields(one, path ? `${path}.${key}` : key, isMultiline));
}
