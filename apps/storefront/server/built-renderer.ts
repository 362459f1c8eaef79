import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';
import { buildAssets } from './build-assets.ts';
import type { Renderer } from './produce-page.ts';
import type { StorefrontSettings } from './settings.ts';

type ServerEntry = typeof import('../app/entry.server.tsx');

/** Renders with what `vite build` made. @throws Error when there is no build */
export async function builtRenderer(dist: URL, { publicUrl, picturesUrl }: Pick<StorefrontSettings, 'publicUrl' | 'picturesUrl'>): Promise<Renderer> {
  const manifestFile = new URL('client/.vite/manifest.json', dist);
  if (!existsSync(manifestFile)) throw new Error('The storefront is not built. Run `npm start`, which builds it, or `npx nx build @selvedge/storefront`.');
  const assets = buildAssets(JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest);
  const { resolve, renderDocument, errorPage } = (await import(new URL('server/entry.server.js', dist).href)) as ServerEntry;
  return {
    resolve,
    assets: async (modules) => assets.of(modules),
    render: async (page, head) => {
      const worn = [page.shop.textLanguage, page.page.metadata.brand ?? page.shop.brand] as const;
      return renderDocument(page, { entry: assets.entry, ...assets.of(page.modules), fonts: assets.fonts(...worn), campaignFonts: assets.campaignFonts(...worn), head }, { origin: publicUrl, pictures: picturesUrl });
    },
    errorPage: async (about) => errorPage({ ...about, styles: assets.of([]).styles }),
  };
}
