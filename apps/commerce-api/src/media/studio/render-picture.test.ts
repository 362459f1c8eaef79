import { describe, expect, it } from 'vitest';
import { campaignNames } from './campaign.ts';
import { clothNames } from './cloths.ts';
import { cutNames } from './cuts.ts';
import { folded } from './drape.ts';
import { garmentViews } from './garment-look.ts';
import { makes } from './makes.ts';
import type { Raster } from './raster.ts';
import { renderPicture } from './render-picture.ts';

const WIDTH = 96;
const look = (cut: string, cloth = 'denim', hex = '57779f', view = 'front') => renderPicture('garments', `${cut}.${hex}.${cloth}`, view, WIDTH) as Promise<Raster>;
const same = (one: Raster, other: Raster) => Buffer.compare(one.data, other.data) === 0;

/** How far pixels differ from each other in places, 0 for one even colour. */
function variety({ data }: Raster, places: (x: number, y: number) => boolean = () => true): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const place = at / 3;
    if (!places(place % WIDTH, Math.floor(place / WIDTH))) continue;
    sum += data[at]!;
    squares += data[at]! ** 2;
    count++;
  }
  return Math.sqrt(squares / count - (sum / count) ** 2);
}
const atItsBorder = (x: number, y: number) => x < 2 || x > WIDTH - 3 || y < 2 || y > 125;

describe('the studio', () => {
  it.each(cutNames)('has a %s from the front, the back and near, each another picture of 3:4, and all of it within the picture', async (cut) => {
    const [front, back, detail] = await Promise.all(garmentViews.map((view) => look(cut, 'twill', '202022', view))) as [Raster, Raster, Raster];
    for (const picture of [front, back, detail]) {
      expect([picture.width, picture.height, picture.data.length]).toEqual([96, 128, 96 * 128 * 3]);
      expect(variety(picture)).toBeGreaterThan(1);
    }
    for (const whole of [front, back]) {
      expect(variety(whole)).toBeGreaterThan(30);
      expect(variety(whole, atItsBorder)).toBeLessThan(6);
    }
    if (cut !== 'gift-card') expect(same(front, back)).toBe(false);
    expect(same(front, detail)).toBe(false);
  });

  it('sews each make of a cut otherwise, and keeps it within the picture', async () => {
    for (const [cut, cloth] of [['jeans-wide', 'denim'], ['coat', 'check'], ['skirt-mini', 'denim'], ['sneaker', 'leather']] as const) {
      const sewn = await Promise.all(makes.map((_, make) => renderPicture('garments', `${cut}.57779f.${cloth}${make ? `.m${make}` : ''}`, 'front', WIDTH) as Promise<Raster>));
      expect(new Set(sewn.map(({ data }) => Buffer.from(data).toString('base64'))).size, cut).toBe(makes.length);
      for (const picture of sewn) expect(variety(picture, atItsBorder), cut).toBeLessThan(6);
    }
    expect(await renderPicture('garments', `coat.57779f.check.m${makes.length}`, 'front', WIDTH)).toBeUndefined();
  });

  const coats: Record<string, Promise<Raster>> = {};
  const coatOf = (cloth: string) => (coats[cloth] ??= look('coat', cloth));
  it.each(clothNames)('weaves %s, from afar and from near', async (cloth) => {
    expect(same(await coatOf(cloth), await coatOf(cloth === 'twill' ? 'wool' : 'twill'))).toBe(false);
    expect(variety(await look('coat', cloth, '7b5435', 'detail'))).toBeGreaterThan(0.8);
  });

  it('takes the same picture of the same look each time, and of no two looks', async () => {
    const first = await look('tee', 'jersey', 'b5352f');
    await look('shirt', 'stripe', 'abc5dd');
    expect(same(first, await look('tee', 'jersey', 'b5352f'))).toBe(true);
    for (const other of [look('tee', 'jersey', '202022'), look('tee', 'rib', 'b5352f'), look('tee-oversized', 'jersey', 'b5352f')]) expect(same(first, await other)).toBe(false);
  });

  const set = (name: string) => renderPicture('sets', name, 'front', WIDTH);
  it('lays two and three garments on one table, all of them within the picture, the same each time', async () => {
    const [two, three] = ['beanie.57779f.knit_scarf.57779f.wool', 'hoodie.57779f.jersey_tee.202022.jersey.m3_cap.57779f.twill'];
    for (const name of [two!, three!]) {
      const picture = (await set(name))!;
      expect([picture.width, picture.height, picture.data.length]).toEqual([96, 128, 96 * 128 * 3]);
      expect(variety(picture, atItsBorder)).toBeLessThan(6);
      // Each of its columns, and of three also the corner of the last.
      expect(variety(picture, (x) => x < 40)).toBeGreaterThan(30);
      expect(variety(picture, (x) => x > 56)).toBeGreaterThan(30);
      expect(same(picture, (await set(name))!)).toBe(true);
    }
    expect(variety((await set(three!))!, (x, y) => x < 32 && y > 78)).toBeGreaterThan(20);
    expect(same((await set(two!))!, (await set(two!.split('_').toReversed().join('_')))!)).toBe(false);
    for (const none of ['beanie.57779f.knit', `${three}_${two}`, 'beanie.57779f.knit_cape.57779f.wool']) expect(await set(none), none).toBeUndefined();
    expect(await renderPicture('sets', two!, 'back', WIDTH)).toBeUndefined();
  });

  it('folds cloth without a hole, wherever and however it is thrown', () => {
    const places = Array.from({ length: 20_000 }, (_none, place) => folded((place % 200) / 9, place / 1_700, place % 97));
    expect(places.filter((height) => !Number.isFinite(height))).toEqual([]);
  });

  it.each(campaignNames)('has the campaign picture %s wide and tall', async (name) => {
    const [wide, tall] = await Promise.all(['wide', 'tall'].map((shape) => renderPicture('campaign', name, shape, 160)));
    expect([wide!.width, wide!.height]).toEqual([160, 90]);
    expect([tall!.width, tall!.height]).toEqual([160, 213]);
  });
});
