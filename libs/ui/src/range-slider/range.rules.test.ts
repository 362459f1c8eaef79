import { expect, it } from 'vitest';
import { positionOf, stepOf } from './range.rules.ts';

it.each([[0, 1], [5, 1], [100, 1], [199, 1], [200, 10], [1_000, 10], [120_000, 1_000]])('a way of %i goes in steps of %i', (length, step) => {
  expect(stepOf(length)).toBe(step);
});

it.each([
  [[undefined, undefined], [20, 120]],
  [[40, 80], [40, 80]],
  [[90, 50], [50, 50]],
  [[-5, 900], [20, 120]],
  [[undefined, 10], [20, 20]],
] as const)('the thumbs of %j stand at %j', (bounds, places) => {
  expect(positionOf([...bounds], 20, 120)).toEqual(places);
});
