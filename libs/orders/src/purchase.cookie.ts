const NAME = 'receipt';
/** A day in seconds. */
const LIFETIME = 86_400;

/** The basket of the last purchase of this browser: the proof that opens its receipt with names and addresses. Nothing on the server. */
export function lastPurchase(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return /(?:^|; )receipt=([\w-]{22,64})(?:;|$)/.exec(document.cookie)?.[1];
}

/** Keeps the basket that was just bought for a day, so that a reload of the receipt still shows everything. */
export function rememberPurchase(basketId: string): void {
  document.cookie = `${NAME}=${basketId}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
