import type { Product } from '@selvedge/api-catalog';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogFlyouts } from '../flyouts.ts';
import { sampleProduct, SampleShop } from '../shop.sample.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import type { ProductChoice } from './ProductBuy.tsx';

afterEach(cleanup);

const texts = { 'product_page.notify_goingLive': 'tell me', 'product.size_sold_out': '{size}, sold out', 'product_page.just_sold_out': 'This has just sold out', 'product_page.preorder_on': 'Pre-order, sent on {date}', 'store_stock.of': '{name}, {size}', 'product.price_from': 'From {price}', 'product_page.article_number': 'Article number {number}', 'store_stock.count': '{count} stores' };
const variant = (size: string, rest: Partial<Product['variants'][number]> = {}) => ({ id: `harbour-${size}`, ean: `20000${size}`, size: { sizeId: size, name: size }, inStockEcom: true, inStockRetail: false, ...rest });

interface Asked {
  product?: Partial<Product>;
  /** What is left, by EAN. */
  stock?: Record<string, number>;
  stores?: unknown;
  switches?: Record<string, boolean>;
}

function open({ product = {}, stock, stores = [], switches = {} }: Asked = {}) {
  const asked: string[] = [];
  const answer = (path: string) => {
    if (path.includes('check-existing')) return new Response(null, { status: 204 });
    if (path.startsWith('product/')) return { ...sampleProduct, variants: [variant('30'), variant('31')], ...product };
    asked.push(path);
    if (path.includes('get-retail')) return stores;
    if (!stock) throw new TypeError('cut');
    return Object.entries(stock).map(([ean, quantity]) => ({ ean, quantity }));
  };
  const buy = vi.fn(({ words, soldOut }: ProductChoice) => <button type="button" disabled={soldOut}>{words ?? 'buy'}</button>);
  render(
    <SampleShop answer={answer} flyouts={catalogFlyouts} shop={{ translations: texts, featureToggles: switches }}>
      <ProductDetail productId={sampleProduct.id} buy={(choice) => buy(choice)} />
    </SampleShop>,
  );
  return { asked, buy };
}
const size = async (name: string) => (await screen.findAllByRole<HTMLInputElement>('radio')).find(({ value }) => value === name)!;
/** The page is there, and so is somebody. */
const comes = async () => {
  await screen.findByRole('heading', { level: 1 });
  fireEvent.pointerOver(document.body);
};
const button = (name: string) => screen.findByRole('button', { name });

describe('variants that cost different amounts', () => {
  const money = (amount: number) => ({ amount, currency: 'GBP' });
  const own = { salesPrice: money(96), listPrice: money(120), percentage: 20, discounts: [] };
  const product = { priceVaries: true, staticClubPrice: money(80), variants: [variant('30', { articleNumber: 'EX-30' }), variant('31', { price: own, articleNumber: 'EX-31' })] };

  it('show the lowest price until one is chosen, then its own, and its article number', async () => {
    open({ product });
    await comes();
    const heading = () => screen.getByRole('heading', { level: 1 }).parentElement!.textContent;
    expect(heading()).toContain('From £90.00');
    expect(screen.getByText('Article number 100001')).toBeTruthy();
    fireEvent.click(await size('31'));
    expect(heading()).toMatch(/£96\.00.*£120\.00/);
    expect(heading()).not.toContain('From');
    expect(screen.getByText('Article number EX-31')).toBeTruthy();
    fireEvent.click(await size('30'));
    expect(heading()).toContain('£90.00');
    expect(heading()).not.toContain('From');
  });

  it('are no others when all cost the same', async () => {
    open();
    await comes();
    expect(screen.getByRole('heading', { level: 1 }).parentElement!.textContent).not.toContain('From');
  });
});

describe('a size that is gone', () => {
  it('can be waited for when it has no day of delivery and the product allows it (CAT-030, CAT-195, STO-035)', async () => {
    open({ product: { variants: [variant('30'), variant('31', { inStockEcom: false })] } });
    fireEvent.click(await size('30'));
    expect(screen.queryByRole('button', { name: 'product_page.notify_stock' })).toBeNull();
    fireEvent.click(await size('31'));
    fireEvent.click(await button('product_page.notify_stock'));
    expect(await screen.findByRole('dialog', { name: 'product_page.notify_stock', hidden: true })).toBeTruthy();
  });

  it.each([
    ['comes again on a day that is known', { variants: [variant('31', { inStockEcom: false, inDeliveryDateSet: '2027-03-01' })] }],
    ['is of a product that is not made again', { variants: [variant('31', { inStockEcom: false })], allowInStockNotifications: false }],
  ])('is only sold out when it %s (STO-035)', async (_, product) => {
    open({ product });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'buy' })).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'product_page.notify_stock' })).toBeNull();
  });

  it('is to be chosen first when all are gone', async () => {
    open({ product: { variants: [variant('30', { inStockEcom: false }), variant('31', { inStockEcom: false })] } });
    fireEvent.click(await button('product_page.notify_stock'));
    expect(document.activeElement).toBe(await size('30'));
    expect(screen.getByRole('group', { name: 'product_page.size' }).getAttribute('data-invalid')).toBe('true');
  });
});

it('is offered by its amounts when it is a gift card: two decimals, as the ids of its variants say them (BSK-096, CAT-058, STO-019)', async () => {
  open({ product: { isDigital: true, variants: ['25.00', '149.50'].map((amount, place) => ({ ...variant(`size ${place}`), id: `${sampleProduct.id},${amount}` })) } });
  const amounts = within(await screen.findByRole('group', { name: 'product_page.amount' })).getAllByRole('radio');
  expect(amounts.map((one) => one.parentElement!.textContent)).toEqual(['£25.00', '£149.50']);
});

it('is waited for as a whole when it has not come yet, and cannot be bought (CAT-030, STO-035)', async () => {
  const { buy } = open({ product: { comingSoonProduct: true, inStock: false } });
  fireEvent.click(await button('tell me'));
  expect(await screen.findByRole('dialog', { name: 'tell me', hidden: true })).toBeTruthy();
  expect(buy).not.toHaveBeenCalled();
});

it('stays to be bought as a pre-order, and its button says so with the day (CAT-030, STO-035)', async () => {
  open({ product: { isPreorder: true, variants: [variant('30', { inDeliveryDateSet: '2027-04-05' }), variant('31', { inDeliveryDateSet: '2027-05-01' })] } });
  expect(await button('Pre-order, sent on 05/04/2027')).toBeTruthy();
  fireEvent.click(await size('31'));
  expect(await button('Pre-order, sent on 01/05/2027')).toBeTruthy();
});

describe('the stock of a page that is older than the last sale', () => {
  it('is not asked before somebody is there', async () => {
    const { asked } = open({ stock: {} });
    await screen.findByRole('heading', { level: 1 });
    expect(asked).toEqual([]);
    await comes();
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('is asked once, for all sizes, with the stores when they send too (STO-020, STO-023)', async () => {
    const { asked } = open({ stock: { 2000030: 4 }, switches: { shipFromStore: true } });
    await comes();
    await waitFor(() => expect(asked).toEqual(['/api/inventory/en-gb/get-availability?ShipFromStore=true&EanCodes=2000030&EanCodes=2000031']));
    fireEvent.click(await size('30'));
    expect(asked).toHaveLength(1);
  });

  it('takes back what is gone and gives what is there again; what the service does not know stays', async () => {
    open({ product: { variants: [variant('30'), variant('31', { inStockEcom: false }), variant('32')] }, stock: { 2000030: 0, 2000031: 2 } });
    await comes();
    await waitFor(async () => expect((await size('30')).getAttribute('aria-label')).toBe('30, sold out'));
    expect([(await size('31')).getAttribute('aria-label'), (await size('32')).getAttribute('aria-label')]).toEqual([null, null]);
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent!.includes('just sold out'))).toBe(false);
  });

  it('says of the chosen size that it has just gone, in the place of its delivery, and offers to wait for it', async () => {
    open({ product: { variants: [variant('30')] }, stock: { 2000030: 0 } });
    await comes();
    expect(await button('product_page.notify_stock')).toBeTruthy();
    expect(screen.getAllByText('This has just sold out').map((said) => said.getAttribute('role') ?? said.tagName)).toEqual(['status', 'LI']);
    expect(screen.queryByText('product_page.delivery')).toBeNull();
  });

  it('stays as the page says when nobody answers, quietly', async () => {
    const { asked } = open();
    await comes();
    await waitFor(() => expect(asked).not.toEqual([]));
    expect((await size('30')).getAttribute('aria-label')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([['comes by e-mail', { isDigital: true }], ['has not come yet', { comingSoonProduct: true }]])('is not asked for what %s', async (_, product) => {
    const { asked } = open({ product, stock: {} });
    await comes();
    await import('./attend-product.ts');
    await Promise.resolve();
    expect(asked).toEqual([]);
  });
});

describe('stores', () => {
  const store = (name: string, quantity: number) => ({ store: { physicalId: name, name, address: { street: 'High Street 1', postalCode: 'N1', city: 'London' } }, quantity });

  it('are asked about the chosen size when somebody wants to know, and say in words how much they have (STO-021, STO-022)', async () => {
    const { asked } = open({ stock: {}, stores: [store('Camden', 1), store('Soho', 0), store('Leeds', 5)] });
    fireEvent.click(await size('31'));
    expect(asked.filter((path) => path.includes('retail'))).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'product_page.find_in_store' }));
    const list = within(await screen.findByRole('list', { name: 'product_page.find_in_store', hidden: true }));
    expect(list.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['Leedsstore_stock.in_stockHigh Street 1, N1 London', 'Camdenstore_stock.few_leftHigh Street 1, N1 London']);
    expect(asked.at(-1)).toBe('/api/retail-stock/en-gb/get-retail-availability?Ean=2000031');
  });

  it('are not offered for a size that they cannot be asked about', async () => {
    open({ product: { variants: [variant('30'), variant('31', { ean: undefined })] } });
    fireEvent.click(await size('30'));
    expect(screen.getByRole('button', { name: 'product_page.find_in_store' })).toBeTruthy();
    fireEvent.click(await size('31'));
    expect(screen.queryByRole('button', { name: 'product_page.find_in_store' })).toBeNull();
  });

  it('wait for a size to be chosen', async () => {
    open();
    fireEvent.click(await button('product_page.find_in_store'));
    expect(document.activeElement).toBe(await size('30'));
  });

  it.each([['comes by e-mail', { isDigital: true }], ['no store ever has', { hasRetail: false }], ['has not come yet', { comingSoonProduct: true }]])('are not offered for what %s', async (_, product) => {
    open({ product });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'product_page.find_in_store' })).toBeNull();
  });
});

it('opens the size guide beside itself; the link alone leads to its page', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'product_page.size_guide' });
  expect(link.getAttribute('href')).toBe('/en-gb/size-guide');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'product_page.size_guide', hidden: true })).toBeTruthy();
});
