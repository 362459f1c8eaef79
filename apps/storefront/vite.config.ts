import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { className, inlineClassNames } from './build/class-names.ts';
import { compressAssets } from './build/compress-assets.ts';
import { lazyModuleIds } from './build/lazy-module-ids.ts';
import { pureComponents } from './build/pure-components.ts';
import { settingsStayBehind } from './build/settings-stay-behind.ts';

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
      build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'app/entry.client.tsx', optimization: { inlineConst: { mode: 'all' } }, output: { codeSplitting: { groups: chunkGroups } } } },
    },
    ssr: {
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'app/entry.server.tsx' } },
      resolve: { noExternal: [/^@selvedge\//] },
    },
  },
});
