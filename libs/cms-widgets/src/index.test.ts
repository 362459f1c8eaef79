import { expect, it } from 'vitest';
import * as content from './index.ts';
import { contentWidgets } from './widgets.ts';

it('offers exactly this', () => {
  expect(Object.keys(content).sort()).toEqual(['PageRows', 'WidgetRegistryContext', 'blockAliases', 'defineWidget', 'lazyModule', 'placeRows', 'widgetAliases']);
});

it('knows 20 widgets and 13 blocks by their exact names (CMS-047)', () => {
  expect([...content.widgetAliases].sort()).toEqual([
    'ImageCarouselWidget', 'accordionTextWidget', 'canvasWidget', 'customerClubSignupWidget', 'multiLinkWidget', 'pdpCarouselWidget', 'productCarouselWidget', 'promotionWidget',
    'relewiseProductCarouselWidget', 'seoWidget', 'slimBanner', 'slimBannerBlock', 'slimBannerContainer', 'smartWidget', 'textWidget', 'trending', 'uSPSpotItem',
    'v3RelewiseProductCarouselWidget', 'vimeoVideoWidget', 'wishlistProductCarouselWidget',
  ]);
  expect([...content.blockAliases].sort()).toEqual([
    'divisionModeBlock', 'imageCarouselBlock', 'imageWithLinkBlock', 'imageWithTextBlock', 'multiLinkWithImagesBlock', 'relewiseProductCarouselBlock', 'slimBannerAnimatedBlock',
    'slimBannerSimpleBlock', 'textAccordionBlock', 'textBlock', 'trenderBlock', 'vimeoVideoBlock', 'wishlistProductCarouselBlock',
  ]);
});

it('loads no widget before a page places it, and each under its own alias', async () => {
  for (const { loaded } of Object.values(contentWidgets)) expect(loaded).toBeUndefined();
  for (const [alias, entry] of Object.entries(contentWidgets)) expect((await entry.load()).widget.alias).toBe(alias);
});
