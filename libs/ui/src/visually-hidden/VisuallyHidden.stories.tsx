import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'ui/VisuallyHidden', component: VisuallyHidden, args: { children: 'Reduced price: ' } } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read out before the price, without a trace for the eye. */
export const BeforeAPrice: Story = {
  render: (args) => <p><VisuallyHidden {...args} />£49.90</p>,
  async play({ canvas }) {
    const words = canvas.getByText(/Reduced price/);
    await expect([words.offsetWidth, words.offsetHeight]).toEqual([1, 1]);
    await expect(words.closest('p')).toHaveTextContent('Reduced price: £49.90');
  },
};
export const Heading: Story = { args: { as: 'h2', children: 'What is in the basket' }, play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'What is in the basket' })).toBeInTheDocument() };
