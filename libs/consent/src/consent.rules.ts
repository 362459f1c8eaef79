/** What a shopper can allow or refuse. `other` is what nobody has classified (PLT-014). */
export const optionalCategories = ['functional', 'analytics', 'performance', 'advertisement', 'other'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];
export type ConsentChoices = Record<OptionalCategory, boolean>;

export const choicesOf = (isAllowed: (category: OptionalCategory) => boolean): ConsentChoices =>
  Object.fromEntries(optionalCategories.map((category) => [category, isAllowed(category)])) as ConsentChoices;

/** The cookie's value, for people to read: a choice was made, whether the last action allowed anything, and each category (PLT-009, PLT-013, PLT-014). */
export function written(choices: ConsentChoices): string {
  const pairs = { consent: true, action: Object.values(choices).includes(true), necessary: true, ...choices };
  return Object.entries(pairs).map(([name, isAllowed]) => `${name}=${isAllowed ? 'yes' : 'no'}`).join('&');
}
