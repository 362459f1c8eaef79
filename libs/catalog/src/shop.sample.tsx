import type { Product, ProductCard, SearchResult } from '@selvedge/api-catalog';
import { createApi, provideApi } from '@selvedge/api-runtime';
import { ShopProvider, type ShopView } from '@selvedge/market';
import { sampleShop } from '@selvedge/cms-widgets/sample';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';

const money = (amount: number) => ({ amount, currency: 'GBP' });

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
  frontImage: { url: '/front.svg', alt: '' },
  backImage: { url: '/back.svg', alt: '' },
  images: { urlTemplate: '{index}.{format}', indexes: [{ index: '/front', format: 'svg' }, { index: '/back', format: 'svg' }] },
  colourName: 'Indigo',
  styleOptionCount: 7,
  productRelations: ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666', '#777777'].map((pantoneCode, index) => ({ id: `100001_c${index}_1`, url: `/product/${index}`, colour: `Colour ${index}`, pantoneCode })),
};

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
    { id: '100001_indigo_1', optionId: '1', name: 'Harbour', url: '/product/indigo', colour: { id: 'indigo', name: 'Indigo' }, price: sampleCard.price, inStock: true, image: { url: '/front.svg', alt: '' } },
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
  /** Answers a call to `/api/catalog/en-gb/…`; whatever it throws is a network fault. */
  answer: (path: string, body: unknown) => unknown;
  shop?: Partial<ShopView>;
  at?: string;
}

/** A shop around a component, with an API that answers as told and the address written out. */
export function SampleShop({ children, answer, shop, at = '/en-gb/women' }: SampleSurroundings) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  provideApi(
    queryClient,
    createApi({
      fetch: async (url, init) => {
        const path = String(url).replace('/api/catalog/en-gb/', '');
        return Response.json(await answer(path, typeof init?.body === 'string' ? JSON.parse(init.body) : undefined));
      },
    }),
  );
  return (
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={queryClient}>
        <ShopProvider shop={{ ...sampleShop, ...shop }}>
          {children}
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
