import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { Button, buttonLook } from './Button.tsx';

const meta = { title: 'ui/Button', component: Button, args: { children: 'Add to basket', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Secondary: Story = { args: { look: 'secondary' } };
export const Quiet: Story = { args: { look: 'quiet' } };
export const WithIcon: Story = { args: { children: <><Icon name="basket" /> Add to basket</> } };
export const Busy: Story = {
  name: 'Busy, keeps its focus and sends no form twice',
  args: { busy: true, type: 'submit' },
  render: (args) => (
    <form action="#sent" onSubmit={(event) => event.currentTarget.setAttribute('data-sent', '')}>
      <Button {...args} />
    </form>
  ),
  async play({ args, canvas }) {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button.closest('form')).not.toHaveAttribute('data-sent');
  },
};
export const BusySecondary: Story = { args: { busy: true, look: 'secondary' } };
export const Disabled: Story = {
  args: { disabled: true },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const LongText: Story = { args: { children: 'Benachrichtigen, sobald dieser Artikel in meiner Größe wieder verfügbar ist' } };
export const Arabic: Story = { args: { children: 'أضف إلى السلة' }, globals: { language: 'ar' } };
/** A link that acts like a button wears its look. */
export const Link: Story = { render: () => <a href="#checkout" className={buttonLook('secondary')}>To checkout</a> };
