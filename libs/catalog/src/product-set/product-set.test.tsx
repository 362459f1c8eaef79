import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleProduct, SampleShop } from '../shop.sample.tsx';
import { ProductSet } from './ProductSet.tsx';

afterEach(cleanup);

const pieces: Record<string, Record<string, boolean>> = { jacket_x_1: { S: true, M: true }, jeans_x_1: { '30': true, '31': false }, cap_x_1: { One: true } };
const texts = { 'product_page.add_all': 'all {count}', 'product_page.add_rest': 'the {count} left' };

function open(stock = pieces) {
  const answer = (path: string) => {
    const id = path.replace('product/', '');
    const sizes = stock[id];
    if (!sizes) return { ...sampleProduct, isProductSet: true, variants: [], productSetOptions: Object.keys(stock) };
    return { ...sampleProduct, id, name: id, variants: Object.entries(sizes).map(([size, inStockEcom]) => ({ id: `${id}-${size}`, size: { sizeId: size, name: size }, inStockEcom, inStockRetail: false })) };
  };
  const bought = vi.fn();
  render(
    <SampleShop answer={answer} shop={{ translations: texts }}>
      <ProductSet productId={sampleProduct.id} buyAll={({ sku, words, onMissing }) => <button type="button" onClick={() => (sku ? bought(sku) : onMissing())}>{words}</button>} />
    </SampleShop>,
  );
  return { bought };
}
const piece = async (name: string) => within(await screen.findByRole('article', { name }));

it('sells all of its pieces at once, each in its size, and leads to the first that has none (CAT-198)', async () => {
  const { bought } = open();
  await piece('cap_x_1');
  const all = await screen.findByRole('button', { name: 'all 3' });
  fireEvent.click(all);
  expect(document.activeElement).toBe((await piece('jacket_x_1')).getByRole('radio', { name: 'S' }));
  fireEvent.click((await piece('jacket_x_1')).getByRole('radio', { name: 'M' }));
  fireEvent.click(all);
  expect(document.activeElement).toBe((await piece('jeans_x_1')).getByRole('radio', { name: '30' }));
  expect(bought).not.toHaveBeenCalled();
  fireEvent.click((await piece('jeans_x_1')).getByRole('radio', { name: '30' }));
  fireEvent.click(all);
  expect(bought.mock.calls).toEqual([[['jacket_x_1-M', 'jeans_x_1-30', 'cap_x_1-One']]]);
});

it('sells what is left when a piece is sold out, and says how many that are', async () => {
  const { bought } = open({ ...pieces, cap_x_1: { One: false }, jacket_x_1: { S: true } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'the 2 left' })).toBeTruthy());
  fireEvent.click((await piece('jeans_x_1')).getByRole('radio', { name: '30' }));
  fireEvent.click(screen.getByRole('button', { name: 'the 2 left' }));
  expect(bought.mock.calls).toEqual([[['jacket_x_1-S', 'jeans_x_1-30']]]);
});

it('offers nothing at once when nothing of it is left, or when it is one piece', async () => {
  open({ cap_x_1: { One: false }, jacket_x_1: { S: false } });
  await piece('jacket_x_1');
  expect(screen.queryByRole('button', { name: /^(all|the)/ })).toBeNull();
  cleanup();
  open({ jacket_x_1: { S: true } });
  await piece('jacket_x_1');
  expect(screen.queryByRole('button', { name: /^(all|the)/ })).toBeNull();
});
