import { vBasketEnvelope, vPaymentMethods } from '@selvedge/api-order/schemas';
import { ApiError } from '@selvedge/api-runtime';
import { describe, expect, it } from 'vitest';
import { listedMethods, nextStep, troubleOf } from './payment.rules.ts';
import { coveredMethods, sampleEnvelope, sampleMethods, sampleSession } from './payments.sample.tsx';

it('tries itself out on answers that the contract allows', () => {
  for (const methods of [sampleMethods, coveredMethods]) expect(vPaymentMethods['~standard'].validate(methods)).toMatchObject({ value: methods });
  expect(vBasketEnvelope['~standard'].validate(sampleEnvelope)).toMatchObject({ value: sampleEnvelope });
});

describe('an answer to a payment', () => {
  const action = { type: 'redirect', url: 'https://bank.example/go', method: 'GET' };

  it('means an action before an address, an address before waiting, and failure else (PAY-035, PAY-036)', () => {
    expect(nextStep({ paymentState: 'Pending', adyenAction: action, url: '/en-gb/receipt' })).toEqual({ do: 'perform', action });
    expect(nextStep({ paymentState: 'Authorised', url: '/en-gb/receipt?orderid=1' })).toEqual({ do: 'go', url: '/en-gb/receipt?orderid=1' });
    expect(nextStep({ paymentState: 'Received' })).toEqual({ do: 'wait' });
    expect(nextStep({ paymentState: 'Pending' })).toEqual({ do: 'wait' });
    expect(nextStep({ paymentState: 'Refused', error: 'Declined.' })).toEqual({ do: 'tell', message: 'Declined.', restart: false });
    expect(nextStep({ paymentState: 'Cancelled' })).toEqual({ do: 'tell', message: undefined, restart: false });
    expect(nextStep({ paymentState: 'Authorised' })).toEqual({ do: 'tell', message: undefined, restart: false });
  });

  it('asks for a new form when the provider could not use the old one', () => {
    expect(nextStep({ paymentState: 'Error', error: 'Unusable.' })).toEqual({ do: 'tell', message: 'Unusable.', restart: true });
  });

  it('sends nobody to another site', () => {
    for (const url of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '']) {
      expect(nextStep({ paymentState: 'Authorised', url }).do).toBe('tell');
    }
  });
});

describe('a payment that could not be started', () => {
  const error = (status: number, ...fields: string[]) =>
    new ApiError('x', { status, result: { status, title: 'x', message: 'Words.', errors: fields.map((field) => ({ field, message: `About ${field}.` })) } });

  it('says whether the price, the basket, an earlier step or another payment is the reason', () => {
    expect(troubleOf(error(409, 'total'))).toEqual({ kind: 'total', message: 'About total.' });
    expect(troubleOf(error(409, 'lineItem'))).toEqual({ kind: 'basket', message: 'About lineItem.' });
    expect(troubleOf(error(409, 'giftCard')).kind).toBe('basket');
    expect(troubleOf(error(409))).toEqual({ kind: 'under-way', message: 'Words.' });
    expect(troubleOf(error(400, 'acceptTerms')).kind).toBe('checkout');
    expect(troubleOf(error(400, 'shippingAddress.postalCode')).kind).toBe('checkout');
    expect(troubleOf(error(400, 'lines')).kind).toBe('basket');
    expect(troubleOf(error(404)).kind).toBe('basket');
    expect(troubleOf(error(429))).toEqual({ kind: 'other', message: 'Words.' });
  });

  it('is lost when nobody can say what has happened', () => {
    for (const status of [0, 200, 500, 503]) expect(troubleOf(new ApiError('x', { status })).kind).toBe('lost');
    expect(troubleOf(new ApiError('x', { status: 403 })).kind).toBe('other');
    expect(troubleOf(new TypeError('x')).kind).toBe('other');
  });
});

describe('the methods of a market', () => {
  it('are those that the provider lists, as far as they can be understood', () => {
    const paymentMethodsResponse = { paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 7] }, { type: 'ideal' }, { name: 'nameless' }, null, 'odd'] };
    expect(listedMethods({ ...sampleSession, paymentMethodsResponse })).toEqual([{ type: 'scheme', name: 'Cards', brands: ['visa'] }, { type: 'ideal', name: undefined, brands: [] }]);
    expect(listedMethods({ ...sampleSession, paymentMethodsResponse: {} })).toEqual([]);
  });
});
