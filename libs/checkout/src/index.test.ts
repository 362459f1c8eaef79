import { expect, it } from 'vitest';
import * as checkout from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(checkout).sort()).toEqual(
    ['Checkout', 'CheckoutProgress', 'canShowPromotion', 'checkoutSteps', 'firstIncompleteStep', 'forgetDrafts', 'hasLineControls', 'isPastShippingMethods', 'stepNumber', 'stepOfPath'],
  );
});
