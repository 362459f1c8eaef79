const id = '[A-Z]{2,}-\\d{3}';
const atTheEnd = new RegExp(`\\((${id}(?:…\\d{3})?(?:, ${id}(?:…\\d{3})?)*)\\)$`);

/**
 * The ids that a test names. What cannot be read is a fault and names nothing.
 * @param {{ title: string, above: string[] }} test its own title, and those of the groups it stands in
 * @param {Set<string>} prefixes the catalogue's own, for example CAT
 * @returns {{ ids: string[], faults: string[] }} an id as often as it is named
 */
export function idsOf({ title, above }, prefixes) {
  const group = atTheEnd.exec(title)?.[1];
  const faults = [];
  const mention = new RegExp(`\\b(?:${[...prefixes].join('|')})-\\d[^\\s,;()]*`);
  const stray = mention.exec(title.replace(atTheEnd, ''))?.[0];
  if (stray) faults.push(`names ${stray} elsewhere than in brackets at its end, or not as in (CAT-109, CAT-110)`);
  const high = above.find((name) => mention.test(name));
  if (high) faults.push(`stands in "${high}": a group names no ids, its tests do`);

  const isSchema = [...above, title].some((name) => name.startsWith('Schema of '));
  const ids = (group?.split(', ') ?? []).flatMap((entry) => {
    const [first = '', last] = entry.split('…');
    if (!last) return [first];
    if (!isSchema) {
      faults.push(`names the range ${entry}: ranges are for tests whose title begins with "Schema of"; write the ids out`);
      return [];
    }
    const [prefix, from] = first.split('-');
    const numbers = Array.from({ length: Number(last) - Number(from) + 1 }, (_, index) => Number(from) + index);
    if (numbers.length < 2) faults.push(`names the range ${entry}, which is none`);
    return numbers.map((number) => `${prefix}-${String(number).padStart(3, '0')}`);
  });
  return { ids, faults };
}
