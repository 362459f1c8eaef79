import { addBasketLine } from '@selvedge/api-order';
import { keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { clearBasketCookie, rememberBasket } from '../basket.cookie.ts';
import { basketAnswers, textsOf, withoutCookies } from '../basket.sample.tsx';
import { basketFlyouts } from '../flyouts.ts';
import { AddToBasket } from './AddToBasket.tsx';

const meta = {
  title: 'basket/AddToBasket',
  component: AddToBasket,
  args: { sku: 'indigo-30-32', onMissing: fn() },
  parameters: { flyouts: basketFlyouts, api: basketAnswers([]) },
  beforeEach: clearBasketCookie,
} satisfies Meta<typeof AddToBasket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Added: Story = {
  name: 'Added, shows what came in; Escape leads back (BSK-016)',
  async play({ canvas, loaded }) {
    const button = canvas.getByRole('button', { name: textsOf(loaded)('product.add_to_basket') });
    await userEvent.click(button);
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', undefined, { timeout: 5_000 });
    await expect(dialog).toHaveTextContent('Jeans indigo-30-32');
    // What the browser does at Escape.
    dialog.requestClose();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
export const NothingChosen: Story = {
  name: 'Without a variant it leads to what is still to be chosen',
  args: { sku: undefined },
  async play({ args, canvas, loaded }) {
    await userEvent.click(canvas.getByRole('button', { name: textsOf(loaded)('product.add_to_basket') }));
    await expect(args.onMissing).toHaveBeenCalledOnce();
  },
};
/** Into a basket that exists: creating one would keep the other stories waiting, as it does other tabs. */
export const Busy: Story = {
  beforeEach: () => rememberBasket('b'.repeat(32)),
  parameters: { api: [keepsWaiting(addBasketLine)] },
  async play({ canvas, loaded }) {
    const button = canvas.getByRole('button', { name: textsOf(loaded)('product.add_to_basket') });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const SoldOut: Story = { args: { soldOut: true }, play: async ({ canvas, loaded }) => expect(canvas.getByRole('button', { name: textsOf(loaded)('product.sold_out') })).toBeDisabled() };
export const ComingSoon: Story = { args: { comingSoon: true }, play: async ({ canvas, loaded }) => expect(canvas.getByRole('button', { name: textsOf(loaded)('product.coming_soon') })).toBeDisabled() };
export const Refused: Story = {
  name: 'Refused, with the words of the server (BSK-053)',
  parameters: { api: [refuses(addBasketLine, 400, { errors: [{ field: 'lineItem', message: 'Only 1 left.' }] })] },
  async play({ canvas, loaded }) {
    const button = canvas.getByRole('button', { name: textsOf(loaded)('product.add_to_basket') });
    await userEvent.click(button);
    await screen.findByText('Only 1 left.', undefined, { timeout: 9_000 });
    await expect(button).not.toHaveAttribute('aria-busy');
  },
};
export const Failed: Story = {
  parameters: { api: [refuses(addBasketLine)] },
  async play({ canvas, loaded }) {
    const t = textsOf(loaded);
    await userEvent.click(canvas.getByRole('button', { name: t('product.add_to_basket') }));
    await screen.findByText(t('feedback.error_add_to_basket'), undefined, { timeout: 9_000 });
  },
};
export const Blocked: Story = {
  name: 'Blocked cookies, says so and adds nothing',
  ...withoutCookies,
  async play({ canvas, loaded }) {
    const t = textsOf(loaded);
    await userEvent.click(canvas.getByRole('button', { name: t('product.add_to_basket') }));
    await screen.findByText(t('feedback.needs_cookies'), undefined, { timeout: 9_000 });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
