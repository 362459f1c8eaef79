import type { Product, ProductCard, SearchResult } from '@selvedge/api-catalog';
import { createApi, provideApi } from '@selvedge/api-runtime';
import { ShopProvider, type ShopView } from '@selvedge/market';
import { carouselSettings } from '@selvedge/cms-widgets';
import { sampleShop } from '@selvedge/cms-widgets/sample';
import { FlyoutStage, type FlyoutStageProps } from '@selvedge/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { object, parse } from 'valibot';

const money = (amount: number) => ({ amount, currency: 'GBP' });
/** Where the pictures of a garment stand, such as `jeans-flared.232f4f`. */
const picturesOf = (garment: string) => `/api/media/garments/${garment}.${garment.startsWith('jeans') || garment.startsWith('overshirt') ? 'denim' : 'knit'}`;
const indigo = picturesOf('jeans-straight.232f4f');

export const sampleCard: ProductCard = {
  id: '100001_indigo_1',
  styleNumber: '100001',
  optionId: '1',
  name: 'Harbour straight jeans',
  url: '/product/harbour-straight-jeans-100001_indigo_1',
  brand: 'Selvedge',
  price: { salesPrice: money(90), listPrice: money(90), percentage: 0, discounts: [] },
  badges: [],
  calloutAttributes: [],
  isNew: false,
  isProductSet: false,
  inStock: true,
  comingSoonProduct: false,
  isDigital: false,
  isPreorder: false,
  allowInStockNotifications: true,
  frontImage: { url: `${indigo}/front.jpg`, alt: '' },
  backImage: { url: `${indigo}/back.jpg`, alt: '' },
  images: { urlTemplate: '{index}.{format}', indexes: ['front', 'back'].map((view) => ({ index: `${indigo}/${view}`, format: 'jpg' })) },
  colourName: 'Indigo',
  styleOptionCount: 7,
  productRelations: ['#232f4f', '#57779f', '#86a3c2', '#2e2f32', '#34486f', '#e9e1cf', '#b98a56'].map((pantoneCode, index) => ({ id: `100001_c${index}_1`, url: `/product/${index}`, colour: `Colour ${index}`, pantoneCode })),
};

/** What a price can be. */
export const samplePrices = {
  plain: sampleCard.price,
  reduced: { ...sampleCard.price, salesPrice: money(60), percentage: 33 },
  reducedWithHistory: { ...sampleCard.price, salesPrice: money(60), percentage: 33, historicPrice: money(75), historicPercentage: 20 },
};

/** Cards that differ as a listing's do. */
export const sampleCards: ProductCard[] = (
  [
    ['jeans-wide.86a3c2', 'Cove wide-leg jeans', { isNew: true }],
    ['jeans-slim.2e2f32', 'Night slim jeans', { price: samplePrices.reducedWithHistory }],
    ['knit-crew.28324e', 'Fell lambswool jumper', { staticClubPrice: money(80), styleOptionCount: 1 }],
    ['overshirt.2e2f32', 'Dock overshirt', { inStock: false }],
    ['cardigan.d2c5ae', 'Moss cardigan', { comingSoonProduct: true, inStock: false }],
    ['beanie.28324e', 'Rib beanie', { isPreorder: true }],
    ['jeans-straight.e9e1cf', 'Weft straight jeans', { price: samplePrices.reduced }],
  ] as const
).map(([garment, name, rest], index) => ({
  ...sampleCard, id: `10001${index}_sample_1`, name, url: `/product/10001${index}`, frontImage: { url: `${picturesOf(garment)}/front.jpg`, alt: '' }, backImage: { url: `${picturesOf(garment)}/back.jpg`, alt: '' }, ...rest,
}));

/** How an editor wants a carousel to be. */
export const sampleCarousel = parse(object(carouselSettings), { arrowsPosition: 'outside', displayedProducts: { mobile: 2, tablet: 4, desktop: 4 }, previewRight: { mobile: 0.2, tablet: 0, desktop: 0 } });

const variant = (size: string, length: string, inStockEcom: boolean) => ({ id: `${size}-${length}`, size: { sizeId: size, name: size }, length: { lengthId: length, name: length }, inStockEcom, inStockRetail: false });

export const sampleProduct: Product = {
  ...sampleCard,
  description: 'Cut straight.\nWoven slowly.',
  careInstructions: ['Wash cold'],
  fabricComposition: '100 % cotton',
  sustainabilityText: 'Mended for life.',
  sustainabilityReasons: [{ id: 'organic', reason: 'Organic', supportText: 'Grown without' }],
  modelMeasurements: { height: '180 cm' },
  colour: { id: 'indigo', name: 'Indigo' },
  variants: [variant('30', '32', true), variant('30', '34', false), variant('31', '32', false)],
  styleOptions: [
    { id: '100001_indigo_1', optionId: '1', name: 'Harbour', url: '/product/indigo', colour: { id: 'indigo', name: 'Indigo' }, price: sampleCard.price, inStock: true, image: sampleCard.frontImage },
    { id: '100001_black_1', optionId: '1', name: 'Harbour', url: '/product/black', colour: { id: 'black', name: 'Black' }, price: sampleCard.price, inStock: false },
  ],
  tags: [],
};

export const sampleResult: SearchResult = {
  results: [sampleCard],
  totalResults: 130,
  startingFrom: 0,
  facets: [
    { id: 'colour', values: [{ value: 'blue', name: 'Blue', count: 80, selected: false }, { value: 'black', name: 'Black', count: 50, selected: true }] },
    { id: 'size', values: [{ value: '30', name: '30', count: 12, selected: false }] },
  ],
  priceFacet: { available: { lowerBoundingValue: 20, upperBoundingValue: 120 }, selected: {} },
  sortings: [{ id: 'recommended', selected: true }, { id: 'newest', selected: false }, { id: 'price-asc', selected: false }],
  hasError: false,
};

export interface SampleSurroundings {
  children: ReactNode;
  /** Answers a call to `/api/catalog/en-gb/…`, or to the whole path of another service; whatever it throws is a network fault. */
  answer: (path: string, body: unknown) => unknown;
  /** What can open beside the page. */
  flyouts?: FlyoutStageProps['flyouts'];
  shop?: Partial<ShopView>;
  at?: string;
}

/** A shop around a component, with an API that answers as told and the address written out. */
export function SampleShop({ children, answer, flyouts = {}, shop, at = '/en-gb/women' }: SampleSurroundings) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  provideApi(
    queryClient,
    createApi({
      fetch: async (url, init) => {
        const path = String(url).replace('/api/catalog/en-gb/', '');
        const answered = await answer(path, typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
        return answered instanceof Response ? answered : Response.json(answered);
      },
    }),
  );
  return (
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={queryClient}>
        <ShopProvider shop={{ ...sampleShop, ...shop }}>
          {children}
          <FlyoutStage flyouts={flyouts} />
          <Address />
        </ShopProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
