import { AddressLines } from '@selvedge/address';
import { AddToBasket, BasketButton } from '@selvedge/basket';
import { basketFlyouts } from '@selvedge/basket/flyouts';
import { listingParams } from '@selvedge/catalog';
import { catalogWidgets } from '@selvedge/catalog/widgets';
import { CheckoutProgress } from '@selvedge/checkout';
import { PageRows, placeRows, WidgetRegistryContext, type PlacedRow } from '@selvedge/cms-widgets';
import { contentWidgets } from '@selvedge/cms-widgets/widgets';
import { ConsentLink, ConsentStage, useConsent } from '@selvedge/consent';
import { loadConsentBanner } from '@selvedge/consent/banner';
import { ShopProvider, useTranslate, type ShopView } from '@selvedge/market';
import { Receipt } from '@selvedge/orders';
import { PaymentReturn } from '@selvedge/payments';
import { Button, FlyoutStage, showToast, ToastRegion } from '@selvedge/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';

export interface PageState {
  shop: ShopView;
  rows: PlacedRow[];
}

const ThisPair = lazy(async () => ({ default: (await import('./ThisPair.tsx')).ThisPair }));

const registry = { ...contentWidgets, ...catalogWidgets };

/** Loads the widgets of the one row; in the browser too, before it hydrates. */
export async function placedRows(): Promise<PlacedRow[]> {
  const text = { id: 'text', alias: 'textWidget', settings: { headline: 'Woven slowly', markdownContent: 'Cut **straight**.' } };
  const { rows, problems } = await placeRows([{ id: 'row', widgets: [text] }], { registry, place: { market: 'en-gb', path: '/' }, inStore: false });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return rows;
}

/** A page with something of every library, so that each finds what the others brought. */
export function Page({ shop, rows, queryClient }: PageState & { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ShopProvider shop={shop}>
        <WidgetRegistryContext value={registry}>
          <PaymentReturn>
            <Shop rows={rows} />
          </PaymentReturn>
        </WidgetRegistryContext>
      </ShopProvider>
    </QueryClientProvider>
  );
}

function Shop({ rows }: { rows: PlacedRow[] }) {
  const t = useTranslate();
  const { search } = useLocation();
  const consent = useConsent();
  const [missed, setMissed] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  return (
    <main>
      <h1>{t('outside.title', { page: listingParams(Object.fromEntries(new URLSearchParams(search)), []).page })}</h1>
      <BasketButton />
      <AddToBasket onMissing={() => setMissed(true)} />
      {missed && <p>{t('product_page.choose_size')}</p>}
      <PageRows rows={rows} />
      <CheckoutProgress step="details" />
      <AddressLines address={{ firstName: 'Ada', lastName: 'Weaver', country: 'GB', city: 'Leeds', postalCode: 'LS1 1AA' }} />
      <Receipt />
      <Button onClick={() => showToast({ kind: 'success', text: 'Heard' })}>Say something</Button>
      {hasMore ? <Suspense><ThisPair /></Suspense> : <Button onClick={() => setHasMore(true)}>More</Button>}
      {consent?.functional === false && <p>Nothing is remembered</p>}
      <ConsentLink />
      <ConsentStage load={loadConsentBanner} />
      <FlyoutStage flyouts={basketFlyouts} />
      <ToastRegion closeLabel="Close" />
    </main>
  );
}
