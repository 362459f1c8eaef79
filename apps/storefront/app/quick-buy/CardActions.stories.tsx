import { getProduct } from '@selvedge/api-catalog';
import { addBasketLine } from '@selvedge/api-order';
import { keepsWaiting, refuses, type SampleAnswer } from '@selvedge/api-samples';
import { catalogQueries, listingParams, ProductCard, type ProductTile } from '@selvedge/catalog';
import { useShop } from '@selvedge/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { flyouts } from '../flyouts.ts';
import { jeans, productWith, takesJeans } from '../product.sample.ts';
import { cardsAsInTheShop, findSizes, openFirst, pointAtFirst, said } from './quick-buy.sample.ts';

interface FirstCardProps {
  category: string;
  /** Otherwise than it was recorded. */
  rest?: Partial<ProductTile>;
}

/** The first card of a category, as it was recorded. */
function FirstCard({ category, rest }: FirstCardProps) {
  const { market } = useShop();
  const { data } = useQuery(catalogQueries.listing(market.id, category, listingParams({}, []), 60));
  return data && <ProductCard product={{ ...data.results[0]!, ...rest }} />;
}

const heard = (listen: (args: never) => void, answer: SampleAnswer): SampleAnswer => ({
  ...answer,
  respond(args) {
    listen(args);
    return answer.respond(args);
  },
});

const asked = fn();
const jeansOfLength30 = heard(asked, productWith(({ variants }) => ({ variants: variants.filter(({ length }) => length?.lengthId === '30') })));

const put = fn();
const basket = takesJeans.map((answer) => (answer.operation === addBasketLine ? heard(put, answer) : answer));

const meta = {
  title: 'storefront/CardActions',
  component: FirstCard,
  args: { category: 'women-jeans' },
  parameters: { flyouts, api: [heard(asked, productWith(() => ({})))] },
  decorators: [(Card) => <div style={{ inlineSize: '16rem' }}><Card /></div>],
  beforeEach() {
    asked.mockClear();
    put.mockClear();
    return cardsAsInTheShop();
  },
} satisfies Meta<typeof FirstCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Texts = Record<string, string>;

const isIn = async (texts: Texts) => {
  await expect(await screen.findByRole('dialog', { name: texts['basket.added'] })).toBeVisible();
  await expect(put.mock.calls).toMatchObject([[{ body: jeans }]]);
};

/** Longer than a pointer has to rest and a sample takes to answer. */
const aWhile = () => new Promise((later) => setTimeout(later, 400));

export const Filled: Story = {
  name: 'A card has one button, and nothing is asked before it is pressed',
  async play({ canvas, loaded }) {
    await expect(await canvas.findByRole('button', { name: said(loaded.market.shop.translations['product.quick_buy']) })).toBeEnabled();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(asked).not.toHaveBeenCalled();
  },
};
export const PointedAt: Story = {
  name: 'Under a pointer it shows its sizes, and one press buys what has no other choice',
  parameters: { api: [jeansOfLength30, ...basket] },
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const sizes = await pointAtFirst(canvas, texts);
    await expect(sizes.getAllByRole('button').map(({ textContent }: HTMLElement) => textContent)).toEqual(['25', '26', '27', '28', '29', '30', '31', '32']);
    await expect(asked.mock.calls).toMatchObject([[{ productId: '100032_rawindigo_1' }]]);
    await userEvent.click(sizes.getByRole('button', { name: '26' }));
    await isIn(texts);
  },
};
export const SoldOutSize: Story = {
  name: 'A size that is sold out says so, and opens in full to be waited for',
  parameters: { api: [jeansOfLength30] },
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const sizes = await pointAtFirst(canvas, texts);
    await userEvent.click(sizes.getByRole('button', { name: said(texts['product.size_sold_out'], '27') }));
    const flyout = await findSizes(texts);
    await expect(await flyout.findByRole('radio', { name: said(texts['product.size_sold_out'], '27') })).toBeChecked();
    await expect(flyout.getByRole('button', { name: texts['product_page.notify_stock'] })).toBeEnabled();
    await expect(flyout.queryByRole('button', { name: texts['product.add_to_basket'] })).toBeNull();
  },
};
export const OneSize: Story = {
  name: 'The only size is chosen as the flyout opens',
  parameters: { api: [productWith(({ variants }) => ({ variants: variants.filter(({ id }) => id === jeans.sku) })), ...basket] },
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const flyout = await openFirst(canvas, texts);
    for (const name of ['26', '30']) await expect(await flyout.findByRole('radio', { name })).toBeChecked();
    await userEvent.click(flyout.getByRole('button', { name: texts['product.add_to_basket'] }));
    await isIn(texts);
  },
};
export const SoldOutMeanwhile: Story = {
  name: 'Sold out since its card was shown, every size says so and there is nothing to buy',
  parameters: { api: [productWith(({ variants }) => ({ inStock: false, variants: variants.map((variant) => ({ ...variant, inStockEcom: false })) }))] },
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const flyout = await openFirst(canvas, texts);
    const sizes = within(await flyout.findByRole('group', { name: texts['product_page.size'] }));
    for (const size of ['25', '32']) await expect(sizes.getByRole('radio', { name: said(texts['product.size_sold_out'], size) })).toBeInTheDocument();
    await expect(flyout.queryByRole('button', { name: texts['product.add_to_basket'] })).toBeNull();
  },
};
export const Loading: Story = {
  name: 'Sizes that are still to come leave the card as it is',
  parameters: { api: [heard(asked, keepsWaiting(getProduct))] },
  async play({ canvas }) {
    await userEvent.hover(await canvas.findByRole('article'));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await aWhile();
    await expect(canvas.queryByRole('list', { name: /./ })).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const Failed: Story = {
  name: 'Sizes that cannot be read leave the card as it is, and its button says why',
  parameters: { api: [heard(asked, refuses(getProduct))] },
  async play({ canvas, loaded }) {
    await userEvent.hover(await canvas.findByRole('article'));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await aWhile();
    await expect(canvas.queryByRole('list', { name: /./ })).toBeNull();
    const flyout = await openFirst(canvas, loaded.market.shop.translations);
    await expect(await flyout.findByRole('alert')).toBeVisible();
  },
};
export const Refused: Story = {
  name: 'What the basket refuses is said, and the sizes stay',
  parameters: { api: [jeansOfLength30, refuses(addBasketLine, 400, { errors: [{ field: 'lineItem', message: 'Only 1 left.' }] })] },
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const sizes = await pointAtFirst(canvas, texts);
    await userEvent.click(sizes.getByRole('button', { name: '26' }));
    await waitFor(() => expect(screen.getByText('Only 1 left.')).toBeVisible());
    await expect(sizes.getByRole('button', { name: '26' })).toBeEnabled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
const offersNothing: Story['play'] = async ({ canvas }) => {
  await userEvent.hover(await canvas.findByRole('article'));
  await aWhile();
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(asked).not.toHaveBeenCalled();
};
export const SoldOut: Story = { args: { rest: { inStock: false } }, play: offersNothing };
export const ProductSet: Story = { args: { rest: { isProductSet: true } }, play: offersNothing };
export const GiftCard: Story = { args: { category: 'gift-cards' }, play: offersNothing };
const longName = 'Damen-Strickjackenübergangslösung mit Stehbündchenkragen und Perlmuttdruckknopfleiste';
export const LongText: Story = {
  args: { rest: { name: longName } },
  parameters: { api: [productWith(({ variants }) => ({ name: longName, colourName: 'Schwarzblaugrünmelange-gewaschen', variants: variants.map((variant) => ({ ...variant, size: { ...variant.size, name: `${variant.size.name} Übergangsgröße` } })) }))] },
  async play({ canvas, loaded }) {
    const flyout = await openFirst(canvas, loaded.market.shop.translations);
    await expect(await flyout.findByRole('heading', { name: longName })).toBeVisible();
    const { scrollWidth, clientWidth } = screen.getByRole('dialog');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
