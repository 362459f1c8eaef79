import type { Region } from '@selvedge/api-order';

const listed = (text: string): Region[] => text.split(';').map((entry) => ({ abbreviation: entry.slice(0, 2), name: entry.slice(3) }));

const states = listed(
  'AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming',
);

const harmonised = { vatNameEnglish: 'HST', vatNameFrench: 'TVH' };
const goods = { vatNameEnglish: 'GST', vatNameFrench: 'TPS' };
const withHarmonisedTax = new Set(['NB', 'NL', 'NS', 'ON', 'PE']);
const provinces = listed('AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;NS Nova Scotia;NT Northwest Territories;NU Nunavut;ON Ontario;PE Prince Edward Island;QC Quebec;SK Saskatchewan;YT Yukon').map(
  (province) => ({ ...province, ...(withHarmonisedTax.has(province.abbreviation) ? harmonised : goods) }),
);

/** The regions that an address must choose from, where its country has such (CHK-055, CHK-057). */
export const regionsOf = (country: string): { allowedStates?: Region[]; allowedProvinces?: Region[] } =>
  country === 'US' ? { allowedStates: states } : country === 'CA' ? { allowedProvinces: provinces } : {};
