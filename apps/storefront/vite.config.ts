import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { pureComponents } from './build/pure-components.ts';
import { lazyModuleIds } from './build/lazy-module-ids.ts';

/** What every page loads, and what every widget needs: fewer requests and better compression than one file per module. */
const shared = [
  { name: 'vendor', test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|cookie|@tanstack)\// },
  { name: 'shop', test: /\/(?:libs\/(?:ui\/src\/(?:button|disclosure|icon|link|notice|picture|skeleton|toast|visually-hidden|flyout\/(?:FlyoutStage|flyout\.))|api-clients\/runtime|cms-widgets\/src\/rows|market\/src\/(?!country-selector|date\.format))|storefront\/app\/(?:shell|define-page))/ },
  { name: 'widgets', test: /\/node_modules\/valibot\/|\/cms-widgets\/src\/(?:markdown\/|widget\.schema)/ },
  // Last, for a group takes along what its modules import and nobody before it has taken.
  { name: 'forms', test: /\/node_modules\/(?:react-hook-form|@hookform)\// },
];

/** One `vite build` makes both: what browsers load (dist/client) and what the server renders with (dist/server). */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), lazyModuleIds(), pureComponents(), compressAssets()],
  builder: {},
  // The first to know :dir() and light-dark(): what older ones would need in their place weighs more than many a component.
  build: { emptyOutDir: true, assetsInlineLimit: 0, cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'app/entry.client.tsx', output: { codeSplitting: { groups: shared } } } },
    },
    ssr: {
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'app/entry.server.tsx' } },
      resolve: { noExternal: [/^@selvedge\//] },
    },
  },
});
