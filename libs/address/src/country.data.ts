/** What is particular about addresses and telephone numbers of a country. */
export interface CountryRules {
  /** ITU dial code (CHK-045, CHK-046). */
  dialCode: string;
  /** What is dialled before a number within the country only, as a pattern. */
  trunk?: string;
  /** Whole postal codes, written without spaces and dashes; none where no code is asked for. */
  postalCode?: PostalCodeRules;
  /** Order on the parcel, a line between bars: N name, O company, A street and number, X second line, Z code, C city, S region, D district. */
  parcel: string;
}

export interface PostalCodeRules {
  /** Its groups are the parts of a code. */
  pattern: RegExp;
  /** Stands between the parts. */
  separator?: string;
  /** Belongs to the code, whether it is typed or not. */
  start?: string;
  /** Letters of the country that some write before the code, beside its ISO code. */
  prefixes?: string;
  /** A real one, as it is written. */
  example: string;
}

const nameFirst = 'N|O|A|X|Z C S';
const companyFirst = 'O|N|A|X|Z C S';

const digits = (example: string, prefixes = ''): PostalCodeRules => ({ pattern: new RegExp(`^(\\d{${example.length}})$`), prefixes, example });
const threeAndTwo = (example: string, prefixes = ''): PostalCodeRules => ({ pattern: /^(\d{3})(\d{2})$/, separator: ' ', prefixes, example });

/** Every country of the shop. Postal codes and orders follow Google's address data (libaddressinput), trunk codes the ITU. */
export const countries: Record<string, CountryRules> = {
  AD: { dialCode: '376', postalCode: { pattern: /^([1-7]\d{2})$/, start: 'AD', example: 'AD500' }, parcel: nameFirst },
  AE: { dialCode: '971', trunk: '0', parcel: 'N|O|A|X|C|S' },
  AL: { dialCode: '355', trunk: '0', postalCode: digits('1001'), parcel: 'N|O|A|X|Z|C' },
  AM: { dialCode: '374', trunk: '0', postalCode: digits('0010'), parcel: 'N|O|A|X|Z|C|S' },
  AT: { dialCode: '43', trunk: '0', postalCode: digits('1010', 'A'), parcel: companyFirst },
  BA: { dialCode: '387', trunk: '0', postalCode: digits('71000', 'BIH'), parcel: nameFirst },
  BE: { dialCode: '32', trunk: '0', postalCode: digits('1000', 'B'), parcel: companyFirst },
  BG: { dialCode: '359', trunk: '0', postalCode: digits('1000'), parcel: nameFirst },
  CA: {
    dialCode: '1',
    postalCode: { pattern: /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/, separator: ' ', example: 'K1A 0B1' },
    parcel: 'N|O|A|X|C S Z',
  },
  CH: { dialCode: '41', trunk: '0', postalCode: digits('8001', 'FL LI'), parcel: companyFirst },
  CY: { dialCode: '357', postalCode: digits('2008'), parcel: nameFirst },
  CZ: { dialCode: '420', postalCode: threeAndTwo('110 00'), parcel: nameFirst },
  DE: { dialCode: '49', trunk: '0', postalCode: digits('10115', 'D'), parcel: nameFirst },
  DK: { dialCode: '45', postalCode: digits('1566'), parcel: nameFirst },
  DZ: { dialCode: '213', trunk: '0', postalCode: digits('16027'), parcel: nameFirst },
  EE: { dialCode: '372', postalCode: digits('11212', 'EST'), parcel: nameFirst },
  EG: { dialCode: '20', trunk: '0', postalCode: digits('11599'), parcel: 'N|O|A|X|C|S|Z' },
  ES: { dialCode: '34', postalCode: digits('28039', 'E'), parcel: nameFirst },
  FI: { dialCode: '358', trunk: '0', postalCode: digits('00550', 'FIN SF'), parcel: companyFirst },
  FR: { dialCode: '33', trunk: '0', postalCode: digits('33380', 'F'), parcel: companyFirst },
  GB: {
    dialCode: '44',
    trunk: '0',
    // Forces’ post and one bank have codes of their own.
    postalCode: { pattern: /^([A-Z]{1,2}\d[A-Z\d]?)(\d[ABD-HJLN-UW-Z]{2})$|^(BFPO)(\d{1,4})$|^(GIR)(0AA)$/, separator: ' ', prefixes: 'UK', example: 'EC1A 1HQ' },
    parcel: 'N|O|A|X|C|Z',
  },
  GR: { dialCode: '30', postalCode: threeAndTwo('151 24', 'EL'), parcel: nameFirst },
  HR: { dialCode: '385', trunk: '0', postalCode: digits('10000'), parcel: nameFirst },
  HU: { dialCode: '36', trunk: '06', postalCode: digits('1037', 'H'), parcel: 'N|O|C|A|X|Z' },
  // Eircode: a routing key, of which Dublin 6W alone ends in a letter, and four signs without those that look alike.
  IE: {
    dialCode: '353',
    trunk: '0',
    postalCode: { pattern: /^([AC-FHKNPRTV-Y]\d\d|D6W)([\dAC-FHKNPRTV-Y]{4})$/, separator: ' ', example: 'D02 X285' },
    parcel: 'N|O|A|X|C|S|Z',
  },
  // The zero belongs to Italian numbers.
  IT: { dialCode: '39', postalCode: digits('00144', 'I'), parcel: nameFirst },
  JO: { dialCode: '962', trunk: '0', postalCode: digits('11190'), parcel: 'N|O|A|X|C Z' },
  KW: { dialCode: '965', postalCode: digits('13009'), parcel: nameFirst },
  LT: { dialCode: '370', trunk: '[08](?=\\d{8})', postalCode: digits('04340'), parcel: companyFirst },
  LU: { dialCode: '352', postalCode: digits('4750', 'L'), parcel: companyFirst },
  LV: { dialCode: '371', postalCode: { pattern: /^(\d{4})$/, start: 'LV-', example: 'LV-1010' }, parcel: 'N|O|A|X|S|C, Z' },
  MA: { dialCode: '212', trunk: '0', postalCode: digits('20050'), parcel: nameFirst },
  MC: { dialCode: '377', postalCode: { pattern: /^(980\d{2})$/, example: '98000' }, parcel: nameFirst },
  ME: { dialCode: '382', trunk: '0', postalCode: { pattern: /^(8\d{4})$/, example: '81257' }, parcel: nameFirst },
  MK: { dialCode: '389', trunk: '0', postalCode: digits('1314'), parcel: nameFirst },
  MT: { dialCode: '356', postalCode: { pattern: /^([A-Z]{3})(\d{2,4})$/, separator: ' ', example: 'VCT 1753' }, parcel: 'N|O|A|X|C Z' },
  NL: { dialCode: '31', trunk: '0', postalCode: { pattern: /^([1-9]\d{3})([A-RT-Z][A-Z]|S[BCE-RT-Z])$/, separator: ' ', example: '1234 AB' }, parcel: companyFirst },
  NO: { dialCode: '47', postalCode: digits('0107', 'N'), parcel: nameFirst },
  PL: { dialCode: '48', postalCode: { pattern: /^(\d{2})(\d{3})$/, separator: '-', example: '00-950' }, parcel: nameFirst },
  PT: { dialCode: '351', postalCode: { pattern: /^(\d{4})(\d{3})$/, separator: '-', prefixes: 'P', example: '1250-096' }, parcel: nameFirst },
  QA: { dialCode: '974', parcel: nameFirst },
  RO: { dialCode: '40', trunk: '0', postalCode: digits('060274'), parcel: 'N|O|A|X|Z S C' },
  RS: { dialCode: '381', trunk: '0', postalCode: { pattern: /^(\d{5,6})$/, prefixes: 'SRB', example: '11000' }, parcel: nameFirst },
  SA: { dialCode: '966', trunk: '0', postalCode: { pattern: /^(\d{5})(\d{4})?$/, separator: '-', example: '11564' }, parcel: 'N|O|A|X|C Z' },
  SE: { dialCode: '46', trunk: '0', postalCode: threeAndTwo('114 55', 'S'), parcel: companyFirst },
  SI: { dialCode: '386', trunk: '0', postalCode: digits('1000', 'SLO'), parcel: nameFirst },
  SK: { dialCode: '421', trunk: '0', postalCode: threeAndTwo('811 05'), parcel: nameFirst },
  TN: { dialCode: '216', postalCode: digits('1002'), parcel: nameFirst },
  TR: { dialCode: '90', trunk: '0', postalCode: digits('06101'), parcel: 'N|O|A|X|Z C D / S' },
  UA: { dialCode: '380', trunk: '0', postalCode: digits('01001'), parcel: 'N|O|A|X|C|S|Z' },
  US: { dialCode: '1', postalCode: { pattern: /^(\d{5})(\d{4})?$/, separator: '-', example: '95014' }, parcel: 'N|O|A|X|C, S Z' },
};
