import { describe, expect, it } from 'vitest';
import { groupOf, logoOf, logosOf, methodName } from './method.rules.ts';

const nameOf = (type: string, name?: string) => methodName({ type, name, brands: [] }, (key) => `<${key}>`);

describe('the name of a method', () => {
  it('is fixed where the shop knows it, whatever the provider calls it (PAY-024, PAY-026, PAY-027, PAY-028)', () => {
    expect([nameOf('googlepay', 'x'), nameOf('paywithgoogle')]).toEqual(['Google Pay', 'Google Pay']);
    expect(nameOf('directEbanking')).toBe('Sofort.');
    expect(['paysafecard', 'applepay', 'samsungpay', 'mobilepay', 'ideal', 'giropay', 'trustly', 'paypal', 'klarna'].map((type) => nameOf(type))).toEqual([
      'paysafecard', 'Apple Pay', 'Samsung Pay', 'MobilePay', 'iDEAL', 'giropay', 'Trustly', 'PayPal', 'Klarna',
    ]);
  });

  it('is a word of the market where there is one (PAY-025, PAY-028)', () => {
    expect(['scheme', 'card', 'pay_now', 'pay_later', 'pay_over_time'].map((type) => nameOf(type))).toEqual([
      '<payment.method_card>', '<payment.method_card>', '<payment.method_pay_now>', '<payment.method_pay_later>', '<payment.method_pay_over_time>',
    ]);
  });

  it('of an unknown method is what the provider calls it, else its type (PAY-028)', () => {
    expect([nameOf('oxxo', 'OXXO'), nameOf('oxxo')]).toEqual(['OXXO', 'oxxo']);
  });
});

describe('the logo of a method', () => {
  it('is chosen by type, and is a bank card by default (PAY-029, PAY-030, PAY-031, PAY-032)', () => {
    expect(['amex', 'visa', 'mc', 'maestro', 'visadankort', 'applepay', 'paywithgoogle', 'mobilepay', 'bcmc', 'bcmc_mobile', 'ideal', 'paypal', 'klarna', 'ratepay', 'invoice'].map(logoOf)).toEqual([
      'amex', 'visa', 'mastercard', 'maestro', 'visa-dankort', 'apple-pay', 'google-pay', 'mobilepay', 'bancontact', 'bancontact-app', 'ideal', 'paypal', 'klarna', 'ratepay', 'invoice',
    ]);
    expect(['scheme', 'paysafecard', 'jcb', 'never-heard-of'].map(logoOf)).toEqual(['bank-cards', 'bank-cards', 'bank-cards', 'bank-cards']);
  });

  it('follows the group of the method: what is paid later looks like an invoice, cards like their brands (PAY-033, PAY-034)', () => {
    expect(['scheme', 'googlepay', 'trustly', 'pay_later', 'paysafecard', 'oxxo'].map(groupOf)).toEqual(['cards', 'wallets', 'bank', 'later', 'prepaid', undefined]);
    expect([logoOf('pay_later'), logoOf('klarna_paynow')]).toEqual(['invoice', 'klarna']);
    expect(logosOf({ type: 'scheme', brands: ['visa', 'mc', 'jcb', 'cup'] })).toEqual(['visa', 'mastercard', 'bank-cards']);
    expect(logosOf({ type: 'scheme', brands: [] })).toEqual(['bank-cards']);
    expect(logosOf({ type: 'ideal', brands: ['visa'] })).toEqual(['ideal']);
  });
});
