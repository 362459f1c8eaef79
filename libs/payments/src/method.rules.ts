import type { PaymentMethod } from './payment.rules.ts';

/** Names that are the same in every language (PAY-026…028). */
const brandNames: Record<string, string> = {
  paysafecard: 'paysafecard', applepay: 'Apple Pay', samsungpay: 'Samsung Pay', mobilepay: 'MobilePay', googlepay: 'Google Pay', paywithgoogle: 'Google Pay',
  directEbanking: 'Sofort.', ideal: 'iDEAL', giropay: 'giropay', trustly: 'Trustly', paypal: 'PayPal', klarna: 'Klarna',
};

/** Names that a language has words for (PAY-025, PAY-028). */
const nameKeys: Record<string, string> = {
  scheme: 'payment.method_card', card: 'payment.method_card', pay_now: 'payment.method_pay_now', pay_later: 'payment.method_pay_later', pay_over_time: 'payment.method_pay_over_time',
};

/** How a method is called; an unknown one as the provider calls it (PAY-024…028). */
export function methodName({ type, name }: PaymentMethod, translate: (key: string) => string): string {
  const key = nameKeys[type];
  return key ? translate(key) : (brandNames[type] ?? name ?? type);
}

export type MethodGroup = 'cards' | 'wallets' | 'bank' | 'later' | 'prepaid';

/** What kinds of methods there are (PAY-033, PAY-034). */
const groups: Record<MethodGroup, string[]> = {
  cards: ['scheme', 'card', 'visa', 'mc', 'amex', 'maestro', 'visadankort', 'dankort'],
  wallets: ['applepay', 'googlepay', 'paywithgoogle', 'samsungpay', 'mobilepay', 'paypal'],
  bank: ['ideal', 'directEbanking', 'giropay', 'trustly', 'bancontact', 'bcmc', 'bcmc_mobile'],
  later: ['klarna', 'klarna_paynow', 'klarna_account', 'pay_now', 'pay_later', 'pay_over_time', 'ratepay', 'invoice'],
  prepaid: ['paysafecard', 'giftcard'],
};

const groupNames = Object.keys(groups) as MethodGroup[];

export const groupOf = (type: string): MethodGroup | undefined => groupNames.find((group) => groups[group].includes(type));

export type MethodLogo =
  | 'bank-cards' | 'amex' | 'visa' | 'mastercard' | 'maestro' | 'visa-dankort' | 'apple-pay' | 'google-pay' | 'mobilepay'
  | 'bancontact' | 'bancontact-app' | 'ideal' | 'paypal' | 'klarna' | 'ratepay' | 'invoice';

/** Those with a drawing of their own (PAY-029). */
const ownLogos: Record<string, MethodLogo> = {
  amex: 'amex', visa: 'visa', mc: 'mastercard', maestro: 'maestro', visadankort: 'visa-dankort', dankort: 'visa-dankort',
  applepay: 'apple-pay', googlepay: 'google-pay', paywithgoogle: 'google-pay', mobilepay: 'mobilepay', paypal: 'paypal',
  bancontact: 'bancontact', bcmc: 'bancontact', bcmc_mobile: 'bancontact-app', ideal: 'ideal', klarna: 'klarna', ratepay: 'ratepay', invoice: 'invoice',
};

/** The drawing beside a method or a card brand: its own, else that of its group, else a bank card (PAY-029…034). */
export function logoOf(type: string): MethodLogo {
  const group = groupOf(type);
  return ownLogos[type] ?? (group === 'later' ? (type.startsWith('klarna') ? 'klarna' : 'invoice') : 'bank-cards');
}

/** The drawings of a method: a card has those of its brands (PAY-034). */
export const logosOf = ({ type, brands }: PaymentMethod): MethodLogo[] =>
  groupOf(type) === 'cards' && brands.length > 0 ? [...new Set(brands.map(logoOf))] : [logoOf(type)];
