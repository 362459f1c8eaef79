import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { lazyModuleIds } from './build/lazy-module-ids.ts';

/** One `vite build` makes both: what browsers load (dist/client) and what the server renders with (dist/server). */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), lazyModuleIds(), compressAssets()],
  builder: {},
  build: { emptyOutDir: true, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'app/entry.client.tsx' } },
    },
    ssr: {
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'app/entry.server.tsx' } },
      resolve: { noExternal: [/^@selvedge\//] },
    },
  },
});
