import { getProduct, type Product } from '@selvedge/api-catalog';
import { answers, keepsWaiting, refuses, type SampleAnswer } from '@selvedge/api-samples';
import { Button } from '@selvedge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleCards, sampleProduct } from '../shop.sample.tsx';
import { bought, Buy, textsOf } from '../story.sample.tsx';
import { ProductSet, type SetChoice } from './ProductSet.tsx';

function BuyAll({ sku, words, onMissing }: SetChoice) {
  return <Button onClick={() => (sku ? bought(sku) : onMissing())}>{words}</Button>;
}

const set: Product = { ...sampleProduct, name: 'Harbour denim set', isProductSet: true, description: 'Jacket and jeans in the same wash, so that they fade together.', variants: [], disclaimer: undefined };
const pieceOf = (productId: string): Product => {
  const { name, frontImage } = sampleCards.find(({ id }) => id === productId)!;
  const images = { urlTemplate: '{index}.{format}', indexes: [{ index: frontImage!.url.replace(/\.jpg$/, ''), format: 'jpg' }] };
  return { ...sampleProduct, id: productId, name, images, variants: ['S', 'M', 'L'].map((size) => ({ id: `${productId}-${size}`, size: { sizeId: size, name: size }, inStockEcom: size !== 'L', inStockRetail: false })) };
};
/** A set of as many pieces; a piece is answered as told. */
const setOf = (count: number, piece: (productId: string) => Product = pieceOf): { api: SampleAnswer[] } => ({
  api: [answers(getProduct, ({ productId }) => (productId === set.id ? { ...set, productSetOptions: sampleCards.slice(0, count).map(({ id }) => id) } : piece(productId)))],
});

const meta = {
  title: 'catalog/ProductSet',
  component: ProductSet,
  args: { productId: set.id, buy: (choice) => <Buy {...choice} />, buyAll: (choice) => <BuyAll {...choice} /> },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void bought.mockClear(),
} satisfies Meta<typeof ProductSet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'All of it in one picture, and its pieces, each with its own and bought in a size of its own (CAT-198)',
  parameters: setOf(2),
  async play({ canvas }) {
    const pieces = await canvas.findAllByRole('article');
    const together = canvas.getByRole('img', { name: `${set.name}, ${set.colourName}` });
    await expect(together.getBoundingClientRect().top).toBeLessThan(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom);
    for (const piece of pieces) await expect(piece.querySelector('img')).toBeVisible();
    await expect(pieces.map((piece) => within(piece).getByRole('heading').textContent)).toEqual(sampleCards.slice(0, 2).map(({ name }) => name));
    await userEvent.click(within(pieces[1]!).getByRole('radio', { name: 'M' }));
    await userEvent.click(within(pieces[1]!).getByRole('button'));
    await userEvent.click(within(pieces[0]!).getByRole('button'));
    await expect(bought.mock.calls).toEqual([[`${sampleCards[1]!.id}-M`]]);
    await expect(within(pieces[0]!).getByRole('radio', { name: 'S' })).toHaveFocus();
  },
};
export const BoughtAtOnce: Story = {
  name: 'Bought at once, each piece in its size; a missing size is asked for',
  parameters: setOf(3),
  async play({ canvas, loaded }) {
    const pieces = await canvas.findAllByRole('article');
    const all = await canvas.findByRole('button', { name: textsOf(loaded)['product_page.add_all'] });
    for (const piece of pieces) {
      await userEvent.click(all);
      await expect(within(piece).getByRole('radio', { name: 'S' })).toHaveFocus();
      await userEvent.click(within(piece).getByRole('radio', { name: 'M' }));
    }
    await userEvent.click(all);
    await expect(bought.mock.calls).toEqual([[sampleCards.slice(0, 3).map(({ id }) => `${id}-M`)]]);
  },
};
export const ThreePieces: Story = { parameters: setOf(3) };
export const OnePiece: Story = { parameters: setOf(1) };
export const Empty: Story = { parameters: setOf(0), play: async ({ canvas, loaded }) => expect(await canvas.findByText(textsOf(loaded)['product_page.set_empty']!)).toBeVisible() };
export const LongText: Story = { parameters: setOf(3, (productId) => ({ ...pieceOf(productId), name: 'Damen-Strickjackenübergangslösung mit Stehbündchenkragen', colourName: 'Schwarzblaugrünmelange-gewaschen' })) };
export const Loading: Story = { parameters: { api: [keepsWaiting(getProduct)] } };
export const Failed: Story = {
  parameters: { api: [refuses(getProduct)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};
