import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asked, closed, closing, left, noFlyout, type FlyoutQueue } from './flyout.rules.ts';

const request = fc.record({ alias: fc.constantFrom('basket', 'login', 'terms'), parameters: fc.nat(), blocking: fc.boolean() });
const step = fc.oneof(
  request.map((asking) => (queue: FlyoutQueue) => asked(queue, asking)),
  fc.constant(closing),
  // The stage says so only after a flyout has begun to close.
  fc.constant((queue: FlyoutQueue) => (queue.isClosing ? closed(queue) : queue)),
);
const queues = fc.array(step, { maxLength: 30 }).map((steps) => steps.reduce((queue, next) => next(queue), noFlyout));

describe('the queue of flyouts', () => {
  it('never takes the place of the open one before that has closed (SHELL-118, SHELL-122, BSK-019)', () => {
    fc.assert(fc.property(queues, request, (queue, asking) => {
      const { open } = asked(queue, asking);
      if (queue.open) expect(open!.alias).toBe(queue.open.alias);
      else expect(open).toBe(asking);
    }));
  });

  it('ignores a request while one is open that must be answered (SHELL-121, BSK-020)', () => {
    fc.assert(fc.property(queues, request, (queue, asking) => {
      fc.pre(queue.open?.blocking === true && !queue.isClosing);
      expect(asked(queue, asking)).toBe(queue);
    }));
  });

  it('closes the open one for another, and shows every one that waits in its turn (SHELL-119, SHELL-122)', () => {
    fc.assert(fc.property(queues, request, (queue, asking) => {
      fc.pre(queue.open !== undefined && (!queue.open.blocking || queue.isClosing) && (queue.open.alias !== asking.alias || queue.isClosing));
      let now = asked(queue, asking);
      expect(now.isClosing).toBe(true);
      const promised = now.waiting;
      expect(promised.at(-1)).toBe(asking);
      const seen = [];
      for (let more = promised.length; more > 0; more--) seen.push((now = closed(closing(now))).open);
      expect(seen).toEqual(promised);
      expect(closed(closing(now)).open).toBeUndefined();
    }));
  });

  it('has nothing waiting or closing while nothing is open, and each alias waits once', () => {
    fc.assert(fc.property(queues, ({ open, isClosing, waiting }) => {
      if (!open) expect([isClosing, waiting]).toEqual([false, []]);
      expect(new Set(waiting.map(({ alias }) => alias)).size).toBe(waiting.length);
    }));
  });

  it('gives the open one the parameters it is asked for again with, and no second turn', () => {
    const first = asked(noFlyout, { alias: 'miniBasket', parameters: { sku: 'a' } });
    expect(asked(first, { alias: 'miniBasket', parameters: { sku: 'b' } })).toEqual({ ...first, open: { alias: 'miniBasket', parameters: { sku: 'b' } } });
  });

  it('brings back what was open, as it was asked for last, when one has gone that was to be in between', () => {
    const chosen = asked(asked(noFlyout, { alias: 'quickBuy' }), { alias: 'quickBuy', parameters: 'M' });
    const guide = closed(asked(chosen, { alias: 'sizeGuide', thenBack: true }));
    expect(guide.open?.alias).toBe('sizeGuide');
    expect(closed(closing(guide)).open).toMatchObject({ alias: 'quickBuy', parameters: 'M' });
    expect(closed(closing(closed(closing(guide)))).open).toBeUndefined();
  });

  it('brings nothing back to another page, or what is leaving anyway, or one that is asked for anew', () => {
    const open = asked(noFlyout, { alias: 'quickBuy' });
    const guide = { alias: 'sizeGuide', thenBack: true };
    expect(closed(left(closed(asked(open, guide)))).open).toBeUndefined();
    expect(closed(left(asked(open, { alias: 'basket' }))).open).toEqual({ alias: 'basket' });
    expect(asked(closing(open), guide).waiting).toEqual([guide]);
    expect(asked(asked(open, guide), { alias: 'quickBuy', parameters: 'other' }).waiting).toEqual([guide, { alias: 'quickBuy', parameters: 'other' }]);
  });

  it('opens one anew that is asked for while it leaves', () => {
    const leaving = closing(asked(noFlyout, { alias: 'basket' }));
    expect(closed(asked(leaving, { alias: 'basket' }))).toEqual({ open: { alias: 'basket' }, isClosing: false, waiting: [], turn: 1 });
  });
});
