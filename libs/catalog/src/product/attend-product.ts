import { getAvailability } from '@selvedge/api-inventory';
import { apiOf } from '@selvedge/api-runtime';
import { openFlyout } from '@selvedge/ui';
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
export async function attendProduct({ id, name, variants, isDigital, comingSoonProduct }: ProductView, { client, catalog, ShipFromStore }: Surroundings): Promise<Stock> {
  sayEnded(id, name);
  const EanCodes = variants.flatMap(({ ean }) => ean ?? []).slice(0, MOST);
  if (isDigital || comingSoonProduct || EanCodes.length === 0) return {};
  const asked = { catalog, ShipFromStore, EanCodes };
  const queryFn = async ({ signal }: { signal: AbortSignal }) => Object.fromEntries((await apiOf(client).call(getAvailability, asked, { signal })).map(({ ean, quantity, available = quantity > 0 }) => [ean, available]));
  return client.fetchQuery({ queryKey: [getAvailability.id, asked], queryFn, staleTime: GOOD_FOR }).catch(() => ({}));
}

/**
 * Says that mails about a product have ended, when the address of its page says so: `?notify=ended`, where the link of a mail leads
 * once it is dealt with (STO-034); with `&token=` it is dealt with here. The keys leave the address, so that a reload is quiet.
 */
function sayEnded(productId: string, name: string): void {
  const keys = new URLSearchParams(location.search);
  if (keys.get('notify') !== 'ended') return;
  const token = keys.get('token') ?? undefined;
  keys.delete('notify');
  keys.delete('token');
  history.replaceState(history.state, '', location.pathname + (keys.size > 0 ? `?${keys.toString()}` : ''));
  openFlyout('notifyMe', { kind: 'ended', product: { id: productId, name }, token });
}
