import { getProduct, type Product } from '@selvedge/api-catalog';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import { fill, fillSlots } from '@selvedge/cms-widgets';
import type { FlyoutParameters } from '@selvedge/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProductCardActions, type ProductCardActionsProps } from '../catalog.slots.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { productTile } from '../product-tile.ts';
import { sampleCard, sampleProduct } from '../shop.sample.tsx';
import { bought, Buy, textsOf } from '../story.sample.tsx';
import { QuickBuy } from './QuickBuy.tsx';
import { QuickBuyButton } from './QuickBuyButton.tsx';
import { QuickSizes } from './QuickSizes.tsx';

const Actions = ({ product, isPointedAt }: ProductCardActionsProps) => (
  <>
    <QuickBuyButton product={product} />
    {isPointedAt && <QuickSizes product={product} buy={({ sku, words }) => <button type="button" onClick={() => bought(sku)}>{words}</button>} />}
  </>
);
const flyouts = { quickBuy: async () => ({ Flyout: ({ parameters, close }: { parameters: FlyoutParameters['quickBuy']; close: () => void }) => <QuickBuy {...parameters} close={close} buy={(choice) => <Buy {...choice} />} /> }) };

const product = (rest: Partial<Product> = {}) => answers(getProduct, { ...sampleProduct, variants: ['S', 'M', 'L'].map((size) => ({ id: size, size: { sizeId: size, name: size }, inStockEcom: size !== 'L', inStockRetail: false })), ...rest });

const meta = {
  title: 'catalog/QuickBuy',
  component: ProductCard,
  args: { product: productTile(sampleCard) },
  parameters: { flyouts, api: [product()] },
  decorators: [(Card) => <div style={{ inlineSize: '16rem' }}><Card /></div>],
  beforeEach() {
    bought.mockClear();
    fillSlots(new Map([fill(ProductCardActions, Actions)]));
    return () => fillSlots(new Map());
  },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function opened(canvas: Canvas) {
  const button = canvas.getByRole('button');
  button.focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', undefined, { timeout: 5_000 }));
}

export const PointedAt: Story = {
  name: 'Pointed at, a card shows its sizes, and one press buys one',
  async play({ canvas }) {
    await userEvent.hover(canvas.getByRole('article'));
    const sizes = within(await canvas.findByRole('list', undefined, { timeout: 3_000 }));
    await userEvent.click(sizes.getByRole('button', { name: 'M' }));
    await expect(bought.mock.calls).toEqual([['M']]);
  },
};
const dearer = ['S', 'XXL'].map((size, place) => ({ id: size, size: { sizeId: size, name: size }, inStockEcom: true, inStockRetail: false, ...(place === 1 ? { price: { ...sampleProduct.price, salesPrice: { amount: 96, currency: 'GBP' } } } : {}) }));
export const DearerSize: Story = {
  name: 'A size that costs more than the card says is opened with its price before it is bought',
  parameters: { api: [product({ priceVaries: true, variants: dearer })] },
  async play({ canvas }) {
    await userEvent.hover(canvas.getByRole('article'));
    const sizes = within(await canvas.findByRole('list', undefined, { timeout: 3_000 }));
    await userEvent.click(sizes.getByRole('button', { name: 'XXL' }));
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 5_000 }));
    await expect(await dialog.findByText(/96[.,]00/)).toBeVisible();
    await expect(bought).not.toHaveBeenCalled();
  },
};
export const ManySizes: Story = {
  parameters: { api: [product({ variants: Array.from({ length: 18 }, (_, place) => `${24 + place}`).map((size, place) => ({ id: size, size: { sizeId: size, name: size }, inStockEcom: place % 5 !== 0, inStockRetail: false })) })] },
  async play({ canvas }) {
    await userEvent.hover(canvas.getByRole('article'));
    await canvas.findByRole('list', undefined, { timeout: 3_000 });
  },
};
export const InFull: Story = {
  name: 'By keyboard and by finger the sizes open in full, with the way to the product',
  async play({ canvas, loaded }) {
    const dialog = await opened(canvas);
    await userEvent.click(await dialog.findByRole('radio', { name: 'S' }));
    const texts = textsOf(loaded);
    await userEvent.click(dialog.getByRole('button', { name: texts['product.add_to_basket'] }));
    await expect(bought.mock.calls).toEqual([['S']]);
    await expect(dialog.getByRole('link', { name: texts['product_page.to_product'] })).toHaveAttribute('href', expect.stringMatching(new RegExp(`${sampleCard.url}$`)));
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, decorators: [(Card) => <div style={{ inlineSize: '10.75rem' }}><Card /></div>], play: async ({ canvas }) => void (await (await opened(canvas)).findByRole('radio', { name: 'S' })) };
export const SoldOut: Story = { args: { product: productTile({ ...sampleCard, inStock: false }) }, play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull() };
export const LongText: Story = {
  parameters: { api: [product({ name: 'Damen-Strickjackenübergangslösung mit Stehbündchenkragen und Perlmuttdruckknopfleiste', colourName: 'Schwarzblaugrünmelange-gewaschen' })] },
  play: async ({ canvas }) => void (await (await opened(canvas)).findByRole('radio', { name: 'S' })),
};
export const Loading: Story = { parameters: { api: [keepsWaiting(getProduct)] }, play: async ({ canvas }) => void (await opened(canvas)) };
export const Failed: Story = {
  parameters: { api: [refuses(getProduct)] },
  async play({ canvas }) {
    const dialog = await opened(canvas);
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
  },
};
