import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeLeft } from './countdown.rules.ts';

const minute = 60_000;

it('says days, hours, minutes and seconds that are left', () => {
  expect(timeLeft(2 * 24 * 60 * minute + 3 * 60 * minute + 4 * minute + 5_000, 0)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

it('shows a second until it is over, and nothing once the time has come', () => {
  expect([timeLeft(1, 0).seconds, timeLeft(0, 0).seconds, timeLeft(0, minute).seconds]).toEqual([1, 0, 0]);
});

it('adds up to the time that is left, with no unit beyond its size', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e11 }), (left) => {
    const { days, hours, minutes, seconds } = timeLeft(left, 0);
    expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(left / 1_000));
    expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
  }));
});
