import { createHash } from 'node:crypto';

const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', '+': ' plus ', '&': ' and ' };

/** Lower case without accents, single spaces between words; letters of other scripts stay. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßæœøłđðþı+&]/g, (letter) => letters[letter]!)
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A text as it stands in addresses: `a-z`, `0-9` and hyphens, at most 80 characters. Never empty: other scripts give a short digest. */
export function slugOf(text: string): string {
  const slug = plainWords(text).replace(/[^a-z0-9 ]/g, '').trim().replace(/ +/g, '-').slice(0, 80).replace(/-$/, '');
  return slug || `x${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}

/** Gives each text an id, the same for the same text, and never one id to two texts. */
export function distinctIds(idOf: (text: string) => string): (text: string) => string {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  return (text) => {
    const known = ids.get(text);
    if (known) return known;
    const wanted = idOf(text);
    let id = wanted;
    for (let count = 2; taken.has(id); count++) id = `${wanted}${count}`;
    taken.add(id);
    ids.set(text, id);
    return id;
  };
}
