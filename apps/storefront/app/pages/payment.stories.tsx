import { completePaymentUsingGiftCard, getPaymentMethods, returnFromPayment, type AdyenSession, type PaymentMethods } from '@selvedge/api-order';
import { answers, keepsWaiting, refuses, type SampleAnswer } from '@selvedge/api-samples';
import { moneyIn } from '@selvedge/orders/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { basketIs, hasBasket, hasNoBasket } from '../basket.sample.ts';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Payment', beforeEach: hasBasket } satisfies Meta;
export default meta;
type Story = StoryObj;

const checkoutBasketId = 'checkout-checkout-checkout-1234';

/** A session whose provider answers nobody, so that no story calls out. */
const session = (catalog: string): AdyenSession => ({
  clientKey: 'test_sample', locale: 'en-GB', environment: 'test', checkoutBasketId, countryCode: catalog.slice(-2).toUpperCase(), amount: { currency: moneyIn(catalog, 0).currency, value: 17796 },
  environmentUrls: { api: 'https://payments.invalid/checkoutshopper/', analytics: 'https://payments.invalid/', cdn: { images: 'https://payments.invalid/', translations: 'https://payments.invalid/' } },
  paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] }, { type: 'klarna', name: 'Klarna' }] },
});

const methods = (catalog: string): PaymentMethods => ({ showGiftCardPaymentOption: false, amountCoveredByGiftCards: moneyIn(catalog, 0), giftCardCheckoutBasketId: checkoutBasketId, adyenSession: session(catalog) });
const covered = (catalog: string): PaymentMethods => ({ showGiftCardPaymentOption: true, amountCoveredByGiftCards: moneyIn(catalog, 177.96), giftCardCheckoutBasketId: checkoutBasketId });

const payment = (...api: SampleAnswer[]) => samplePage({ place: 'payment', browserApi: [...api, basketIs({ said: 'terms' })] });

export const FormFailed: Story = {
  ...payment(answers(getPaymentMethods, ({ catalog }) => methods(catalog))),
  name: 'The form of the provider failed, and can be asked for again',
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    await canvas.findByText(texts['payment.form_failed'], undefined, { timeout: 10_000 });
    await expect(canvas.getByRole('button', { name: texts['feedback.try_again'] })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: new RegExp(texts['payment.pay'].replace('{amount}', '.*')) })).toBeDisabled();
  },
};
export const NoMethods: Story = {
  ...payment(answers(getPaymentMethods, ({ catalog }) => ({ ...methods(catalog), adyenSession: { ...session(catalog), paymentMethodsResponse: { paymentMethods: [] } } }))),
  play: async ({ canvas, loaded }) => expect(await canvas.findByText(loaded.market.shop.translations['payment.no_methods'])).toBeVisible(),
};
export const GiftCards: Story = {
  ...payment(answers(getPaymentMethods, ({ catalog }) => covered(catalog))),
  name: 'Gift cards cover everything',
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('button', { name: loaded.market.shop.translations['payment.pay_with_gift_card'] })).toBeEnabled(),
};
export const GiftCardsFailed: Story = {
  ...payment(answers(getPaymentMethods, ({ catalog }) => covered(catalog)), refuses(completePaymentUsingGiftCard, 400, { message: 'One of the cards is blocked.' })),
  name: 'Gift cards refused, in the words of the server, and can be tried again',
  async play({ canvas, loaded }) {
    const pay = await canvas.findByRole('button', { name: loaded.market.shop.translations['payment.pay_with_gift_card'] });
    await userEvent.click(pay);
    await expect(await canvas.findByText(/cards is blocked/)).toBeVisible();
    await expect(pay).toBeEnabled();
  },
};
export const GiftCardsBusy: Story = {
  ...payment(answers(getPaymentMethods, ({ catalog }) => covered(catalog)), keepsWaiting(completePaymentUsingGiftCard)),
  async play({ canvas, loaded }) {
    const pay = await canvas.findByRole('button', { name: loaded.market.shop.translations['payment.pay_with_gift_card'] });
    await userEvent.click(pay);
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Loading: Story = payment(keepsWaiting(getPaymentMethods));
export const Failed: Story = {
  ...payment(refuses(getPaymentMethods)),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('button', { name: loaded.market.shop.translations['feedback.try_again'] })).toBeVisible(),
};
/** Back from the bank, which has not decided yet. */
export const Waiting: Story = {
  ...payment(keepsWaiting(returnFromPayment)),
  beforeEach: () => sessionStorage.setItem('payment', JSON.stringify({ checkoutBasketId })),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('heading', { name: loaded.market.shop.translations['payment.waiting_title'] })).toHaveFocus(),
};
/** Nothing to pay leads to the basket page; until that is there its place is held. */
export const WithoutBasket: Story = {
  ...samplePage({ place: 'payment' }),
  beforeEach: hasNoBasket,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('complementary')).toBeEmptyDOMElement());
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
