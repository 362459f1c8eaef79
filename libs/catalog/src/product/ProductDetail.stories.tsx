import { getProduct, getProducts, type Product } from '@selvedge/api-catalog';
import { getAvailability, getRetailAvailability } from '@selvedge/api-inventory';
import { checkSubscription } from '@selvedge/api-notify-me';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import { useShop } from '@selvedge/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { catalogFlyouts } from '../flyouts.ts';
import { sampleCards, samplePrices, sampleProduct } from '../shop.sample.tsx';
import { Buy, textsOf } from '../story.sample.tsx';
import { ProductDetail, type ProductDetailProps } from './ProductDetail.tsx';

const meta = {
  title: 'catalog/ProductDetail',
  component: ProductDetail,
  args: { productId: sampleProduct.id, buy: (choice) => <Buy {...choice} /> },
  parameters: { layout: 'fullscreen', flyouts: catalogFlyouts },
} satisfies Meta<typeof ProductDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const product = (rest: Partial<Product> = {}) => ({ api: [answers(getProduct, { ...sampleProduct, ...rest })] });
const variants = (sizes: string[], { inStock = true, ...rest }: { inStock?: boolean; inDeliveryDateSet?: string } = {}) => sizes.map((size) => ({ id: size, size: { sizeId: size, name: size }, inStockEcom: inStock, inStockRetail: false, ...rest }));

/** As recorded, in the language that the switch names. */
export const Filled: Story = {
  args: { productId: '100032_rawindigo_1' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const [sizes, lengths] = canvas.getAllByRole('group').filter((group) => group.matches('fieldset'));
    await userEvent.click(within(sizes!).getByRole('radio', { name: '28' }));
    await userEvent.click(within(lengths!).getByRole('radio', { name: '32' }));
    await expect(canvas.getByRole('button', { name: (_, button) => (button as HTMLButtonElement).value === '100032_rawindigo_1-28-32' })).toBeVisible();
  },
};
export const AsksForSizeAndLength: Story = {
  name: 'Asks for all that is missing at once, and a length may come first',
  parameters: product({ variants: sampleProduct.variants.concat(sampleProduct.variants.map((one) => ({ ...one, id: `32-${one.length!.name}`, size: { sizeId: '32', name: '32' } }))) }),
  async play({ canvas, loaded }) {
    const texts = textsOf(loaded);
    await userEvent.click(await canvas.findByRole('button'));
    const size = canvas.getByRole('radio', { name: '30' });
    await expect(size).toHaveFocus();
    const sizes = canvas.getByRole('group', { name: texts['product_page.size'] });
    await expect(sizes).toHaveAccessibleDescription(texts['product_page.choose_size']);
    const lengths = canvas.getByRole('group', { name: texts['product_page.length'] });
    await expect(lengths).toHaveAccessibleDescription(texts['product_page.choose_length']);
    const length = within(lengths).getByRole('radio', { name: '32' });
    await userEvent.click(length);
    await expect(length).toBeChecked();
    await expect(lengths).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button'));
    await expect(size).toHaveFocus();
    await userEvent.click(size);
    await expect(sizes).not.toHaveAccessibleDescription();
    await expect(length).toBeChecked();
  },
};
export const SomeSizesSoldOut: Story = {
  name: 'Sold-out sizes stay and say so (CAT-188, CAT-195)',
  parameters: product({ variants: [...variants(['XS', 'S']), ...variants(['M', 'L'], { inStock: false }), ...variants(['XL'])] }),
  async play({ canvas, loaded }) {
    await canvas.findByRole('heading', { level: 1 });
    for (const soldOut of ['M', 'L']) await expect(canvas.getByRole('radio', { name: new RegExp(`\\b${soldOut}\\b.+`) })).toBeEnabled();
    await userEvent.click(canvas.getByRole('radio', { name: /\bM\b.+/ }));
    await expect(canvas.getByRole('button', { name: textsOf(loaded)['product_page.notify_stock'] })).toBeEnabled();
    const { color, backgroundColor } = getComputedStyle(canvas.getByText('M'));
    await expect(color).not.toBe(backgroundColor);
  },
};
export const OneSize: Story = {
  parameters: product({ variants: variants(['One size']) }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: 'One size' })).toBeChecked();
    await expect(canvas.getByRole('button')).toHaveValue('One size');
  },
};
export const ManySizes: Story = { parameters: product({ variants: Array.from({ length: 24 }, (_, index) => variants([`${24 + index}`], { inStock: index % 5 !== 0 })).flat() }) };
export const SoldOut: Story = {
  name: 'Sold out: waited for, once a size is chosen (STO-035)',
  parameters: { api: [answers(getProduct, { ...sampleProduct, inStock: false, variants: variants(['S', 'M', 'L'], { inStock: false }) }), refuses(checkSubscription, 204)] },
  async play({ canvas, loaded }) {
    const texts = textsOf(loaded);
    const tellMe = await canvas.findByRole('button', { name: texts['product_page.notify_stock'] });
    await userEvent.click(tellMe);
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
    await userEvent.click(canvas.getAllByRole('radio')[1]!);
    await userEvent.click(tellMe);
    const dialog = within(await screen.findByRole('dialog', { name: texts['product_page.notify_stock'] }, { timeout: 5_000 }));
    await expect(await dialog.findByRole('textbox')).toBeVisible();
  },
};
export const SoldOutForGood: Story = {
  name: 'Sold out and not made again: nothing to wait for',
  parameters: product({ inStock: false, allowInStockNotifications: false, variants: variants(['S', 'M', 'L'], { inStock: false }) }),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('button', { name: textsOf(loaded)['product.sold_out'] })).toBeDisabled(),
};
const withCodes = variants(['S', 'M', 'L']).map((variant, place) => ({ ...variant, ean: `200000002209${place}` }));
export const SoldMeanwhile: Story = {
  name: 'What was sold since the page was made is sold out in its place, and nothing moves',
  parameters: { api: [answers(getProduct, { ...sampleProduct, variants: withCodes }), answers(getAvailability, [{ ean: withCodes[1]!.ean, quantity: 0, available: false, source: 'Warehouse' }])] },
  async play({ canvas, loaded }) {
    await userEvent.hover(await canvas.findByRole('heading', { level: 1 }));
    const soldOut = await canvas.findByRole('radio', { name: /\bM\b.+/ });
    await expect(canvas.getByRole('radio', { name: 'S' })).toBeEnabled();
    await userEvent.click(soldOut);
    await expect(canvas.getAllByText(textsOf(loaded)['product_page.just_sold_out']!)).toHaveLength(2);
  },
};
export const InStores: Story = {
  name: 'Which stores have the chosen size, asked when somebody wants to know (STO-021)',
  parameters: {
    api: [
      answers(getProduct, { ...sampleProduct, variants: withCodes }), refuses(getAvailability),
      answers(getRetailAvailability, ({ Ean }) => (Ean === withCodes[0]!.ean ? [{ store: { physicalId: 'leeds', name: 'Selvedge Leeds', address: { street: 'Briggate 1', postalCode: 'LS1 6HF', city: 'Leeds' } }, quantity: 4 }] : [])),
    ],
  },
  async play({ canvas, loaded }) {
    const texts = textsOf(loaded);
    await userEvent.click(await canvas.findByRole('radio', { name: 'S' }));
    await userEvent.click(canvas.getByRole('button', { name: texts['product_page.find_in_store'] }));
    const dialog = within(await screen.findByRole('dialog', { name: texts['product_page.find_in_store'] }, { timeout: 5_000 }));
    await expect(await dialog.findByText(texts['store_stock.in_stock']!)).toBeVisible();
  },
};
export const ComingSoon: Story = {
  name: 'Coming soon, says when; its sizes are not called sold out',
  parameters: product({ comingSoonProduct: true, inStock: false, variants: variants(['S', 'M', 'L'], { inStock: false, inDeliveryDateSet: '2027-02-27' }) }),
  async play({ canvas, loaded }) {
    await expect(await canvas.findByRole('button', { name: textsOf(loaded)['product_page.notify_goingLive'] })).toBeEnabled();
    await expect(await canvas.findByText(/27.02.2027/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeEnabled();
  },
};
export const Preorder: Story = {
  name: 'Pre-order, the button says when it is sent (CAT-030)',
  parameters: product({ isPreorder: true, variants: variants(['S', 'M'], { inDeliveryDateSet: '2027-04-05' }) }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'M' }));
    await expect(canvas.getByRole('button', { name: /05.04.2027/ })).toBeEnabled();
  },
};
export const Disclaimer: Story = {
  name: 'A disclaimer stands under the price (CAT-016)',
  parameters: product({ disclaimer: 'Indigo rubs off at first: keep it away from light fabrics.' }),
  async play({ canvas }) {
    const words = await canvas.findByText(/^Indigo rubs off/);
    await expect(words).toBeVisible();
    const [price] = canvas.getAllByText(/\d+[.,]\d{2}/);
    await expect(price!.getBoundingClientRect().bottom).toBeLessThanOrEqual(words.getBoundingClientRect().top);
  },
};
const worn = ['100010_sample_1', '100011_sample_1', '100012_sample_1'];
export const Look: Story = {
  name: 'With what is worn with it (CAT-193)',
  parameters: { api: [answers(getProduct, { ...sampleProduct, hasCompleteTheLook: true, shopTheLook: worn }), answers(getProducts, sampleCards.slice(0, 3))] },
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('article')).map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(sampleCards.slice(0, 3).map(({ name }) => name));
  },
};
export const LookFailed: Story = {
  name: 'The look cannot be read: the product is there without it',
  parameters: { api: [answers(getProduct, { ...sampleProduct, shopTheLook: worn }), refuses(getProducts)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
export const ButtonFollows: Story = {
  name: 'On a phone a button follows once the other has scrolled away; pressed without a size it leads to the sizes, says so there, and leaves',
  globals: { viewport: { value: 'phone' } },
  parameters: product({ description: 'Woven slowly, on narrow looms. '.repeat(80) }),
  async play({ canvas, loaded }) {
    const texts = textsOf(loaded);
    await canvas.findByRole('button');
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
    const { top } = canvas.getAllByRole('button')[1]!.getBoundingClientRect();
    await expect(top).toBeGreaterThan(innerHeight / 2);
    await waitFor(() => expect(canvas.getAllByRole('button')[1]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await userEvent.click(canvas.getAllByRole('button')[1]!);
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
    await expect(canvas.getByRole('group', { name: texts['product_page.size'] })).toHaveAccessibleDescription(texts['product_page.choose_size']);
    const said = canvas.getByText((text, element) => text === texts['product_page.choose_size'] && !element!.closest('button'));
    const { top: saidAt, bottom: saidTo } = said.getBoundingClientRect();
    await expect(saidAt).toBeGreaterThan(0);
    await expect(saidTo).toBeLessThan(innerHeight);
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(1));
  },
};
export const BesideEachOther: Story = {
  name: 'On a tablet the pictures stand below each other, beside what is bought',
  globals: { viewport: { value: 'tablet' } },
  parameters: product(),
  async play({ canvas }) {
    const [first, second] = await canvas.findAllByRole('listitem').then((items) => items.filter((item) => item.querySelector('picture')).map((item) => item.getBoundingClientRect()));
    const { top, left } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
    await expect(top).toBeLessThan(first!.bottom);
    await expect(left < first!.left || left > first!.right).toBe(true);
  },
};
export const New: Story = { parameters: product({ isNew: true }) };
export const Reduced: Story = { parameters: product({ price: samplePrices.reducedWithHistory, staticClubPrice: { amount: 54, currency: 'GBP' } }) };
const dearer = { ...samplePrices.plain, salesPrice: { amount: 96, currency: 'GBP' }, listPrice: { amount: 120, currency: 'GBP' }, percentage: 20 };
const inPrices = variants(['S', 'M', 'XXL']).map((variant, place) => ({ ...variant, articleNumber: `EX-${variant.id}`, ...(place === 2 ? { price: dearer } : {}) }));
export const PriceVaries: Story = {
  name: 'Sizes cost different amounts: from the lowest, then that of the chosen size, which has its own article number',
  parameters: product({ priceVaries: true, variants: inPrices }),
  async play({ canvas, loaded }) {
    const from = new RegExp(textsOf(loaded)['product.price_from']!.replace('{price}', '.*90.*'));
    const heading = (await canvas.findByRole('heading', { level: 1 })).parentElement!;
    await expect(within(heading).getByText(from)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'XXL' }));
    await expect(within(heading).queryByText(from)).toBeNull();
    await expect(within(heading).getByText(/96[.,]00/, { selector: 'b' })).toBeVisible();
    await expect(canvas.getByText(/EX-XXL/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await expect(within(heading).getByText(/90[.,]00/)).toBeVisible();
  },
};
export const PriceVariesReduced: Story = { name: 'Sizes cost different amounts, the lowest is reduced', parameters: product({ priceVaries: true, price: samplePrices.reducedWithHistory, variants: inPrices }) };
/** A card is one of its currency. */
function GiftCard(args: ProductDetailProps) {
  const { market } = useShop();
  return <ProductDetail {...args} productId={`100261_ecru_${market.currency.toLowerCase()}`} />;
}
/** A gift card, as recorded: nothing to care for. */
export const Digital: Story = {
  name: 'Digital: a gift card has amounts in the money of the market, and no sizes (CAT-059)',
  render: (args) => <GiftCard {...args} />,
  async play({ canvas, loaded }) {
    const translations = textsOf(loaded);
    const amounts = within(await canvas.findByRole('group', { name: translations['product_page.amount'] })).getAllByRole('radio');
    await expect(amounts.length).toBeGreaterThan(1);
    for (const amount of amounts) await expect(amount.parentElement).toHaveTextContent(/^\D*\d+[.,]\d\d\D*$/);
    await expect(canvas.queryByRole('group', { name: translations['product_page.size'] })).toBeNull();
  },
};
export const OwnAlternativeTexts: Story = {
  name: 'Pictures say what they show where that is known',
  parameters: product({ images: { ...sampleProduct.images, indexes: sampleProduct.images.indexes.map((one, place) => (place === 0 ? { ...one, alt: 'Jeans seen from the side' } : one)) } }),
  play: async ({ canvas }) => void (await expect((await canvas.findAllByRole('img', { name: 'Jeans seen from the side' }))[0]).toBeVisible()),
};
export const OnePicture: Story = { parameters: product({ images: { ...sampleProduct.images, indexes: sampleProduct.images.indexes.slice(0, 1) } }) };
export const WithoutPictures: Story = { parameters: product({ images: { ...sampleProduct.images, indexes: [] }, styleOptions: sampleProduct.styleOptions.map(({ image: _, ...option }) => option) }) };
export const OneColour: Story = { parameters: product({ styleOptions: sampleProduct.styleOptions.slice(0, 1) }) };
export const ManyColours: Story = {
  parameters: product({ styleOptions: sampleCards.concat(sampleCards).map(({ frontImage }, index) => ({ ...sampleProduct.styleOptions[0]!, id: `colour-${index}`, url: `/product/colour-${index}`, colour: { id: `${index}`, name: `Colour ${index}` }, image: frontImage, inStock: index % 4 !== 3 })) }),
};
export const AllFacts: Story = {
  parameters: product({ sustainabilityReasons: ['Organic cotton', 'Recycled yarn', 'Mended for life'].map((reason) => ({ id: reason, reason, supportText: 'Says who, and since when.' })), modelMeasurements: { height: '180 cm', size: '30', chest: '92 cm', waist: '76 cm', hip: '94 cm' } }),
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('heading', { level: 1 });
    for (const summary of canvasElement.querySelectorAll('details:not([open]) summary')) await userEvent.click(summary);
    await expect(canvas.getByText('100 % cotton')).toBeVisible();
    await expect(canvas.getByText('180 cm')).toBeVisible();
  },
};
export const FewFacts: Story = { parameters: product({ fabricComposition: undefined, careInstructions: [], sustainabilityText: undefined, sustainabilityReasons: [], modelMeasurements: undefined }) };
export const LongText: Story = {
  parameters: product({
    name: 'Damen-Strickjackenübergangslösung mit Stehbündchenkragen und Perlmuttdruckknopfleiste', brand: 'Norddeutsche Bekleidungsmanufaktur', colourName: 'Schwarzblaugrünmelange-gewaschen', comingSoonProduct: true,
    description: 'Baumwollhosenverarbeitungsrichtlinienzusammenfassungen\n\nDie Jacke wird aus langstapeliger Merinowolle in einem Stück gestrickt und anschließend von Hand gekettelt.', variants: variants(['Einheitsgröße für Damen und Herren', '116–122 / 6–7 Jahre', 'Übergröße']),
  }),
};
export const Loading: Story = { parameters: { api: [keepsWaiting(getProduct)] } };
export const Failed: Story = {
  parameters: { api: [refuses(getProduct)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};
