import { eq } from 'drizzle-orm';
import type { Market, MarketList } from '@selvedge/api-content';
import { markets as knownMarkets } from '@selvedge/market/data';
import type { MarketRow } from '../http/caller.ts';
import type { Database } from '../storage/database.ts';
import { market } from '../storage/schema.ts';
import { countryName } from './country-name.ts';

/** A visitor without a market is offered this many at most. */
const SUGGESTIONS = 6;

/** A shop without any market begins with the known ones. */
export async function fillMarkets(db: Database): Promise<void> {
  if ((await db.$count(market)) > 0) return;
  await db.insert(market).values(knownMarkets.map((known) => ({ ...known, url: `/${known.id}` }))).onConflictDoNothing();
}

export const findMarket = async (db: Pick<Database, 'select'>, id: string): Promise<MarketRow | undefined> => (await db.select().from(market).where(eq(market.id, id)))[0];

/** All markets, the important ones first, then by country (MKT-014, MKT-021). The suggestions are the same for every visitor, as the page they stand on is. */
export async function readMarkets(db: Database): Promise<MarketList> {
  const markets = inOrder(await db.select().from(market)).map(marketOf);
  return { markets, suggestedMarkets: markets.slice(0, SUGGESTIONS) };
}

/** Higher priority first, then by the country's name, then by language (MKT-021). */
export const inOrder = (rows: MarketRow[]): MarketRow[] =>
  rows.toSorted((a, b) => b.priority - a.priority || a.countryName.localeCompare(b.countryName, 'en') || a.id.localeCompare(b.id, 'en'));

/** A market as its own visitors read it: the country by its name in the language of the texts beside it. */
export function ownMarketOf(row: MarketRow, textLanguage: string): Market {
  const translated = countryName(row.country, textLanguage);
  const name = translated === row.country ? row.countryName : translated;
  return { ...marketOf(row), country: { name, code: row.country }, name };
}

/** A market as the contract says it (MKT-005…013). */
export const marketOf = (row: MarketRow): Market => ({
  id: row.id,
  priority: row.priority,
  language: { name: row.languageName, baseCode: row.language },
  country: { name: row.countryName, code: row.country },
  url: row.url,
  name: row.countryName,
  currency: row.currency || 'XXX',
});
