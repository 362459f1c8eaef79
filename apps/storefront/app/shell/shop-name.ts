/** What the shop is called in titles, on its word mark and to search engines. */
export const shopName = 'Selvedge';
