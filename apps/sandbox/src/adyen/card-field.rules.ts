/** Runs in the shop's card fields and in the sandbox itself. */
export interface Brand {
  name: 'visa' | 'mc' | 'amex' | 'card';
  lengths: number[];
  cvcLength: number;
}

const brands: { brand: Brand; starts: RegExp }[] = [
  { brand: { name: 'amex', lengths: [15], cvcLength: 4 }, starts: /^3[47]/ },
  { brand: { name: 'mc', lengths: [16], cvcLength: 3 }, starts: /^(5[1-5]|2[2-7])/ },
  { brand: { name: 'visa', lengths: [16], cvcLength: 3 }, starts: /^4/ },
];
const unknown: Brand = { name: 'card', lengths: [16], cvcLength: 3 };

export const brandOf = (digits: string): Brand => brands.find(({ starts }) => starts.test(digits))?.brand ?? unknown;

export const digitsOf = (text: string): string => text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/\D/g, '');

/** The check digit fits. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** In groups, as on the card. */
export function grouped(digits: string): string {
  const groups = brandOf(digits).name === 'amex' ? /^(\d{0,4})(\d{0,6})(\d{0,5})/ : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** What is wrong with a value, as the name of a text of the card form; '' when it is whole, undefined while it is being typed. */
export function faultOf(field: 'number' | 'date' | 'cvc', digits: string, { now = new Date(), cvcLength = 3, left = false } = {}): string | undefined {
  if (field === 'number') {
    const { lengths } = brandOf(digits);
    if (digits.length === 0) return left ? 'cc.num.900' : undefined;
    if (!lengths.includes(digits.length)) return left ? 'cc.num.901' : undefined;
    return passesLuhn(digits) ? '' : 'cc.num.902';
  }
  if (field === 'cvc') return digits.length === cvcLength ? '' : left ? (digits.length === 0 ? 'cc.cvc.920' : 'cc.cvc.921') : undefined;
  if (digits.length < 4) return left ? (digits.length === 0 ? 'cc.dat.910' : 'cc.dat.911') : undefined;
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2, 4))];
  if (month < 1 || month > 12) return 'cc.dat.911';
  const isOver = year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);
  return isOver ? 'cc.dat.912' : year > now.getFullYear() + 20 ? 'cc.dat.913' : '';
}
