import { defineConfig } from '@playwright/test';
import { chromiumSwitches } from '../../chromium.base.ts';

const shop = process.env.SHOP_URL;
if (!shop) throw new Error('The journeys need an open shop: run `npm test -- --only journeys`.');

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Pictures are drawn while the journeys go on, on the same two cores.
  expect: { timeout: 15_000 },
  // The sandbox's troubles are everybody's, so they come when the others have gone.
  projects: process.env.LOOKBOOK
    ? [{ name: 'lookbook', testMatch: 'lookbook.ts' }]
    : [
        { name: 'journeys', testIgnore: 'bad-luck.spec.ts' },
        { name: 'bad luck', testMatch: 'bad-luck.spec.ts', dependencies: ['journeys'], fullyParallel: false },
      ],
  use: {
    baseURL: shop,
    viewport: { width: 1440, height: 900 },
    // Without a graphics card every frame of a movement is drawn on the cores that the shop needs; how things move, stories show.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumSwitches,
    },
  },
});
