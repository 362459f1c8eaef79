import { expect, it } from 'vitest';
import * as content from './index.ts';
import { contentWidgets } from './widgets.ts';

it('offers exactly this', () => {
  expect(Object.keys(content).sort()).toEqual(['PageRows', 'WidgetRegistryContext', 'blockAliases', 'defineWidget', 'lazyModule', 'placeRows', 'widgetAliases']);
});

it('knows 20 widgets and 13 blocks by their exact names (CMS-027…047, CMS-063…076)', () => {
  expect(content.widgetAliases).toHaveLength(20);
  expect(content.blockAliases).toHaveLength(13);
  expect(content.widgetAliases).toContain('ImageCarouselWidget');
  expect(content.widgetAliases).toContain('uSPSpotItem');
});

it('loads no widget before a page places it, and each under its own alias', async () => {
  for (const { loaded } of Object.values(contentWidgets)) expect(loaded).toBeUndefined();
  for (const [alias, entry] of Object.entries(contentWidgets)) expect((await entry.load()).widget.alias).toBe(alias);
});
