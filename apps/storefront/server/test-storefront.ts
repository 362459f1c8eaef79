import * as app from '../app/entry.server.tsx';
import { readSettings, type StorefrontSettings } from './settings.ts';
import { createStorefront, type StorefrontOptions } from './storefront.ts';

/** A storefront from its sources against some API. */
export const testStorefront = (apiUrl: string, settings: Partial<StorefrontSettings> = {}, log?: StorefrontOptions['log']) =>
  createStorefront({
    settings: { ...readSettings({ SHOP_ENV: 'test', PUBLIC_URL: 'https://shop.example', SHOP_SECRET: 'secret' }), apiUrl, inStoreHosts: ['store.example', 'setup.store.example'], ...settings },
    log,
    renderer: {
      resolve: app.resolve,
      assets: async () => ({ styles: [], scripts: [] }),
      render: async (page, head) => app.renderDocument(page, { entry: '/entry.js', styles: [], scripts: [], fonts: [], campaignFonts: [], head }, { origin: 'https://shop.example', pictures: settings.picturesUrl }),
      errorPage: async (about) => app.errorPage({ ...about, styles: [] }),
    },
  });
