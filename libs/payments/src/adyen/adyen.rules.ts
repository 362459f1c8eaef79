import type { AdyenSession } from '@selvedge/api-order';

/**
 * Refuses settings with which the card form would stay dead without a word: it believes its frames only when the address
 * is an origin and exactly this path.
 * @throws Error
 */
export function checkSession({ clientKey, environmentUrls }: AdyenSession): void {
  if (!clientKey) throw new Error('The payment session has no client key.');
  if (environmentUrls && !/^https?:\/\/[^/]+\/checkoutshopper\/$/.test(environmentUrls.api)) {
    throw new Error(`The card form cannot work with the address "${environmentUrls.api}": it must be an origin followed by /checkoutshopper/.`);
  }
}

/** The locale as the form calls it. It finds all others by itself, and falls back to English. */
export const formLocale = (locale: string): string => locale.replace(/^n[bn]-/i, 'no-');

/** They load scripts of their own or end here in ways that this form does not know. */
const cannotBeOpened = new Set(['applepay', 'googlepay', 'paywithgoogle', 'samsungpay', 'paypal', 'amazonpay', 'cashapp', 'clicktopay', 'giftcard', 'fastlane', 'sepadirectdebit', 'ach', 'directdebit_GB', 'bcmc_mobile', 'wechatpayQR', 'upi', 'mbway', 'blik']);

/** Whether the form can be opened for this type: cards, and methods that leave the shop and come back. */
export const canBeOpened = (type: string): boolean => !cannotBeOpened.has(type);
