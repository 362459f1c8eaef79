import { expect, it } from 'vitest';
import * as payments from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(payments).sort()).toEqual(['Payment', 'PaymentReturn']);
});
