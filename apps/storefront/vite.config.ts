import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className, inlineClassNames } from './build/class-names.ts';
import { compressAssets } from './build/compress-assets.ts';
import { pureComponents } from './build/pure-components.ts';
import { settingsStayBehind } from './build/settings-stay-behind.ts';
import { lazyModuleIds } from './build/lazy-module-ids.ts';

const shared = [
  { name: 'vendor', test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|cookie|@tanstack)\/(?!.*\/(?:mutationObserver|useMutation)\.js)/ },
  { name: 'shop', test: /vite\/preload-helper|\/(?:libs\/(?:ui\/src\/(?:base\.css|button|browser-state|disclosure|field\/Field\.|icon|link|notice|picture|skeleton|toast|visually-hidden|flyout\/(?:FlyoutStage|flyout\.))|api-clients\/runtime|cms-widgets\/src\/(?:rows|define-widget|lazy-module|readable)|market\/src\/(?!country-selector|date\.format))|storefront\/app\/(?:shell|layouts|styles|navigation\/P|define-page))/ },
  { name: 'changes', test: /\/libs\/basket\/src\/basket\.mutations|\/(?:mutationObserver|useMutation)\.js/ },
  { name: 'catalog', test: /\/libs\/catalog\/src\/(?:product-card|product-price|product-badges|catalog\.queries|listing\.params|badges\.rules)|\/libs\/ui\/src\/(?:badge|price|swatch)\// },
  // Last, for a group takes along what its modules import and nobody before it has taken.
  { name: 'forms', test: /\/node_modules\/(?:react-hook-form|@hookform)\// },
];

/** One `vite build` makes both: what browsers load (dist/client) and what the server renders with (dist/server). */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), lazyModuleIds(), settingsStayBehind(), inlineClassNames(), pureComponents(), compressAssets()],
  builder: {},
  css: { modules: { generateScopedName: className } },
  build: { emptyOutDir: true, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'app/entry.client.tsx', optimization: { inlineConst: { mode: 'all' } }, output: { codeSplitting: { groups: shared } } } },
    },
    ssr: {
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'app/entry.server.tsx' } },
      resolve: { noExternal: [/^@selvedge\//] },
    },
  },
});
