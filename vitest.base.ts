import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Each file has a world of its own, as elsewhere, but no process of its own: a third of the time. */
const components = { pool: 'vmThreads' as const, setupFiles: [fileURLToPath(new URL('vitest.dom.ts', import.meta.url))] };

/** What all test runs share. Components run in happy-dom; give `environment: 'node'` for the rest. */
export const testConfig = (test: NonNullable<ViteUserConfig['test']> = {}) =>
  defineConfig({
    server: { watch: null },
    test: {
      passWithNoTests: false,
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/dist/**', '**/out-tsc/**'],
      server: { deps: { inline: [/^@selvedge\//] } },
      // `npm test` counts by the second one; it lies in the project, so that Nx brings it back with a cached run.
      reporters: ['default', 'json'],
      outputFile: { json: 'test-results/vitest.json' },
      // Three runs share two cores: what waits for another process may have to wait for those.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      ...(test.environment === 'happy-dom' ? components : {}),
      ...test,
    },
  });
