import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../start/checkout.mjs';
import { catalogue, readCatalogue } from './catalogue.mjs';

const basket = { file: 'basket', text: '# Basket\n\n- BSK-001 [RULE] A guest may use it.\n- BSK-002 [OPEN] Its name is not shown. Default: basket.\n- BSK-003 [CONST] At most 99.\n' };

describe('the catalogue', () => {
  it('tells what the customer said from what was added by the kind', () => {
    const { requirements, faults } = catalogue([basket]);
    expect([...requirements.values()].map(({ id, by }) => `${id} ${by}`)).toEqual(['BSK-001 said', 'BSK-002 added', 'BSK-003 said']);
    expect(requirements.get('BSK-003')).toEqual({ id: 'BSK-003', file: 'basket', kind: 'CONST', text: 'At most 99.', by: 'said' });
    expect(faults).toEqual([]);
  });

  it.each([
    ['an id that is given twice', '- BSK-003 [UI] Again.', 'docs/spec/more.md:1: BSK-003 is given twice; it stands in docs/spec/basket.md already'],
    ['an unknown kind', '- BSK-004 [WISH] Pretty.', 'not of the form'],
    ['a bullet of another form', '* BSK-004 Pretty.', 'not of the form'],
    ['a short number', '- BSK-04 [UI] Pretty.', 'not of the form'],
    ['an OPEN without an answer', '- BSK-004 [OPEN] Who knows.', 'BSK-004 is OPEN but has no "Default: "'],
    ['an answer where nothing was open', '- BSK-004 [UI] A page. Default: blue.', 'BSK-004 is UI but has a "Default: "'],
  ])('refuses %s', (_what, line, fault) => {
    const { faults } = catalogue([basket, { file: 'more', text: line }]);
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });

  it('of this shop is without fault and covers every domain', async () => {
    const { requirements, faults } = await readCatalogue(join(root, 'docs/spec'));
    expect(faults).toEqual([]);
    expect(new Set([...requirements.keys()].map((id) => id.split('-')[0]))).toEqual(new Set(['ACC', 'BSK', 'CAT', 'CHK', 'CMS', 'LOY', 'MKT', 'ORD', 'PAY', 'PLT', 'SES', 'SHELL', 'STO', 'WSH']));
  });
});
