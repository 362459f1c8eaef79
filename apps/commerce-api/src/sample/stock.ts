import type { Chance } from './chance.ts';

/**
 * Pieces of one size in the warehouse, and at most in one store; 0 is in none. The middle of a size run is bought deepest; now
 * and then a size is sold out.
 */
export function stockOf(place: number, sizes: number, chance: Chance): { stock: number; depth: number } {
  const distanceFromMiddle = sizes < 2 ? 0 : Math.abs(place / (sizes - 1) - 0.5) * 2;
  const deepest = Math.round(30 * (1 - distanceFromMiddle * 0.7));
  const soldOut = chance.happens(0.08 + distanceFromMiddle * 0.12);
  return { stock: soldOut ? 0 : chance.between(1, deepest), depth: chance.happens(0.3) ? 0 : chance.between(1, 6) };
}
