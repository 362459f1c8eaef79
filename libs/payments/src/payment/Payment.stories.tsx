import { completePaymentUsingGiftCard, createPayment, getPaymentMethods, returnFromPayment, type AdyenSession } from '@selvedge/api-order';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { basketId, coveredMethods, freeMethods, redirectMethods, sampleEnvelope, sampleMethods, sampleSession, textsOf } from '../payments.sample.tsx';
import { Payment } from './Payment.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';

const offers = (session: Partial<AdyenSession>) => answers(getPaymentMethods, { ...sampleMethods, adyenSession: { ...sampleSession, ...session } });
const redirects = answers(getPaymentMethods, redirectMethods);

const meta = {
  title: 'payments/Payment',
  component: Payment,
  args: { basketId, envelope: sampleEnvelope },
  parameters: { api: [redirects] },
  decorators: (Story) => <PaymentReturn><Story /></PaymentReturn>,
  // There is no provider in the gallery: it answers without a word, or not at all, and what it shows in frames stays away.
  beforeEach({ parameters }) {
    const { fetch } = window;
    const provider = () => (parameters.silentProvider ? new Promise<Response>(() => {}) : Response.json({}));
    spyOn(window, 'fetch').mockImplementation(async (input, init) => (/adyen/.test(new URL(input instanceof Request ? input.url : input, location.href).host) ? provider() : fetch(input, init)));
  },
} satisfies Meta<typeof Payment>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
// German law wants just these words on it.
const payButton = (canvas: Canvas) => canvas.findByRole('button', { name: /94[.,]90|^Zahlungspflichtig bestellen$/ });
const pay = async (canvas: Canvas) => {
  const button = await payButton(canvas);
  await waitFor(() => expect(button).toBeEnabled(), { timeout: 5_000 });
  await userEvent.click(button);
  return button;
};
const says = async (canvas: Canvas, words: string) => {
  const message = (await canvas.findByText(words)).closest('[role=alert]');
  await waitFor(() => expect(message).toHaveFocus());
};
const toast = (words: string) => screen.findByText(words, undefined, { timeout: 9_000 });

export const Filled: Story = {
  name: 'Filled, another method is one press away',
  async play({ canvas, loaded }) {
    await expect((await canvas.findAllByRole('radio'))[0]).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Klarna' }));
    await canvas.findByText(textsOf(loaded)('payment.redirect', { name: 'Klarna' }), undefined, { timeout: 5_000 });
    await expect(await payButton(canvas)).toBeEnabled();
  },
};
export const OneItem: Story = { parameters: { api: [offers({ paymentMethodsResponse: { paymentMethods: [{ type: 'ideal' }] } })] } };
export const LongText: Story = { parameters: { api: [offers({ paymentMethodsResponse: { paymentMethods: [{ type: 'unknown_bank', name: 'Sofortüberweisung mit Verfügbarkeitsprüfung durch die Genossenschaftsbank' }, { type: 'ideal' }] } })] } };
export const Loading: Story = { parameters: { api: [keepsWaiting(getPaymentMethods)] } };
export const CardOpening: Story = {
  name: 'The card form is on its way, nothing can be paid before',
  parameters: { api: [answers(getPaymentMethods, sampleMethods)], silentProvider: true },
  play: async ({ canvas }) => expect(await payButton(canvas)).toBeDisabled(),
};
export const CardFailed: Story = {
  name: 'The card form does not come, and can be asked for again (PAY-045)',
  parameters: { api: [offers({ clientKey: '' })] },
  async play({ canvas, loaded }) {
    await canvas.findByText(textsOf(loaded)('payment.form_failed'), undefined, { timeout: 5_000 });
    await toast(textsOf(loaded)('feedback.error_payment_providers_initialization'));
    await expect(await payButton(canvas)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: textsOf(loaded)('feedback.try_again') })).toBeEnabled();
  },
};
export const Failed: Story = {
  name: 'Failed, says so and can be tried again (PAY-045)',
  parameters: { api: [refuses(getPaymentMethods)] },
  async play({ canvas, loaded }) {
    await canvas.findByText(textsOf(loaded)('payment.methods_failed'));
    await toast(textsOf(loaded)('feedback.error_payment_providers_initialization'));
    await expect(canvas.getByRole('button', { name: textsOf(loaded)('feedback.try_again') })).toBeEnabled();
  },
};
export const Ordered: Story = { name: 'Ordered already, in the words of the server', parameters: { api: [refuses(getPaymentMethods, 409, { message: 'Ordered already.' })] }, play: async ({ canvas }) => void (await canvas.findByText('Ordered already.')) };
export const Empty: Story = {
  name: 'Empty, nothing is offered that this shop can open',
  parameters: { api: [offers({ paymentMethodsResponse: { paymentMethods: [{ type: 'applepay' }] } })] },
  play: async ({ canvas, loaded }) => void (await canvas.findByText(textsOf(loaded)('payment.no_methods'))),
};
export const Busy: Story = {
  name: 'Busy, one payment at a time (PAY-046)',
  parameters: { api: [redirects, keepsWaiting(createPayment)] },
  async play({ canvas }) {
    const button = await pay(canvas);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    for (const method of canvas.getAllByRole('radio')) await expect(method).toBeDisabled();
  },
};
export const Refused: Story = {
  name: 'Refused, says why and can be tried again (PAY-036, PAY-038)',
  parameters: { api: [redirects, answers(createPayment, { paymentState: 'Refused', error: 'Your bank has declined.' })] },
  async play({ canvas }) {
    const button = await pay(canvas);
    await says(canvas, 'Your bank has declined.');
    await expect(button).not.toHaveAttribute('aria-busy');
  },
};
export const TotalChanged: Story = {
  name: 'It costs something else now',
  parameters: { api: [redirects, refuses(createPayment, 409, { errors: [{ field: 'total', message: 'The price has changed.' }] })] },
  async play({ canvas }) {
    await pay(canvas);
    await says(canvas, 'The price has changed.');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const SoldOut: Story = {
  name: 'Sold out, leads to the basket',
  parameters: { api: [redirects, refuses(createPayment, 409, { errors: [{ field: 'lineItem', message: 'Jeans are sold out.' }] })] },
  async play({ canvas, loaded }) {
    await pay(canvas);
    await says(canvas, 'Jeans are sold out.');
    await expect(canvas.getByRole('link', { name: textsOf(loaded)('payment.to_basket') })).toBeVisible();
  },
};
export const Incomplete: Story = {
  name: 'An earlier step lacks something, leads there (PAY-040)',
  parameters: { api: [redirects, refuses(createPayment, 400, { errors: [{ field: 'acceptTerms', message: 'Please accept the terms.' }] })] },
  async play({ canvas, loaded }) {
    await pay(canvas);
    await says(canvas, 'Please accept the terms.');
    await expect(canvas.getByRole('link', { name: textsOf(loaded)('payment.to_checkout') })).toBeVisible();
  },
};
export const UnderWay: Story = {
  name: 'Another one is under way, and is waited for',
  parameters: { api: [redirects, refuses(createPayment, 409, { message: 'Under way.' }), keepsWaiting(returnFromPayment)] },
  async play({ canvas, loaded }) {
    await pay(canvas);
    const heading = await canvas.findByRole('heading', { name: textsOf(loaded)('payment.waiting_title') });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

const covered = answers(getPaymentMethods, coveredMethods);
const payByGiftCard: Story['play'] = async ({ canvas, loaded }) => userEvent.click(await canvas.findByRole('button', { name: textsOf(loaded)('payment.pay_with_gift_card') }));
export const GiftCards: Story = {
  name: 'Gift cards cover everything: the amount, one button and no other method (PAY-021)',
  parameters: { api: [covered] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/94[.,]90/)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const GiftCardsBusy: Story = {
  parameters: { api: [covered, keepsWaiting(completePaymentUsingGiftCard)] },
  async play(context) {
    await payByGiftCard(context);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: textsOf(context.loaded)('payment.pay_with_gift_card') })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const GiftCardsRefused: Story = {
  name: 'Gift cards cannot pay after all, and that is said (PAY-052)',
  parameters: { api: [covered, refuses(completePaymentUsingGiftCard, 409, { errors: [{ field: 'lineItem', message: 'Jeans are sold out.' }] })] },
  async play(context) {
    await payByGiftCard(context);
    await says(context.canvas, 'Jeans are sold out.');
    await toast(textsOf(context.loaded)('feedback.error_gift_card_complete_payment'));
  },
};

export const Free: Story = {
  name: 'Nothing to pay and no gift card: one button places the order, and no gift card is mentioned',
  parameters: { api: [answers(getPaymentMethods, freeMethods)] },
  async play({ canvas, loaded }) {
    const t = textsOf(loaded);
    await expect(await canvas.findByRole('button')).toHaveAccessibleName(t('payment.place_order'));
    await expect(canvas.getByText(t('payment.nothing_to_pay'))).toBeVisible();
    await expect(canvas.queryByText(t('payment.title'))).toBeNull();
  },
};
