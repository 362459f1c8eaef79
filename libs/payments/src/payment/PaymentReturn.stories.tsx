import { returnFromPayment } from '@selvedge/api-order';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { setOpenPayment } from '../payment.state.ts';
import { checkoutBasketId, textsOf } from '../payments.sample.tsx';
import { PaymentMessage } from './PaymentMessage.tsx';
import { PaymentReturn, usePaymentProgress } from './PaymentReturn.tsx';

/** Stands where the methods do. */
function Methods() {
  const { news } = usePaymentProgress();
  return <>{news && <PaymentMessage news={news} />}<p>The methods.</p></>;
}

const meta = {
  title: 'payments/PaymentReturn',
  component: PaymentReturn,
  args: { children: <Methods /> },
  beforeEach: () => setOpenPayment({ checkoutBasketId }),
} satisfies Meta<typeof PaymentReturn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingOpen: Story = { name: 'Nothing open, the methods at once', beforeEach: () => setOpenPayment(undefined), play: async ({ canvas }) => expect(canvas.getByText('The methods.')).toBeVisible() };
export const Waiting: Story = {
  name: 'Waiting for the answer of the bank (PAY-043)',
  parameters: { api: [keepsWaiting(returnFromPayment)] },
  async play({ canvas, loaded }) {
    const heading = await canvas.findByRole('heading', { name: textsOf(loaded)('payment.waiting_title') });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByText('The methods.')).toBeNull();
  },
};
/** The bank needs longer than anybody waits: the first answer takes a minute of the clock. */
const { now } = Date;
const undecided = {
  operation: returnFromPayment,
  respond: () => {
    // Not a spy, which would ask the clock itself.
    Date.now = () => now() + 60_000;
    return answers(returnFromPayment, { paymentState: 'Received' }).respond({} as never);
  },
};
const afterwards = () => () => void (Date.now = now);
export const Undecided: Story = {
  name: 'Undecided after a minute, can be asked again',
  parameters: { api: [undecided] },
  beforeEach: afterwards,
  async play({ canvas, loaded }) {
    const t = textsOf(loaded);
    const heading = await canvas.findByRole('heading', { name: t('payment.undecided_title') });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('button', { name: t('payment.ask_again') })).toBeEnabled();
  },
};
export const OtherWay: Story = {
  name: 'Undecided after a minute, another way leads to the methods',
  parameters: { api: [undecided] },
  beforeEach: afterwards,
  async play({ canvas, loaded }) {
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(loaded)('payment.other_way') }));
    await canvas.findByText('The methods.');
  },
};
const says = (words: string): Story['play'] => async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(words).closest('[role=alert]')).toHaveFocus());
  await expect(canvas.getByText('The methods.')).toBeVisible();
};
export const Cancelled: Story = {
  name: 'Cancelled, the methods again and why (PAY-038, PAY-044)',
  parameters: { api: [answers(returnFromPayment, { paymentState: 'Cancelled', error: 'You have cancelled the payment.' })] },
  play: says('You have cancelled the payment.'),
};
export const Refused: Story = { parameters: { api: [answers(returnFromPayment, { paymentState: 'Refused', error: 'Your bank has declined.' })] }, play: says('Your bank has declined.') };
export const Unknown: Story = {
  name: 'Unknown, nobody has seen this payment',
  parameters: { api: [refuses(returnFromPayment, 404)] },
  play: async ({ canvas, loaded }) => void (await canvas.findByText(textsOf(loaded)('payment.not_started'))),
};
