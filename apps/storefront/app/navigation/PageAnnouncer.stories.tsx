import type { Meta, StoryObj } from '@storybook/react-vite';
import { useNavigate } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PageAnnouncer } from './PageAnnouncer.tsx';

/** A page that moves on to another address from a button, or by itself while somebody types. */
function MovesOn() {
  const navigate = useNavigate();
  return (
    <div id="content" tabIndex={-1} role="group" aria-label="Content">
      <h1>Basket</h1>
      <input aria-label="E-mail address" onKeyUp={({ key }) => key === '@' && void navigate('/checkout/customer', { replace: true })} />
      <button type="button" onClick={() => void navigate('/checkout')}>To checkout</button>
      <button type="button" onClick={() => void navigate('?page=2')}>Next</button>
      <button type="button" onClick={() => void navigate('?colour=blue', { state: { keepScroll: true } })}>Blue</button>
      <PageAnnouncer />
    </div>
  );
}

const meta = { title: 'storefront/navigation/PageAnnouncer', component: PageAnnouncer, render: () => <MovesOn /> } satisfies Meta<typeof PageAnnouncer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Arrived: Story = {
  name: 'Arrived, says so and has the focus',
  async play({ canvas }) {
    await expect(within(canvas.getByRole('group')).getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'To checkout' }));
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
    await expect(within(canvas.getByRole('group')).getByRole('status')).not.toBeEmptyDOMElement();
  },
};
export const NextPage: Story = {
  name: 'The next page of a listing says so and has the focus, a filter leaves it where it is',
  async play({ canvas }) {
    const status = () => within(canvas.getByRole('group')).getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Blue' }));
    await expect(canvas.getByRole('button', { name: 'Blue' })).toHaveFocus();
    await expect(status()).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
    await expect(status()).not.toBeEmptyDOMElement();
  },
};
export const Typing: Story = {
  name: 'Typing, nobody is interrupted',
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('textbox'), 'anna@');
    await waitFor(() => expect(within(canvas.getByRole('group')).getByRole('status')).not.toBeEmptyDOMElement());
    await userEvent.keyboard('mail.example');
    await expect(canvas.getByRole('textbox')).toHaveValue('anna@mail.example');
  },
};
