import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.mjs';
import { prove } from './proof.mjs';
import { missingOf, oneLine, table } from './words.mjs';

const basket = { file: 'basket', text: '# Basket\n\n- BSK-001 [RULE] A guest may use it.\n- BSK-002 [OPEN] Its name is not shown. Default: basket.\n- BSK-003 [CONST] At most 99.\n' };
const orders = { file: 'orders', text: '- ORD-001 [UI] There is a receipt.' };
const small = catalogue([basket, orders]);
const passed = (title: string, ...above: string[]) => ({ title, above, file: 'libs/basket/src/basket.test.ts' });

describe('a proof', () => {
  it('counts by file what is proved, of it what was said and what was added, and what is missing', () => {
    const proof = prove(small, [passed('a (BSK-001)'), passed('b (BSK-001, BSK-002)'), passed('c')]);
    expect(proof.files).toEqual([
      { file: 'basket', items: 3, proved: 2, said: 1, added: 1, missing: 1 },
      { file: 'orders', items: 1, proved: 0, said: 0, added: 0, missing: 1 },
    ]);
    expect(proof.total).toEqual({ items: 4, proved: 2, said: 1, added: 1, missing: 2 });
    expect(proof.missing.map(({ id }) => id)).toEqual(['BSK-003', 'ORD-001']);
    expect(proof.by.get('BSK-001')).toEqual(['libs/basket/src/basket.test.ts: "a (BSK-001)"', 'libs/basket/src/basket.test.ts: "b (BSK-001, BSK-002)"']);
    expect(proof.faults).toEqual([]);
  });

  it('says which test in which file names an id that does not exist, once for all its cases', () => {
    expect(prove(small, [passed('of 1 (BSK-009)', 'a basket'), passed('of 2 (BSK-009)', 'a basket')]).faults).toEqual(['libs/basket/src/basket.test.ts: "a basket of 1 (BSK-009)" names BSK-009, which is not in docs/spec']);
  });

  it('carries the faults of the catalogue and of the titles', () => {
    const twice = catalogue([basket, basket]);
    expect(prove(twice, [passed('adds up (BSK-001…003)')]).faults).toHaveLength(4);
  });

  it('is told as a table, a line, and the missing requirements of a file', () => {
    const proof = prove(small, [passed('a (BSK-001, BSK-002)')]);
    expect(table(proof)).toMatch(/basket +3 +2 +1 +1 +1\norders +1 +0 +0 +0 +1\nall +4 +2 +1 +1 +2$/);
    expect(oneLine(proof.total)).toBe('2 of 4 requirements are proved, 1 that the customer said and 1 that we added; 2 are missing.');
    expect(missingOf(proof, 'basket')).toBe('BSK-003 [CONST] At most 99.\n\nbasket: 1 of 3 are missing.');
  });
});
