import { describe, expect, it } from 'vitest';
import { badgesAt, type BadgePlace } from './badges.rules.ts';

type Settings = Record<string, unknown>;
const placed = (settings: Settings | undefined, place: BadgePlace = 'plp') => badgesAt(place, [{ badgeId: 'eco', badgeTitle: 'Organic', places: settings && { plp: settings } }]);
const lookOf = (settings: Settings) => placed(settings)![0]!.look;

describe('a badge', () => {
  it('has an id and a title, and shows only where it has settings (CAT-072, CAT-073, CAT-074, CAT-090)', () => {
    expect(placed({})).toMatchObject([{ id: 'eco', title: 'Organic' }]);
    expect([placed({}, 'pdp'), placed(undefined)]).toEqual([undefined, undefined]);
  });

  it.each(['plp', 'productCarousel', 'wishlist', 'searchSuggestion', 'notifyMe', 'basket', 'miniBasket', 'checkout', 'pdp', 'psp'] as const)('can have its place at %s (CAT-075, CAT-076, CAT-077)', (place) => {
    expect(badgesAt(place, [{ badgeId: 'eco', badgeTitle: 'Organic', places: { [place]: { color: 'red' } } }])).toMatchObject([{ look: { colour: 'red' } }]);
  });

  it.each([
    [{ chip: true }, { shape: 'chip' }],
    [{ curvyChip: true, chip: true }, { shape: 'curvyChip' }],
    [{ image: '/api/media/badge.svg' }, { image: '/api/media/badge.svg' }],
    [{ rotation: -12 }, { rotation: -12 }],
    [{ color: '#fff', backgroundColor: 'rgb(0 0 0 / 50%)', borderColor: 'hsl(120deg, 50%, 40%)' }, { colour: '#fff', backgroundColour: 'rgb(0 0 0 / 50%)', borderColour: 'hsl(120deg, 50%, 40%)' }],
    [{ textAlignment: 'right' }, { textAlignment: 'end' }],
    [{ textSize: 14 }, { textSize: 14 }],
    [{ width: 64 }, { width: 64 }],
  ])('takes the setting %j (CAT-078, CAT-079, CAT-080, CAT-081, CAT-082, CAT-085, CAT-086, CAT-087, CAT-088)', (settings, look) => {
    expect(lookOf(settings)).toMatchObject(look);
  });

  it('is opaque and 10 px small unless told; opacity becomes a fraction (CAT-083, CAT-086, CAT-089)', () => {
    expect(lookOf({})).toMatchObject({ opacity: 1, textSize: 10 });
    expect(lookOf({ opacity: 40 })).toMatchObject({ opacity: 0.4 });
    expect(lookOf({ opacity: 0 })).toMatchObject({ opacity: 0 });
  });

  it.each([['top-left', 'top-start'], ['top-right', 'top-end'], ['bottom-left', 'bottom-start'], ['bottom-right', 'bottom-end'], ['elsewhere', 'top-start'], ['constructor', 'top-start'], [undefined, 'top-start']])('stands at %s: %s, left being where lines begin (CAT-084)', (position, corner) => {
    expect(placed({ position })![0]!.corner).toBe(corner);
  });

  it.each([
    { color: 'url(https://elsewhere.example/x)' }, { color: 'red; inset: 0' }, { backgroundColor: 'image-set("x")' }, { image: 'javascript:alert(1)' }, { image: '//elsewhere.example/x.png' },
    { rotation: 4_000 }, { opacity: 300 }, { textSize: 900 }, { width: -4 }, { width: 9_999 }, { chip: 'yes' }, { textAlignment: 'toString' },
  ])('forgets a setting that cannot be, and stays: %j', (settings) => {
    expect(lookOf(settings)).toEqual(lookOf({}));
  });

  it('keeps the order given (CAT-090)', () => {
    expect(badgesAt('plp', ['b', 'a', 'c'].map((badgeId) => ({ badgeId, badgeTitle: badgeId, places: { plp: {} } })))!.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});
