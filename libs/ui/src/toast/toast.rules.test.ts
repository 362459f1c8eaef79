import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gone, noToasts, REST, rested, shown, shownFor, takenBack, type Toast, type ToastQueue } from './toast.rules.ts';

const toast = (immediate: fc.Arbitrary<boolean>): fc.Arbitrary<Toast> =>
  fc.record({ kind: fc.constantFrom('danger', 'warning', 'info', 'success'), text: fc.uuid(), immediate });
const step = fc.oneof(
  { weight: 3, arbitrary: toast(fc.boolean()).map((next) => (queue: ToastQueue) => shown(queue, next)) },
  // A toast goes only when it is there, a pause ends only when it is one.
  fc.constant((queue: ToastQueue) => (queue.current ? gone(queue) : queue)),
  fc.constant((queue: ToastQueue) => (queue.isResting ? rested(queue) : queue)),
);
const queues = fc.array(step, { maxLength: 30 }).map((steps) => steps.reduce((queue, next) => next(queue), noToasts));

describe('the queue of toasts', () => {
  it('shows one at a time, in the order in which they came (SHELL-124)', () => {
    fc.assert(fc.property(fc.array(toast(fc.constant(false)), { maxLength: 8 }), (toasts) => {
      let queue = toasts.reduce(shown, noToasts);
      const seen: Toast[] = [];
      while (queue.current) {
        seen.push(queue.current);
        queue = gone(queue);
        expect(queue.current).toBeUndefined();
        queue = rested(queue);
      }
      expect(seen).toEqual(toasts);
    }));
  });

  it('takes back what was said about something, shown or waiting, and nothing else', () => {
    const about = (text: string, what?: string): Toast => ({ kind: 'danger', text, about: what });
    const queue = [about('1', 'basket'), about('2', 'basket'), about('3'), about('4', 'list')].reduce(shown, noToasts);
    const without = takenBack(queue, 'basket');
    expect([without.current, without.isResting, without.waiting.map(({ text }) => text)]).toEqual([undefined, true, ['3', '4']]);
    expect(takenBack(rested(without), 'list')).toMatchObject({ current: { text: '3' }, waiting: [], isResting: false });
  });

  it('always pauses between two, and never pauses while one is shown (SHELL-127, BSK-183)', () => {
    fc.assert(fc.property(queues, (queue) => {
      expect(queue.current !== undefined && queue.isResting).toBe(false);
      if (queue.current) expect(gone(queue)).toMatchObject({ isResting: true, waiting: queue.waiting });
    }));
    expect(REST).toBe(700);
  });

  it('lets nobody wait while there is nothing to wait for', () => {
    fc.assert(fc.property(queues, ({ current, isResting, waiting }) => {
      if (!current && !isResting) expect(waiting).toEqual([]);
    }));
  });

  it('clears the current toast for an immediate one, which alone waits and comes after the pause (SHELL-125, SHELL-126, BSK-184, BSK-185, BSK-186)', () => {
    fc.assert(fc.property(queues, toast(fc.constant(true)), (queue, urgent) => {
      const next = shown(queue, urgent);
      if (queue.current || queue.isResting) {
        expect(next).toEqual({ waiting: [urgent], isResting: true });
        expect(rested(next).current).toBe(urgent);
      } else expect(next).toEqual({ current: urgent, waiting: [], isResting: false });
    }));
  });

  it('shows danger for 7, a warning for 5, information for 4 and success for 3 seconds (SHELL-128, SHELL-129, SHELL-130, SHELL-131, BSK-179, BSK-180, BSK-181, BSK-182)', () => {
    expect(shownFor).toEqual({ danger: 7_000, warning: 5_000, info: 4_000, success: 3_000 });
  });
});
