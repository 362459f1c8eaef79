import { collapseSpaces, latinDigits } from './typed.rules.ts';

export interface Street {
  line1: string;
  houseNumber: string;
}

/** `12`, `12B`, `12 bis`, `12-14`, `12/A`, but not `5th`. */
const number = String.raw`\d+(?: ?[-–/] ?\d+)*(?!(?:st|nd|rd|th)\b)`;
const addition = String.raw`[ -]?(?:bis|ter|quater|hs|[ivx]{2,4})(?!\p{L})|[/-] ?\p{L}(?!\p{L})`;
const trailing = new RegExp(String.raw`^(.+?)(?:[ ,]+|(?<=\.))(${number}(?:${addition}|\p{L}{1,2}| \p{L})?)$`, 'iu');
const leading = new RegExp(String.raw`^(${number}(?:${addition}|\p{L}(?!\p{L}))?)[ ,]+(.+)$`, 'iu');
/** `Rue du 8 Mai 1945`: the year is part of the name. */
const endsInDate = /\b\d{1,2}\.? (?:de )?\p{L}{3,} (?:de )?1[5-9]\d\d$/iu;

/** A longer text is no street and stays whole: what the patterns cost grows faster than their text. */
const LONGEST = 200;

function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (text[from] === ' ' || text[from] === ',') from++;
  while (to > from && (text[to - 1] === ' ' || text[to - 1] === ',')) to--;
  return text.slice(from, to);
}

/** `12 b` is `12b`, and `12 - 14` is `12-14`; words keep their space. */
const joined = (houseNumber: string) => houseNumber.replace(/ (?=\p{L}$)| (?=[-–/\d])|(?<=[-–/]) /gu, '');

/**
 * Takes street and number apart: a number at the end, else one at the start, else there is none (CHK-047…050). Where the
 * number is written first, one at the start counts before one at the end.
 */
export function splitStreet(text: string, country = ''): Street {
  if (text.length > LONGEST) return { line1: text, houseNumber: '' };
  const street = trimmed(latinDigits(collapseSpaces(text)));
  const atEnd = () => {
    const [, before, last] = (!endsInDate.test(street) && trailing.exec(street)) || [];
    return before && last ? { line1: trimmed(before), houseNumber: joined(last) } : undefined;
  };
  const atStart = () => {
    const [, first, behind] = leading.exec(street) ?? [];
    return first && behind ? { line1: trimmed(behind), houseNumber: joined(first) } : undefined;
  };
  const found = isNumberFirst(country, street) ? (atStart() ?? atEnd()) : (atEnd() ?? atStart());
  return found ?? { line1: street, houseNumber: '' };
}

const numberFirst = new Set('GB IE MT US CA FR MC LU MA DZ TN'.split(' '));
/** Number first in Latin letters, behind in Arabic ones. */
const numberFirstInLatin = new Set('AE EG JO KW QA SA'.split(' '));
const isNumberFirst = (country: string, line1: string) => numberFirst.has(country) || (numberFirstInLatin.has(country) && !/\p{Script=Arabic}/u.test(line1));
/** Words that have their number behind them everywhere. */
const numberBehind = /\b(?:box|bp|flat|apartment|apt\.?|unit|suite|building|villa|highway|route|road no\.?)$/i;

/** Street and number as they are written there. */
export function joinStreet({ line1 = '', houseNumber = '' }: Partial<Street>, country: string): string {
  if (!houseNumber) return line1;
  return isNumberFirst(country, line1) && !numberBehind.test(line1) ? `${houseNumber} ${line1}` : `${line1} ${houseNumber}`;
}
