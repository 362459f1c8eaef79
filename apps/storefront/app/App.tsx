import { Boundary, fillSlots, WidgetPlaceContext, WidgetRegistryContext } from '@selvedge/cms-widgets';
import { ConsentStage } from '@selvedge/consent';
import { loadConsentBanner } from '@selvedge/consent/banner';
import { ShopProvider, useShop, useTranslate, type ShopView } from '@selvedge/market';
import { FlyoutStage, onFirstSign, pictureAddress, pictureAddressAt, PictureAddressContext, ToastRegion } from '@selvedge/ui';
import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, use, useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bringAllTexts } from './all-texts.ts';
import type { ResolvedPage } from './define-page.ts';
import { flyouts } from './flyouts.ts';
import { layouts } from './layouts/layouts.ts';
import { useLinks } from './navigation/links.ts';
import { PageStoreContext } from './navigation/navigation.context.ts';
import { PageAnnouncer } from './navigation/PageAnnouncer.tsx';
import type { PageStore } from './navigation/page-store.ts';
import { PendingBar } from './navigation/PendingBar.tsx';
import { useScrollRestoration } from './navigation/scroll.ts';
import { pageFor } from './pages.ts';
import { Head } from './shell/Head.tsx';
import { OriginContext } from './shell/origin.context.ts';
import { widgets } from './widgets.ts';

const PageFailed = lazy(async () => ({ default: (await import('./PageFailed.tsx')).PageFailed }));

export interface AppProps {
  shop: ShopView;
  queryClient: QueryClient;
  /** Public address of the shop, for canonical links. */
  origin: string;
  /** Where pictures below the fold come from, if that is another host. */
  pictures?: string;
  /** The page that the server renders. */
  page: ResolvedPage;
  /** In the browser: the visit's pages, of which `page` is the first. */
  store?: PageStore;
}

/** The whole document: the same on the server and in the browser. */
export function App({ page, store, ...surroundings }: AppProps) {
  return (
    <Surroundings {...surroundings}>
      <PageStoreContext value={store}>{store ? <BrowserPage store={store} /> : <Document page={page} />}</PageStoreContext>
    </Surroundings>
  );
}

/** What every page may rely on: the shop, its answers, its widgets and its address. */
export function Surroundings({ shop, queryClient, origin, pictures, children }: Pick<AppProps, 'shop' | 'queryClient' | 'origin' | 'pictures'> & { children: ReactNode }) {
  const address = useMemo(() => (pictures ? pictureAddressAt(pictures) : pictureAddress), [pictures]);
  return (
    <QueryClientProvider client={queryClient}>
      <ShopProvider shop={shop}>
        <WidgetRegistryContext value={widgets}>
          <OriginContext value={origin}>
            <PictureAddressContext value={address}>{children}</PictureAddressContext>
          </OriginContext>
        </WidgetRegistryContext>
      </ShopProvider>
    </QueryClientProvider>
  );
}

/** The page at the browser's address; the old one stays until the new one is there. */
function BrowserPage({ store }: { store: PageStore }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrival = use(store.read(pathname, search));

  useEffect(() => {
    if (arrival.kind === 'redirect') void navigate(arrival.href, { replace: true });
    if (arrival.kind === 'document') location.assign(pathname + search);
  }, [arrival, navigate, pathname, search]);

  // Not before the page is hydrated: what the server wrote has nothing in its slots.
  useEffect(() => onFirstSign(() => void import('./slots.ts').then(({ fillings }) => fillSlots(fillings))), []);
  useScrollRestoration();
  useLinks(store);
  return <Document page={arrival.kind === 'page' ? arrival.page : undefined} />;
}

/** In the language of its texts, wearing the brand of the page. */
function Document({ page }: { page: ResolvedPage | undefined }) {
  const { textLanguage, direction, brand } = useShop();
  return (
    <html lang={textLanguage} dir={direction} data-brand={page?.metadata.brand ?? brand}>
      {page && <Head page={page} />}
      <body>{page && <PageBody page={page} />}</body>
    </html>
  );
}

/** All that a shopper sees of a page: in its layout, with what may lie above it. */
export function PageBody({ page }: { page: ResolvedPage }) {
  const { entry } = pageFor(page.alias);
  const Layout = layouts[entry.layout];
  const Component = entry.module.loaded?.page.Component;
  return (
    <>
      <PendingBar />
      <WidgetPlaceContext value={{ productIds: page.productId ? [page.productId] : [] }}>
        <Boundary resetOn={page} fallback={<Suspense><PageFailed /></Suspense>}>
          <Layout page={page}>{Component && <Component page={page} />}</Layout>
        </Boundary>
      </WidgetPlaceContext>
      <AbovePage page={page} />
    </>
  );
}

/** Comes after the page, so that neither keeps it from answering for long. */
function AbovePage({ page }: { page: ResolvedPage }) {
  const t = useTranslate();
  const shop = useShop();
  const queryClient = useQueryClient();
  const isUp = useDeferredValue(true, false);
  return (
    isUp && (
      <>
        <PageAnnouncer />
        <FlyoutStage flyouts={flyouts} prepare={() => bringAllTexts(shop, queryClient)} resetOn={page} failedText={t('feedback.error_generic')} />
        <ToastRegion closeLabel={t('shell.close')} />
        <ConsentStage load={loadConsentBanner} waits={page.request.path === shop.siteLinks.privacy} />
      </>
    )
  );
}
