import { createHash } from 'node:crypto';

const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '+': ' plus ',
  '&': ' and ',
};
const longest = 80;

const spelt = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı+&]/g, (letter) => letters[letter]!);

/** Lower case without accents, single spaces between words; letters of other scripts stay. */
export function plainWords(text: string): string {
  return spelt(text)
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * A text as it stands in addresses: small letters, digits and hyphens, at most 80 characters. Latin letters lose their accents;
 * other scripts stay as they are written. Never empty: signs alone give a short digest.
 */
export function slugOf(text: string): string {
  const words = spelt(text)
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '');
  return [...words].slice(0, longest).join('').replace(/-$/, '') || digestOf(text);
}

/** A text as it stands in ids: `a-z`, `0-9` and hyphens, at most 80 characters. Never empty: other scripts give a short digest. */
export function idOf(text: string): string {
  return (
    plainWords(text)
      .replace(/[^a-z0-9 ]/g, '')
      .trim()
      .replace(/ +/g, '-')
      .slice(0, longest)
      .replace(/-$/, '') || digestOf(text)
  );
}

const digestOf = (text: string): string => `x${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

/** Gives each text the id that it is known by, otherwise a new one; never one id to two texts. */
export function distinctIds(
  texts: Iterable<string>,
  newId: (text: string) => string,
  known: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const wanted = [...new Set(texts)];
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  const give = (text: string, id: string) => {
    ids.set(text, id);
    taken.add(id);
  };
  for (const text of wanted) {
    const id = known.get(text);
    if (id !== undefined && !taken.has(id)) give(text, id);
  }
  for (const text of wanted) {
    if (ids.has(text)) continue;
    const base = newId(text);
    let id = base;
    for (let count = 2; taken.has(id); count++) id = `${base}${count}`;
    give(text, id);
  }
  return ids;
}
