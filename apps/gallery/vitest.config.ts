import { fileURLToPath } from 'node:url';
import { brands } from '@selvedge/ui/tokens';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumSwitches } from '../../chromium.base.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Per change: one brand and width, both directions. The night has all of them: `GALLERY_MATRIX=full`. */
const full = process.env.GALLERY_MATRIX === 'full';
const runs = (full ? Object.keys(brands) : ['selvedge']).flatMap((brand) =>
  (full ? ['phone', 'tablet', 'desktop'] : ['phone']).flatMap((width) =>
    (full ? ['en', 'de', 'ar'] : ['en', 'ar']).map((language) => ({ brand, language, direction: 'language', viewport: { value: width } })),
  ),
);

/** Who reads English sees things move; all others have asked for stillness, so that each story is seen both ways. */
const browserOf = (language: string) =>
  playwright({ launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumSwitches }, contextOptions: { reducedMotion: language === 'en' ? 'no-preference' : 'reduce' } });

/** Every story in a real browser: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  root: folder,
  server: { watch: null },
  // What Vite finds out late makes it reload, in the middle of a story.
  optimizeDeps: { entries: ['../../libs/*/src/**/*.stories.tsx', '../storefront/app/**/*.stories.tsx', 'src/**/*.stories.tsx'] },
  plugins: [storybookTest({ configDir: `${folder}.storybook` })],
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    // Stories share a page, as in the gallery, and leave nothing behind.
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: browserOf('en'),
      instances: runs.map((globals) => ({
        browser: 'chromium',
        name: [globals.language, ...(full ? [globals.brand, globals.viewport.value] : [])].join(' '),
        provider: browserOf(globals.language),
        provide: { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: globals },
      })),
    },
  },
});
