import { describe, expect, it } from 'vitest';
import { canShowPromotion, firstIncompleteStep, hasLineControls, isAddressFault, isPastShippingMethods, nextStep, reachableStep, stepsOf } from './checkout.rules.ts';
import { address, digitalLines, express, sampleEnvelope, scarceLines, withAddress, withEmail, withShipment, withTerms } from './checkout.sample.tsx';
import { checkoutSteps, pathOfStep, stepNumber, stepOfPath } from './checkout.steps.ts';

describe('the steps', () => {
  it('are numbered from the customer to the payment (CHK-015, CHK-016)', () => {
    expect(Object.fromEntries(checkoutSteps.map((step) => [step, stepNumber(step)]))).toEqual({ customer: 1, details: 2, shipping: 3, summary: 4, payment: 5 });
  });

  it('have paths of their own; an unknown one is the customer (CHK-008, CHK-009)', () => {
    expect(checkoutSteps.map(pathOfStep)).toEqual(['/customer', '/details', '/shipping', '/summary', '/payment']);
    expect(checkoutSteps.map((step) => stepOfPath(pathOfStep(step)))).toEqual([...checkoutSteps]);
    expect(['', '/', '/gift', '/details/more', '/toString'].map(stepOfPath)).toEqual(Array(5).fill('customer'));
    expect(stepOfPath('/details/')).toBe('details');
  });

  it('say what may be shown beside them (CHK-017, CHK-018, CHK-020, CHK-021)', () => {
    const table = (rule: (step: (typeof checkoutSteps)[number]) => boolean) => checkoutSteps.map(rule);
    expect(table(isPastShippingMethods)).toEqual([false, false, true, true, true]);
    expect(table(canShowPromotion)).toEqual([true, true, true, false, false]);
    expect(table(hasLineControls)).toEqual([true, true, true, false, false]);
  });
});

describe('the first step that is incomplete', () => {
  it.each([
    ['customer', {}],
    ['details', withEmail],
    ['details', { ...withAddress, useBillingAddressForShipping: false }],
    ['shipping', withAddress],
    ['shipping', { ...withAddress, useBillingAddressForShipping: false, billingAddress: address }],
    ['shipping', { ...withTerms, shipments: [{ id: '1', shippingMethodId: 'no-more' }] }],
    ['summary', withShipment],
    ['summary', { ...withTerms, ...scarceLines }],
    ['payment', withTerms],
    ['details', { ...digitalLines, ...withEmail }],
    ['summary', { ...withAddress, ...digitalLines }],
    ['payment', { ...withAddress, ...digitalLines, acceptTerms: true }],
  ])('is %s after %o (CHK-025)', (step, basket) => {
    expect(firstIncompleteStep(sampleEnvelope(basket))).toBe(step);
  });

  it('is the delivery when nobody delivers any more (CHK-025)', () => {
    expect(firstIncompleteStep(sampleEnvelope(withTerms, { shippingMethods: [express] }))).toBe('shipping');
    expect(firstIncompleteStep(sampleEnvelope(withTerms, { shippingMethods: undefined }))).toBe('shipping');
  });
});

describe('a step that is asked for', () => {
  it('is shown when it is not beyond the first incomplete one (CHK-025)', () => {
    expect(checkoutSteps.map((step) => reachableStep(step, sampleEnvelope(withAddress)))).toEqual(['customer', 'details', 'shipping', 'shipping', 'shipping']);
    expect(checkoutSteps.map((step) => reachableStep(step, sampleEnvelope(withTerms)))).toEqual([...checkoutSteps]);
  });

  it('is never the delivery when nothing is carried (CHK-028)', () => {
    const digital = sampleEnvelope({ ...withAddress, ...digitalLines });
    expect(stepsOf(digital.basket)).toEqual(['customer', 'details', 'summary', 'payment']);
    expect(checkoutSteps.map((step) => reachableStep(step, digital))).toEqual(['customer', 'details', 'summary', 'summary', 'summary']);
    expect(reachableStep('shipping', sampleEnvelope(digitalLines))).toBe('customer');
    expect(nextStep('details', digital.basket)).toBe('summary');
  });

  it('is followed by the next one', () => {
    expect(checkoutSteps.map((step) => nextStep(step, sampleEnvelope().basket))).toEqual(['details', 'shipping', 'summary', 'payment', 'payment']);
  });
});

it('reads a fault of the address from a status between 300 and 308 (CHK-026, CHK-027)', () => {
  expect([299, 300, 302, 308, 309, 400].map(isAddressFault)).toEqual([false, true, true, true, false, false]);
});
