import { acceptNewsletterAndTerms, continueAsGuest, getBasketWithSettings, getCountries, setBasketAddress, setBasketShipment } from '@selvedge/api-order';
import { answers, keepsWaiting, refuses, type SampleAnswer, type SamplePlace } from '@selvedge/api-samples';
import { countryIn, lineIn } from '@selvedge/orders/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { basketIs, hasBasket, hasNoBasket, type SampleBasket } from '../basket.sample.ts';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Checkout', beforeEach: hasBasket } satisfies Meta;
export default meta;
type Story = StoryObj;
type Canvas = ReturnType<typeof within>;

const countries = answers(getCountries, ({ catalog }) => [countryIn(catalog)]);

/** A step with this basket, and what is answered to what is written into it. */
const step = (place: SamplePlace, basket: SampleBasket, ...written: SampleAnswer[]) => samplePage({ place, browserApi: [...written, countries, basketIs(basket)] });

// Its turn comes after the toast of the story before.
const toast = (canvas: Canvas, words: string) => canvas.findByText(words, undefined, { timeout: 9_000 });

/** Without anything to buy there is neither a step nor a sum. */
const showsNothing: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('complementary')).toBeEmptyDOMElement());
  await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
};

/** Sends the step's form, by what its button says. */
const send = async (canvas: Canvas, texts: Record<string, string>, key: string) => userEvent.click(await canvas.findByRole('button', { name: texts[key] }));

export const Customer: Story = step('checkout', {});
export const CustomerKnown: Story = {
  ...step('checkout', { said: 'email' }),
  play: async ({ canvas }) => expect(await canvas.findByRole('textbox')).toHaveValue('ada@example.com'),
};
export const CustomerInvalid: Story = {
  ...step('checkout', {}),
  name: 'Customer invalid, says so at the field and keeps what was typed',
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const field = await canvas.findByRole('textbox');
    // The address goes on to the first step, which takes the focus along.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.type(field, 'ada@');
    await send(canvas, texts, 'checkout.continue_as_guest');
    await expect(await canvas.findByRole('link', { name: new RegExp(texts['checkout.email_invalid']) })).toHaveAttribute('href', `#${field.id}`);
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(texts['checkout.email_invalid']));
    await expect(field).toHaveValue('ada@');
  },
};
export const CustomerBusy: Story = {
  ...step('checkout', { said: 'email' }, keepsWaiting(continueAsGuest)),
  async play({ canvas, loaded }) {
    await send(canvas, loaded.market.shop.translations, 'checkout.continue_as_guest');
    await waitFor(() => expect(canvas.getByRole('button', { name: loaded.market.shop.translations['checkout.continue_as_guest'] })).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Details: Story = step('details', { said: 'email' });
export const DetailsKnown: Story = {
  ...step('details', { said: 'address' }),
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue(/Leeds|Leipzig|دبي/)).toBeVisible(),
};
export const DetailsInvalid: Story = {
  ...step('details', { said: 'email' }),
  name: 'Details invalid, every missing field is a link to it',
  async play({ canvas, loaded }) {
    await send(canvas, loaded.market.shop.translations, 'checkout.to_shipping');
    const wrong = await waitFor(() => {
      const fields = canvas.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true');
      expect(fields.length).toBeGreaterThan(2);
      return fields;
    });
    const linked = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(wrong.map(({ id }) => `#${id}`).filter((href) => !linked.includes(href))).toEqual([]);
  },
};
export const DetailsOwnBilling: Story = {
  ...step('details', { said: 'address' }),
  name: 'Details with a billing address of its own',
  async play({ canvas, loaded }) {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(await canvas.findByRole('region', { name: loaded.market.shop.translations['checkout.billing_address'] })).toBeVisible();
  },
};
export const DetailsDigital: Story = step('details', { said: 'email', lines: (catalog) => [lineIn(catalog, 'giftCard')], rest: () => ({ shipments: [] }) });
export const DetailsRefused: Story = {
  ...step('details', { said: 'address' }, refuses(setBasketAddress, 400, { errors: [{ field: 'shippingAddress.city', message: 'Nobody delivers there.' }] })),
  name: 'Details refused, in the words of the server at the field',
  async play({ canvas, loaded }) {
    await send(canvas, loaded.market.shop.translations, 'checkout.to_shipping');
    await canvas.findByRole('link', { name: /Nobody delivers there/ });
    await expect(canvas.getByDisplayValue(/Leeds|Leipzig|دبي/)).toHaveAccessibleDescription('Nobody delivers there.');
  },
};

export const Shipping: Story = {
  ...step('shipping', { said: 'address' }, { ...basketIs({ said: 'address' }), operation: setBasketShipment }),
  async play({ canvas }) {
    const [first, second] = await canvas.findAllByRole('radio');
    await expect(first).toBeChecked();
    await userEvent.click(second!);
    await expect(second).toBeChecked();
  },
};
export const ShippingKnown: Story = step('shipping', { said: 'delivery' });
export const ShippingNone: Story = { ...step('shipping', { said: 'address', surroundings: { shippingMethods: [] } }), play: async ({ canvas, loaded }) => expect(await canvas.findByText(loaded.market.shop.translations['checkout.no_methods'])).toBeVisible() };
export const ShippingFailed: Story = {
  ...step('shipping', { said: 'address' }, refuses(setBasketShipment)),
  async play({ canvas, loaded }) {
    await send(canvas, loaded.market.shop.translations, 'checkout.to_summary');
    await toast(canvas, loaded.market.shop.translations['feedback.error_shipping_methods_update']);
  },
};

export const Summary: Story = step('summary', { said: 'delivery' });
export const SummaryAccepted: Story = step('summary', { said: 'terms' });
export const SummaryTermsMissing: Story = {
  ...step('summary', { said: 'delivery' }),
  name: 'Summary, nobody goes on without the terms (CHK-036)',
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    await send(canvas, texts, 'checkout.to_payment');
    const [, terms] = canvas.getAllByRole('checkbox');
    await canvas.findByRole('link', { name: texts['checkout.terms_required'] });
    await expect(terms).toBeInvalid();
    await expect(terms).toHaveAccessibleDescription(texts['checkout.terms_required']);
  },
};
export const SummaryFailed: Story = {
  ...step('summary', { said: 'terms' }, refuses(acceptNewsletterAndTerms)),
  async play({ canvas, loaded }) {
    await send(canvas, loaded.market.shop.translations, 'checkout.to_payment');
    await toast(canvas, loaded.market.shop.translations['feedback.error_checkout_update']);
  },
};
export const SummarySoldOut: Story = {
  ...step('summary', { said: 'delivery', lines: (catalog) => [lineIn(catalog, 'jeans', 2, { maximumQuantity: 1 }), lineIn(catalog, 'beanie')] }),
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    await expect(await canvas.findByText(texts['checkout.lines_short'])).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts['checkout.to_payment'] })).not.toBeInTheDocument();
  },
};

/** What nobody can buy leads to the basket page; until that is there its place is held. */
export const Empty: Story = { ...step('summary', { lines: () => [] }), play: showsNothing };
export const WithoutBasket: Story = { ...samplePage({ place: 'checkout' }), beforeEach: hasNoBasket, play: showsNothing };
export const Loading: Story = samplePage({ place: 'details', browserApi: [keepsWaiting(getBasketWithSettings)] });
export const Failed: Story = {
  ...samplePage({ place: 'details', browserApi: [refuses(getBasketWithSettings)] }),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('button', { name: loaded.market.shop.translations['feedback.try_again'] })).toBeVisible(),
};
