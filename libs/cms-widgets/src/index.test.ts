import { expect, it } from 'vitest';
import * as content from './index.ts';
import { contentWidgets } from './widgets.ts';

it('offers exactly this', () => {
  expect(Object.keys(content).sort()).toEqual(['Boundary', 'PageRows', 'PlacedCarousel', 'WidgetPlaceContext', 'WidgetRegistryContext', 'blockAliases', 'carouselSettings', 'createSlot', 'defineWidget', 'fill', 'fillSlots', 'lazyModule', 'placeRows', 'widgetAliases', 'widgetOf']);
});

it('knows 20 widgets and 13 blocks by their exact names, and whatever this shop adds (CMS-047)', () => {
  expect(content.widgetAliases).toEqual(expect.arrayContaining([
    'smartWidget', 'textWidget', 'seoWidget', 'uSPSpotItem', 'vimeoVideoWidget', 'canvasWidget', 'promotionWidget', 'productCarouselWidget', 'relewiseProductCarouselWidget', 'v3RelewiseProductCarouselWidget', 'pdpCarouselWidget',
    'ImageCarouselWidget', 'trending', 'slimBannerBlock', 'customerClubSignupWidget', 'slimBannerContainer', 'slimBanner', 'multiLinkWidget', 'accordionTextWidget', 'wishlistProductCarouselWidget',
  ]));
  expect(content.blockAliases).toEqual(expect.arrayContaining([
    'imageWithLinkBlock', 'imageCarouselBlock', 'relewiseProductCarouselBlock', 'wishlistProductCarouselBlock', 'textBlock', 'vimeoVideoBlock', 'imageWithTextBlock', 'divisionModeBlock', 'textAccordionBlock',
    'multiLinkWithImagesBlock', 'trenderBlock', 'slimBannerSimpleBlock', 'slimBannerAnimatedBlock',
  ]));
});

it('knows each alias once', () => {
  const all = [...content.widgetAliases, ...content.blockAliases];
  expect(new Set(all).size).toBe(all.length);
});

it('loads no widget before a page places it, and each under its own alias', async () => {
  for (const { loaded } of Object.values(contentWidgets)) expect(loaded).toBeUndefined();
  for (const [alias, entry] of Object.entries(contentWidgets)) expect((await entry.load()).widget.alias).toBe(alias);
});
