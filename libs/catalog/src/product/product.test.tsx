import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { ProductPrice } from '../product-price/ProductPrice.tsx';
import { productTile } from '../product-tile.ts';
import { sampleCard, sampleProduct, SampleShop } from '../shop.sample.tsx';
import { ProductDetail } from './ProductDetail.tsx';

afterEach(cleanup);

const texts = { 'product.reduced_from': 'Reduced from {list} to {sales}', 'product.historic_price_percentage': 'Lowest: {price} ({percentage})', 'product.member_price': 'Members {price}', 'product.price_from': 'From {price}', 'product.size_sold_out': '{size}, sold out', 'product.colours': '{count} colours' };
const inShop = (children: React.ReactNode, answer: () => unknown = () => sampleProduct, featureToggles: Record<string, boolean> = {}) =>
  render(<SampleShop answer={answer} shop={{ translations: texts, featureToggles }}>{children}</SampleShop>);
const money = (amount: number) => ({ amount, currency: 'GBP' });

describe('a price', () => {
  it('stands alone when it is the list price (CAT-069)', () => {
    const { container } = inShop(<ProductPrice price={sampleCard.price} />);
    expect(container.textContent).toContain('£90.00');
    expect(container.querySelector('s')).toBeNull();
  });

  it('shows a reduction with the price before, the lowest of 30 days, and says it in words (CAT-069)', () => {
    const { container } = inShop(<ProductPrice price={{ salesPrice: money(60), listPrice: money(90), percentage: 33, historicPrice: money(75), historicPercentage: 20 }} />);
    expect(container.querySelector('s')!.textContent).toBe('£90.00');
    expect(screen.getByText('Reduced from £90.00 to £60.00')).toBeTruthy();
    expect(screen.getByText('−33%').closest('[aria-hidden=true]')).not.toBeNull();
    expect(screen.getByText('Lowest: £75.00 (\u2066−20%\u2069)')).toBeTruthy();
  });

  it('says that it is the lowest, reduced or not', () => {
    inShop(<ProductPrice price={sampleCard.price} isLeast />);
    expect(screen.getByText('From £90.00')).toBeTruthy();
    inShop(<ProductPrice price={{ salesPrice: money(60), listPrice: money(90), percentage: 33 }} isLeast />);
    expect(screen.getByText('From £60.00. Reduced from £90.00 to £60.00')).toBeTruthy();
  });

  it('says a percentage once when it is that of the lowest price too', () => {
    const { container } = inShop(<ProductPrice price={{ salesPrice: money(60), listPrice: money(90), percentage: 33, historicPrice: money(90), historicPercentage: 33 }} />);
    expect(container.textContent!.match(/33%/g)).toHaveLength(1);
    expect(screen.getByText('product.historic_price')).toBeTruthy();
  });

  it('shows everybody what members pay where there is a club, and nothing where there is none (CAT-071)', () => {
    inShop(<ProductPrice price={sampleCard.price} memberPrice={money(80)} />);
    expect(screen.queryByText('Members £80.00')).toBeNull();
    inShop(<ProductPrice price={sampleCard.price} memberPrice={money(80)} />, undefined, { customerClub: true });
    expect(screen.getByText('Members £80.00')).toBeTruthy();
  });
});

describe('a product card', () => {
  it('says of a gift card what the least of it costs', () => {
    inShop(<ProductCard product={productTile({ ...sampleCard, isDigital: true })} />);
    expect(screen.getByText('From £90.00')).toBeTruthy();
    cleanup();
    inShop(<ProductCard product={productTile(sampleCard)} />);
    expect(screen.queryByText(/From/)).toBeNull();
  });

  it('is one link, named by the product, with at most five colours shown (CAT-040)', () => {
    const { container } = inShop(<ProductCard product={productTile(sampleCard)} />);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Harbour straight jeans', `/en-gb${sampleCard.url}`]]);
    expect(container.querySelectorAll('[style*=background]')).toHaveLength(5);
    expect(screen.getByText('7 colours')).toBeTruthy();
  });

  it.each([
    [{ comingSoonProduct: true, inStock: false, isNew: true }, 'product.coming_soon'],
    [{ inStock: false, isPreorder: true, isNew: true }, 'product.sold_out'],
    [{ isPreorder: true, isNew: true }, 'product.preorder'],
    [{ isNew: true }, 'product.new'],
  ])('says the one thing that matters most: %j (CAT-030)', (flags, tag) => {
    inShop(<ProductCard product={productTile({ ...sampleCard, ...flags })} />);
    expect(screen.getAllByText(/^product\.(coming_soon|sold_out|preorder|new)$/).map(({ textContent }) => textContent)).toEqual([tag]);
  });
});

describe('a product page', () => {
  it('shows pictures, colours, composition, care, sustainability and measurements (CAT-186, CAT-187, CAT-189, CAT-190, CAT-191, CAT-192)', async () => {
    inShop(<ProductDetail productId={sampleProduct.id} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour straight jeans' })).toBeTruthy();
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('src')!.split('?')[0])).toEqual([sampleProduct.frontImage!.url, sampleProduct.backImage!.url]);
    const colours = within(screen.getByRole('region', { name: 'product_page.colour' })).getAllByRole('link');
    expect(colours.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label'), link.getAttribute('aria-current')])).toEqual([
      ['/en-gb/product/indigo', 'Indigo', 'true'],
      ['/en-gb/product/black', 'Black, sold out', null],
    ]);
    for (const text of ['100 % cotton', 'Wash cold', 'Mended for life.', 'Grown without', '180 cm']) expect(screen.getByText(text)).toBeTruthy();
  });

  it('keeps sold-out sizes in sight and names them so; lengths follow the size (CAT-188, CAT-195)', async () => {
    inShop(<ProductDetail productId={sampleProduct.id} />);
    const sizes = within(await screen.findByRole('group', { name: 'product_page.size' }));
    expect(sizes.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([null, '31, sold out']);
    fireEvent.click(sizes.getByRole('radio', { name: '30' }));
    const lengths = within(screen.getByRole('group', { name: 'product_page.length' }));
    expect(lengths.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([null, '34, sold out']);
  });

  it('says when it failed, and tries again', async () => {
    let works = false;
    inShop(<ProductDetail productId={sampleProduct.id} />, () => {
      if (!works) throw new Error('down');
      return sampleProduct;
    });
    await screen.findByRole('alert');
    works = true;
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('stays when it is asked for again and no answer comes', async () => {
    const answer = vi.fn((): unknown => sampleProduct);
    inShop(<ProductDetail productId={sampleProduct.id} />, answer);
    await screen.findByRole('heading', { level: 1 });
    answer.mockClear().mockImplementation(() => new Response('{}', { status: 400 }));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    for (let turn = 0; turn < 5; turn++) await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('shows that it is loading', () => {
    inShop(<ProductDetail productId={sampleProduct.id} />, () => new Promise(() => {}));
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  });
});
