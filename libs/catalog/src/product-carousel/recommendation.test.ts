import { carouselSettings, type WidgetRegistry } from '@selvedge/cms-widgets';
import { recommendProducts, recommendProducts3 } from '@selvedge/api-recommendation';
import { getDefaultStore } from 'jotai/vanilla';
import { object, parse, safeParse } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogWidgets } from '../widgets.ts';
import { recentlyViewed } from './recently-viewed.ts';
import { operationOf, subjectOf } from './recommendation.query.ts';
import { remember } from './remember-product.ts';

const store = getDefaultStore();
/** What is kept as a component finds it. */
const kept = () => {
  const stop = store.sub(recentlyViewed, () => {});
  const ids = store.get(recentlyViewed);
  stop();
  return ids;
};
afterEach(() => localStorage.clear());

describe('what was looked at in this browser', () => {
  it('is kept with the last one first, each once, and no more than two dozen', () => {
    for (const id of ['1_a_1', '2_a_1', '1_a_1']) remember(id);
    expect(JSON.parse(localStorage.getItem('recentlyViewed')!)).toEqual(['1_a_1', '2_a_1']);
    for (let number = 0; number < 40; number++) remember(`${number}_b_1`);
    expect(kept()).toHaveLength(24);
    expect(kept()[0]).toBe('39_b_1');
  });

  it.each(['no JSON', '{"a":1}', '[1,2]', 'null', '"text"'])('begins anew when what is stored makes no sense: %s', (stored) => {
    localStorage.setItem('recentlyViewed', stored);
    expect(kept()).toEqual([]);
    remember('1_a_1');
    expect(kept()).toEqual(['1_a_1']);
  });

  it('is neither kept nor found without consent', () => {
    remember('1_a_1');
    document.cookie = 'consent=undecided; Path=/';
    expect(kept()).toEqual([]);
    remember('2_a_1');
    document.cookie = `consent=; Path=/; Expires=${new Date(0).toUTCString()}`;
    expect(kept()).toEqual(['1_a_1']);
  });

  it('is forgotten where nothing may be stored, and breaks nothing', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => remember('1_a_1')).not.toThrow();
    refused.mockRestore();
  });
});

describe('the products that a recommendation is about', () => {
  const seen = ['3_a_1', '1_a_1', '2_a_1'];

  it.each([
    ['RecentlyViewedProducts', ['1_a_1'], ['3_a_1', '2_a_1']],
    ['RecentlyViewedProducts', [], seen],
    [undefined, [], seen],
    ['PersonalProducts', ['1_a_1'], ['1_a_1', '3_a_1', '2_a_1']],
    ['PersonalProducts', [], seen],
    ['SimilarProducts', ['1_a_1'], ['1_a_1']],
    ['SimilarProducts', [], undefined],
    ['PurchasedWithProduct', ['1_a_1', '9_a_1'], ['1_a_1', '9_a_1']],
    ['PurchasedWithProduct', [], undefined],
    ['PopularProducts', ['1_a_1'], []],
  ] as const)('are for %s beside %j: %j', (type, about, expected) => expect(subjectOf(type, about, seen)).toEqual(expected));

  it('are none where nothing was looked at but this', () => expect(subjectOf('RecentlyViewedProducts', ['1_a_1'], ['1_a_1'])).toBeUndefined());
});

it('asks the operation of its version (CMS-057)', () => expect([operationOf(1), operationOf(3)]).toEqual([recommendProducts, recommendProducts3]));

describe('the settings of a carousel of recommendations', () => {
  const parsed = async (alias: string, settings: object) => {
    const { widget } = await (catalogWidgets as WidgetRegistry)[alias]!.load();
    return safeParse(widget.settings, settings);
  };
  const all = {
    type: 'PopularProducts', pastDaysFromNow: 30, merchandisingTags: ['denim'], numberOfRecommendations: 8, excludeProductsPurchasedWithinDays: 90,
    requiredTags: { evaluationMode: 'all', tags: ['new'] }, excludedTags: { tags: ['sale'] }, excludeMarkdown: true, excludeNoMarkdown: false, overrideRecommendations: true,
  };

  const standard = parse(object(carouselSettings), {});
  const carousel = {
    headline: { text: 'For you', fontSize: 32, color: '#1b2336', alignment: 'center' }, autoplay: true, autoplayAfter: 4, pagination: true, toggleFullWidth: true, backgroundColor: '#d8d3c8', paddings: { top: 24, left: 12 },
    displayedProducts: { mobile: 2, tablet: 3, desktop: 4 }, previewLeft: { mobile: 0.1, tablet: 0, desktop: 0 }, previewRight: { mobile: 0.2, tablet: 0, desktop: 0 },
  };

  it.each([
    ['relewiseProductCarouselWidget (CMS-035, CMS-158, CMS-159, CMS-160, CMS-161, CMS-162, CMS-163, CMS-164, CMS-165, CMS-166)', 1],
    ['v3RelewiseProductCarouselWidget (CMS-036)', 3],
    ['relewiseProductCarouselBlock (CMS-065)', 1],
  ] as const)('are those of any carousel, and of what it recommends: %s', async (title, version) => {
    const [alias] = title.split(' ');
    for (const [arrowsPosition, expected] of [['outside', 'outside'], ['inside', 'inside'], ['somewhere', 'inside']]) {
      expect((await parsed(alias!, { ...carousel, arrowsPosition, recommendation: all })).output).toEqual({ ...carousel, arrowsPosition: expected, recommendation: all, version });
    }
  });

  it('are about what was looked at lately unless told otherwise (CMS-167)', async () => {
    expect((await parsed('relewiseProductCarouselWidget', {})).output).toEqual({ ...standard, recommendation: { type: 'RecentlyViewedProducts' }, version: 1 });
  });

  it.each([{ type: 'MadeUp' }, { pastDaysFromNow: -1 }, { numberOfRecommendations: 0 }, { numberOfRecommendations: 1e9 }, { requiredTags: { tags: 'x' } }, { excludedTags: { evaluationMode: 'some', tags: [] } }])('are refused when they make no sense: %j', async (recommendation) => {
    expect((await parsed('relewiseProductCarouselWidget', { recommendation })).success).toBe(false);
  });

  it('are those of any carousel where it is about what is like the product on its own page (CMS-037)', async () => {
    expect((await parsed('pdpCarouselWidget', carousel)).output).toEqual({ ...carousel, arrowsPosition: 'inside', recommendation: { type: 'SimilarProducts' }, version: 1 });
  });
});
