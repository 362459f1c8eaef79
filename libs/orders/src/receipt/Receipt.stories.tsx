import { getReceipt, openReceipt, type Order } from '@selvedge/api-order';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, type within } from 'storybook/test';
import { lineIn, maskedOrderIn, moneyIn, orderIn, totalsIn } from '../order.sample.ts';
import { Receipt } from './Receipt.tsx';

const orderId = 'order-order-order-order-12345678';
const onLoaded = fn();

const meta = {
  title: 'orders/Receipt',
  component: Receipt,
  args: { orderId, onLoaded },
  beforeEach: () => void onLoaded.mockClear(),
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The receipt of this order, as it is in the market of the story. */
const shows = (order: (catalog: string) => Order) => ({ api: [answers(getReceipt, ({ catalog }) => order(catalog))] });

const prove = async (canvas: Canvas, email: string) => {
  await userEvent.type(await canvas.findByRole('textbox'), email);
  await userEvent.keyboard('{Enter}');
};

/** What a toast says, when its turn has come. */
const toast = (words: string) => screen.findByText(words, undefined, { timeout: 9_000 });

export const Placed: Story = {
  name: 'Placed, says what was bought, where it goes and how it stands, and is told once (ORD-017, ORD-022)',
  parameters: shows((catalog) => orderIn(catalog)),
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    await expect(await canvas.findByText('100234')).toBeVisible();
    await expect(canvas.getByText(texts['order.state_placed'])).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    for (const address of ['receipt.shipping_address', 'receipt.billing_address']) await expect(canvas.getByRole('heading', { name: texts[address] }).nextSibling).toHaveTextContent(/Ada|ليلى/);
    await expect(canvas.getByText('ada@example.com')).toBeVisible();
    await expect(canvas.getAllByText(/ada@example\.com/)[0]).toHaveTextContent(texts['receipt.sent']!.split('{email}')[0]!.trim());
    await expect(onLoaded).toHaveBeenCalledOnce();
  },
};
export const Masked: Story = {
  name: 'Masked, names and addresses are left out',
  parameters: shows((catalog) => maskedOrderIn(catalog)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox')).toBeVisible();
    await expect(canvas.queryByText(/ada@example.com/)).not.toBeInTheDocument();
  },
};
export const Opened: Story = {
  name: 'Masked, opened with the e-mail address of the order',
  parameters: { api: [answers(getReceipt, ({ catalog }) => maskedOrderIn(catalog)), answers(openReceipt, ({ catalog, body }) => orderIn(catalog, body))] },
  async play({ canvas }) {
    await prove(canvas, 'ada@example.com');
    await expect(await canvas.findByText('ada@example.com')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
const refusal = 'This is not the e-mail address of the order.';
export const Invalid: Story = {
  name: 'Masked, another address is refused and kept',
  parameters: { api: [answers(getReceipt, ({ catalog }) => maskedOrderIn(catalog)), refuses(openReceipt, 400, { message: refusal, errors: [{ field: 'email', message: refusal }] })] },
  async play({ canvas }) {
    await prove(canvas, 'eve@example.com');
    const field = canvas.getByRole('textbox');
    await canvas.findByText(refusal);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(refusal);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('eve@example.com');
  },
};
export const Busy: Story = {
  name: 'Masked, the proof is on its way',
  parameters: { api: [answers(getReceipt, ({ catalog }) => maskedOrderIn(catalog)), keepsWaiting(openReceipt)] },
  async play({ canvas, loaded }) {
    await prove(canvas, 'ada@example.com');
    const open = canvas.getByRole('button', { name: loaded.market.shop.translations['receipt.open'] });
    await expect(open).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Processing: Story = {
  name: 'Processing, no delivery is promised yet',
  parameters: shows((catalog) => maskedOrderIn(catalog, { orderState: 'paymentprocessing' })),
  async play({ canvas }) {
    await expect(await canvas.findByText('100234')).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement();
    await expect(onLoaded).not.toHaveBeenCalled();
  },
};
export const Completed: Story = { parameters: shows((catalog) => orderIn(catalog, { orderState: 'completed' })) };
export const Cancelled: Story = {
  parameters: shows((catalog) => orderIn(catalog, { orderState: 'cancelled' })),
  async play({ canvas }) {
    await expect(await canvas.findByText('100234')).toBeVisible();
    await expect(onLoaded).not.toHaveBeenCalled();
  },
};
export const CancelledWithReason: Story = {
  name: 'Cancelled, says why',
  parameters: shows((catalog) => orderIn(catalog, { orderState: 'cancelled', message: 'The last pair was sold a moment before yours.' })),
  play: async ({ canvas }) => expect(await canvas.findByText(/last pair/)).toBeVisible(),
};
export const OneItem: Story = { parameters: shows((catalog) => orderIn(catalog, { lines: [lineIn(catalog, 'beanie')] })) };
/** Nothing is carried anywhere: neither delivery nor its price. */
export const Digital: Story = { parameters: shows((catalog) => orderIn(catalog, { lines: [lineIn(catalog, 'giftCard')], shipments: [], shippingAddress: undefined })) };
export const Reduced: Story = {
  parameters: shows((catalog) => {
    const lines = [lineIn(catalog, 'jeans', 2), lineIn(catalog, 'beanie')];
    return orderIn(catalog, { lines, ...totalsIn(catalog, lines, 20) });
  }),
};
export const GiftCards: Story = {
  name: 'Paid with a gift card and a bank card (ORD-023)',
  parameters: shows((catalog) => {
    const order = orderIn(catalog);
    const balance = moneyIn(catalog, 50);
    return { ...order, giftCards: [{ giftCardNumber: '…1234', balance }], paymentInformations: [{ paymentId: 'payment', paymentMethodId: 'scheme', amount: moneyIn(catalog, order.total.amount - balance.amount) }] };
  }),
  async play({ canvas, loaded }) {
    await expect((await canvas.findByText(/1234/)).nextSibling).toHaveTextContent(/^.?−.*50/);
    await expect(canvas.getByText(loaded.market.shop.translations['receipt.paid']).nextSibling).toHaveTextContent(/\d/);
  },
};
export const LongText: Story = {
  parameters: shows((catalog) =>
    orderIn(catalog, {
      email: 'donaudampfschifffahrtsgesellschaftskapitaen@unternehmensregisterbekanntmachungen.example.com',
      lines: [lineIn(catalog, 'jeans', 1, { name: 'Baumwollmischgewebeschlaghosenjeans Donaudampfschifffahrtsgesellschaft', colour: { name: 'Nachtschattengewächsdunkelblauschwarz' } })],
      shippingAddress: { firstName: 'Maximiliane-Friederike', lastName: 'Freifrau von Hohenlohe-Schillingsfürstenberg', line1: 'Bischöflich-Geistlicher-Rat-Josef-Zinnbauer-Straße', houseNumber: '117b', postalCode: '19303', city: 'Hellschen-Heringsand-Unterschaar', country: 'DE' },
    }),
  ),
};
export const Loading: Story = { parameters: { api: [keepsWaiting(getReceipt)] } };
/** As the server renders it for everybody. */
export const Server: Story = { args: { orderId: undefined } };
export const WithoutOrder: Story = {
  name: 'Without an order it leads home (ORD-036, ORD-043)',
  args: { orderId: null },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/\w\w-\w\w$/)),
};
export const Unknown: Story = {
  name: 'Unknown, says so and warns (ORD-040, ORD-042, ORD-043)',
  parameters: { api: [refuses(getReceipt, 404)] },
  async play({ canvas, loaded }) {
    await expect(await canvas.findByRole('heading', { name: loaded.market.shop.translations['receipt.none_title'] })).toBeVisible();
    await toast(loaded.market.shop.translations['feedback.error_no_order']);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/\w\w-\w\w$/));
  },
};
/** Refuses until a story says otherwise. */
let works = false;
export const Failed: Story = {
  name: 'Failed, says so and works at the next attempt (ORD-041)',
  parameters: { api: [{ operation: getReceipt, respond: ({ catalog }: { catalog: string }) => (works ? answers(getReceipt, orderIn(catalog)) : refuses(getReceipt)).respond({} as never) }] },
  beforeEach: () => void (works = false),
  async play({ canvas, loaded }) {
    const again = await canvas.findByRole('button', { name: loaded.market.shop.translations['feedback.try_again'] });
    await expect(canvas.queryByText('100234')).not.toBeInTheDocument();
    await toast(loaded.market.shop.translations['feedback.error_order_return']);
    works = true;
    await userEvent.click(again);
    await expect(await canvas.findByText('100234')).toBeVisible();
  },
};
