import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { className } from './build/class-names.ts';
import { compressAssets } from './build/compress-assets.ts';
import { lazyModuleIds } from './build/lazy-module-ids.ts';
import { placelessSignals } from './build/placeless-signals.ts';
import { pureComponents } from './build/pure-components.ts';
import { settingsStayBehind } from './build/settings-stay-behind.ts';
import { shortTurns } from './build/short-turns.ts';

/** What every document has loaded before anything is loaded later: not to be listed with each. */
const hasLoaded = /\/(?:vendor|shop|rolldown-runtime)-[^/]+\.(?:js|css)$/;

/** Every name that the entry knows is sent with it, so their hashes are short: five characters tell two builds apart, and the bundler counts scripts in theirs (six are enough for 64 files, seven for 4,096). */
const scripts = 'assets/[name]-[hash:7].js';
const others = 'assets/[name]-[hash:5][extname]';

/** One `vite build` makes both: what browsers load (dist/client) and what the server renders with (dist/server). */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), lazyModuleIds(), settingsStayBehind(), pureComponents(), placelessSignals(), shortTurns(), compressAssets()],
  css: { modules: { generateScopedName: className } },
  builder: {},
  // The first to know :dir() and light-dark(): what older ones would need in their place weighs more than many a component.
  build: { emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !hasLoaded.test(file)) }, cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'app/entry.client.tsx', output: { entryFileNames: scripts, chunkFileNames: scripts, assetFileNames: others, codeSplitting: { groups: chunkGroups } } } },
    },
    ssr: {
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'app/entry.server.tsx' } },
      resolve: { noExternal: [/^@selvedge\//] },
    },
  },
});
