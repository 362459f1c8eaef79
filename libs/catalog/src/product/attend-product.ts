import { getAvailability } from '@selvedge/api-inventory';
import { apiOf } from '@selvedge/api-runtime';
import type { QueryClient } from '@tanstack/react-query';
import type { ProductView } from '../catalog.queries.ts';

/** Which articles can be ordered now, by EAN. */
export type Stock = Readonly<Record<string, boolean>>;

/** How long an answer about stock is good for, in ms. */
const GOOD_FOR = 30_000;
/** As many articles as the service takes at once. */
const MOST = 100;

interface Surroundings {
  client: QueryClient;
  catalog: string;
  /** Stores send too. */
  ShipFromStore: boolean;
}

/** What a product is told by whoever is there to buy it. @returns what is left of it now; nothing where nobody asks or answers */
export async function attendProduct({ variants, isDigital, comingSoonProduct }: ProductView, { client, catalog, ShipFromStore }: Surroundings): Promise<Stock> {
  const EanCodes = variants.flatMap(({ ean }) => ean ?? []).slice(0, MOST);
  if (isDigital || comingSoonProduct || EanCodes.length === 0) return {};
  const asked = { catalog, ShipFromStore, EanCodes };
  const queryFn = async ({ signal }: { signal: AbortSignal }) => Object.fromEntries((await apiOf(client).call(getAvailability, asked, { signal })).map(({ ean, quantity, available = quantity > 0 }) => [ean, available]));
  return client.fetchQuery({ queryKey: [getAvailability.id, asked], queryFn, staleTime: GOOD_FOR }).catch(() => ({}));
}
