import { changeBasketLineById, getBasketWithSettings, removeBasketLine } from '@selvedge/api-order';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { clearBasketCookie, storedBasketId } from '../basket.cookie.ts';
import { basketAnswers, sampleBasket, sampleLine, textsOf, withBasket, withoutCookies } from '../basket.sample.tsx';
import { basketFlyouts } from '../flyouts.ts';
import { BasketView } from './BasketView.tsx';

const filled = basketAnswers([sampleLine('indigo-30-32', 2), sampleLine('black-28-30')]);
const meta = { title: 'basket/BasketView', component: BasketView, parameters: { flyouts: basketFlyouts, api: filled }, ...withBasket } satisfies Meta<typeof BasketView>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const lines = (canvas: Canvas) => canvas.findAllByRole('listitem');
const count = async (canvas: Canvas, quantity: number) => {
  const field = (await canvas.findAllByRole('textbox'))[0]!;
  await userEvent.clear(field);
  await userEvent.type(field, `${quantity}{Enter}`);
  return field;
};
// One of another story may be leaving still.
const patient = { timeout: 9_000 };

export const Filled: Story = { play: async ({ canvas }) => expect(await lines(canvas)).toHaveLength(2) };
export const OneItem: Story = { parameters: { api: basketAnswers([sampleLine('indigo-30-32')]) } };
export const Many: Story = {
  name: 'Many, the way to the checkout is in the window all the time',
  parameters: { api: basketAnswers(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((sku, index) => sampleLine(sku, index + 1))) },
  async play({ canvas, loaded }) {
    const checkout = await canvas.findByRole('link', { name: textsOf(loaded)('basket.to_checkout') });
    await expect(checkout.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    // Below the last line nothing is behind it.
    scrollTo(0, document.documentElement.scrollHeight);
    await expect(checkout.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};
export const LongText: Story = {
  parameters: { api: basketAnswers([sampleLine('lang', 2, { name: 'Baumwollmischgewebe-Übergangsfunktionsjacke mit Reißverschlussbrusttaschen', colour: { name: 'Mitternachtsdunkelblau gewaschen' } }), sampleLine('black-28-30')]) },
};
export const Counted: Story = {
  name: 'Counted, the sums follow at once (BSK-009)',
  parameters: { api: [keepsWaiting(changeBasketLineById), ...filled] },
  async play({ canvas }) {
    await count(canvas, 3);
    await expect((await canvas.findAllByText(/79[.,]96/)).length).toBeGreaterThan(0);
  },
};
export const CountedTooMany: Story = {
  name: 'Counted too many, put right and said at the field',
  async play({ canvas }) {
    const field = await count(canvas, 11);
    await expect(field).toHaveValue('10');
    await expect(field).toHaveAccessibleDescription(/10/);
  },
};
/** The answer of the backend, when its time has come. */
let refuse: () => void;
export const Refused: Story = {
  name: 'Refused, as before with the words of the server (BSK-053)',
  parameters: { api: [{ operation: changeBasketLineById, respond: () => new Promise((resolve) => (refuse = () => resolve(refuses(changeBasketLineById, 400, { errors: [{ field: 'lineItem', message: 'Only 2 left.' }] }).respond({} as never)))) }, ...filled] },
  async play({ canvas }) {
    const field = await count(canvas, 3);
    await canvas.findAllByText(/79[.,]96/);
    refuse();
    await screen.findByText('Only 2 left.', undefined, patient);
    await waitFor(() => expect(field).toHaveValue('2'));
  },
};
export const Removed: Story = {
  name: 'Removed, the focus goes on, and it can be had back',
  async play({ canvas, loaded }) {
    const [first] = await lines(canvas);
    await userEvent.click(within(first!).getByRole('button', { name: textsOf(loaded)('basket.remove', { name: 'Jeans indigo-30-32' }) }));
    await expect(canvas.getByRole('link', { name: 'Jeans black-28-30' })).toHaveFocus();
    await expect(await lines(canvas)).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: textsOf(loaded)('basket.undo') }, patient));
    await waitFor(async () => expect(await lines(canvas)).toHaveLength(2));
  },
};
export const RemovalFailed: Story = {
  name: 'Removal failed, the line is back (BSK-055)',
  parameters: { api: [refuses(removeBasketLine), ...filled] },
  async play({ canvas, loaded }) {
    const [first] = await lines(canvas);
    await userEvent.click(within(first!).getByRole('button', { name: textsOf(loaded)('basket.remove', { name: 'Jeans indigo-30-32' }) }));
    await screen.findByText(textsOf(loaded)('feedback.error_remove_from_basket'), undefined, patient);
    await waitFor(async () => expect(await lines(canvas)).toHaveLength(2));
  },
};
export const Empty: Story = {
  name: 'Empty, leads to shopping and to no checkout',
  beforeEach: clearBasketCookie,
  async play({ canvas, loaded }) {
    await expect(canvas.getByRole('link', { name: textsOf(loaded)('basket.continue_shopping') })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const Gone: Story = {
  name: 'Gone, forgotten and said so (BSK-065, BSK-067)',
  parameters: { api: [refuses(getBasketWithSettings, 404), ...filled] },
  async play({ canvas, loaded }) {
    await canvas.findByRole('link');
    await screen.findByText(textsOf(loaded)('feedback.error_basket_not_found'), undefined, patient);
    await waitFor(() => expect(storedBasketId()).toBeUndefined());
  },
};
export const Loading: Story = { parameters: { api: [keepsWaiting(getBasketWithSettings), ...filled] } };

/** Refuses until a story says otherwise. */
let works = false;
export const Failed: Story = { parameters: { api: [refuses(getBasketWithSettings), ...filled] }, play: async ({ canvas, loaded }) => void (await canvas.findByRole('button', { name: textsOf(loaded)('feedback.try_again') })) };
export const FailedOnce: Story = {
  name: 'Failed once, says so and is there at the next attempt (BSK-064)',
  parameters: { api: [{ operation: getBasketWithSettings, respond: () => (works ? answers(getBasketWithSettings, sampleBasket([sampleLine('indigo-30-32')])) : refuses(getBasketWithSettings)).respond({} as never) }, ...filled] },
  beforeEach: () => void (works = false),
  async play({ canvas, loaded }) {
    const t = textsOf(loaded);
    const again = await canvas.findByRole('button', { name: t('feedback.try_again') });
    await expect(again.closest('[role=alert]')).toHaveTextContent(t('feedback.error_basket_initializing'));
    works = true;
    await userEvent.click(again);
    await expect(await lines(canvas)).toHaveLength(1);
  },
};
export const Blocked: Story = {
  name: 'Blocked cookies, says that they are needed and not that the basket is empty',
  ...withoutCookies,
  async play({ canvas, loaded }) {
    const t = textsOf(loaded);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('feedback.needs_cookies'));
    await expect(canvas.queryByText(t('basket.empty'))).toBeNull();
  },
};
