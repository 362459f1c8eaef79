import { inArray } from 'drizzle-orm';
import { inMajorUnits } from '../catalog/price.rules.ts';
import type { ContentHandlers } from '../http/handlers.ts';
import { freeFrom } from '../order/shipping.rules.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { Database } from '../storage/database.ts';
import { featureSwitch } from '../storage/schema.ts';
import { ownMarketOf, readMarkets } from './markets.ts';
import { pageHandlers } from './page.service.ts';
import { readDocuments, readShippingMethods } from './shop-documents.ts';
import { readTranslations } from './translations.ts';

/** Answers the content service, its pictures aside. */
export const contentHandlers = ({ db, catalogue }: { db: Database; catalogue: () => CatalogueIndex }): Omit<ContentHandlers, 'getMedia'> => ({
  getStart: () => readMarkets(db),
  getMarkets: () => readMarkets(db),
  async getShop(_args, { market }) {
    const [{ markets }, documents, { translations, textLanguage }, featureToggles] = await Promise.all([
      readMarkets(db),
      readDocuments(db, ['brand', 'navigation', 'searchConfigurations', 'siteLinks'], market.language),
      readTranslations(db, market.language),
      readSwitches(db, market.id),
    ]);
    const { navigation, searchConfigurations: { redirects: _redirects, ...searchConfigurations } } = documents;
    return { market: ownMarketOf(market, textLanguage), markets, ...documents, searchConfigurations, navigation: { ...navigation, menu: navigation.menu.filter(({ isHidden }) => !isHidden) }, translations, textLanguage, featureToggles };
  },
  async getSizeGuideSettings(_args, { market }) {
    return (await readDocuments(db, ['sizeGuideSettings'], market.language)).sizeGuideSettings;
  },
  async getFreeFreightValue(_args, { market: { language, currency } }) {
    const [{ freeFreight }, methods] = await Promise.all([readDocuments(db, ['freeFreight'], language), readShippingMethods(db)]);
    const value = freeFrom(methods, currency);
    // What is promised is what is charged: the amount is never the editors'.
    return { ...freeFreight, freightValue: value === undefined ? undefined : inMajorUnits(value, currency) };
  },
  getTranslations: async (_args, { market }) => (await readTranslations(db, market.language)).translations,
  ...pageHandlers({ db, catalogue }),
});

/** Switches for all markets, then the market's own; a missing one is off, but the signup terms are on (MKT-057, MKT-058, MKT-060). */
async function readSwitches(db: Database, market: string): Promise<Record<string, boolean>> {
  const rows = await db.select().from(featureSwitch).where(inArray(featureSwitch.market, ['*', market]));
  const own = rows.toSorted((a, b) => Number(a.market !== '*') - Number(b.market !== '*')).map(({ key, enabled }) => [key, enabled]);
  return { newSignupTermsAndConditions: true, ...Object.fromEntries(own) };
}
