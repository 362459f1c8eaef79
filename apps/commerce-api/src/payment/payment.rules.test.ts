import { expect, it } from 'vitest';
import type { PaymentState } from '../storage/schema.ts';
import { stepFor, type PaymentEvent } from './payment.rules.ts';

const action: PaymentEvent = { kind: 'action', action: { type: 'redirect' }, holdFor: 1 };
const yes: PaymentEvent = { kind: 'authorised', reference: 'x', amount: 100, currency: 'EUR' };
const wrong: PaymentEvent = { ...yes, amount: 99 };
const otherCurrency: PaymentEvent = { ...yes, currency: 'DKK' };
const no: PaymentEvent = { kind: 'refused', reason: 'no' };
const givenUp: PaymentEvent = { kind: 'given-up', reason: 'changed' };
const over: PaymentEvent = { kind: 'expired' };

// The state table of docs/decisions/0009, row by row.
const table: [PaymentState, ...[PaymentEvent, string][]][] = [
  ['started', [action, 'wait'], [yes, 'place'], [no, 'release'], [givenUp, 'release'], [over, 'release'], [wrong, 'void'], [otherCurrency, 'void']],
  ['pending', [action, 'nothing'], [yes, 'place'], [no, 'release'], [givenUp, 'release'], [over, 'release'], [wrong, 'void']],
  ['authorised', [action, 'nothing'], [yes, 'void'], [no, 'nothing'], [givenUp, 'nothing'], [over, 'nothing'], [wrong, 'void']],
  ['refused', [action, 'nothing'], [yes, 'revive'], [no, 'nothing'], [givenUp, 'nothing'], [over, 'nothing'], [wrong, 'void']],
  ['expired', [action, 'nothing'], [yes, 'revive'], [no, 'nothing'], [givenUp, 'nothing'], [over, 'nothing'], [wrong, 'void']],
  ['cancelled', [action, 'nothing'], [yes, 'void'], [no, 'nothing'], [givenUp, 'nothing'], [over, 'nothing'], [wrong, 'void']],
];
it.each(table)('a payment that is %s goes on as the state table says', (state, ...events) => {
  for (const [event, expected] of events) expect([event.kind, stepFor({ state, amount: 100, currency: 'EUR' }, event).do]).toEqual([event.kind, expected]);
});

it('keeps why a payment ended', () => {
  const asked = { state: 'pending' as const, amount: 100, currency: 'EUR' };
  expect(stepFor(asked, no)).toEqual({ do: 'release', as: 'refused', reason: 'refused' });
  expect(stepFor(asked, givenUp)).toEqual({ do: 'release', as: 'cancelled', reason: 'changed' });
  expect(stepFor(asked, over)).toEqual({ do: 'release', as: 'expired', reason: 'expired' });
});
