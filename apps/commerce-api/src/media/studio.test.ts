import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../sample/catalogue.ts';
import { campaignNames, drawCampaign } from './campaign.ts';
import { clothNames } from './cloths.ts';
import { cutNames } from './cuts.ts';
import { drawGarment } from './garment.ts';
import { garmentLook, garmentViews } from './garment.address.ts';
import { faultsOf } from './svg.check.ts';

describe('the studio', () => {
  const looks = cutNames.flatMap((cut) => clothNames.map((cloth, place) => ({ cut, cloth, hex: ['202022', 'f8f7f4', 'b5352f'][place % 3]! })));

  it('draws every cut in every cloth as well-formed SVG of 3:4, the same each time', () => {
    for (const look of looks) {
      for (const view of garmentViews) {
        const drawn = drawGarment(look, view);
        expect(faultsOf(drawn), `${look.cut} ${look.cloth} ${view}`).toEqual([]);
        expect(drawn).toContain('viewBox="0 0 900 1200"');
        expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
    expect(drawGarment(looks[0]!, 'front')).toBe(drawGarment(looks[0]!, 'front'));
  });

  it('draws front, back and detail differently, and another picture for another colour and cloth', () => {
    for (const cut of cutNames.filter((one) => one !== 'gift-card')) {
      expect(new Set(garmentViews.map((view) => drawGarment({ cut, hex: '57779f', cloth: 'denim' }, view))).size, cut).toBe(3);
      expect(new Set([drawGarment({ cut, hex: '57779f', cloth: 'denim' }, 'front'), drawGarment({ cut, hex: '202022', cloth: 'denim' }, 'front'), drawGarment({ cut, hex: '57779f', cloth: 'wool' }, 'front')]).size, cut).toBe(3);
    }
  });

  it('keeps every picture of the sample shop at 6 kB at most', () => {
    const addresses = new Set(sampleCatalogue().options.flatMap(({ pictures }) => pictures.map(({ index }) => index)));
    for (const address of addresses) {
      const [, , , , name, view] = address.split('/');
      expect(drawGarment(garmentLook(name!)!, view as (typeof garmentViews)[number]).length, address).toBeLessThanOrEqual(6 * 1024);
    }
  });

  it.each(campaignNames)('draws the campaign picture %s wide and tall', (name) => {
    for (const file of ['wide.svg', 'tall.svg']) {
      const body = drawCampaign(name, file)!;
      expect(faultsOf(body)).toEqual([]);
      expect(body.length).toBeLessThanOrEqual(6 * 1024);
    }
  });
});

describe('the check of drawings', () => {
  it.each([
    ['an element left open', '<svg><g></svg>'], ['an attribute given twice', '<svg><path d="" d=""/></svg>'], ['a reference to nothing', '<svg><use href="#p1"/></svg>'], ['an id given twice', '<svg><path id="a"/><path id="a"/></svg>'],
    ['a paint that is not there', '<svg><path fill="url(#k)"/></svg>'], ['an attribute without quotes', '<svg><path d=x/></svg>'], ['two roots', '<svg/><svg/>'],
  ])('finds %s', (_fault, drawing) => {
    expect(faultsOf(drawing)).not.toEqual([]);
  });
});
