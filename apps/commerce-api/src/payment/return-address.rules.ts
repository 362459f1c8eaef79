export interface Returning {
  /** Where shoppers may return to: the origins of the shop, and its checkout below the market. */
  origins: readonly string[];
  market: string;
  checkout: string;
  checkoutBasketId: string;
}

/**
 * The address that the provider sends the shopper back to, in one spelling: a checkout path of the market on an origin of the shop,
 * and no query but the basket that was paid. Nothing for an address that is another, or that is written to look like another.
 */
export function returnAddress(text: string, { origins, market, checkout, checkoutBasketId }: Returning): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname, username, password, hash } = new URL(text);
  const [path = ''] = text.slice(origin.length).split('?', 1);
  const isPlain = text.startsWith(`${origin}/`) && !username && !password && !hash && !text.includes('#') && path === pathname;
  const root = `/${market}${checkout}`;
  const isCheckout = pathname === root || pathname.startsWith(`${root}/`);
  // What decodes to a slash, a dot or a backslash is read in other ways by other programs.
  if (!isPlain || !isCheckout || !origins.includes(origin) || /\/\/|\\|%(?:2e|2f|5c|25|0|1)/i.test(pathname)) return undefined;
  return `${origin}${pathname}?${new URLSearchParams({ checkoutBasketId })}`;
}
