import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../basket.sample.tsx';
import { NeedsCookies } from './NeedsCookies.tsx';

const meta = { title: 'basket/NeedsCookies', component: NeedsCookies } satisfies Meta<typeof NeedsCookies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Says that a basket needs cookies, and offers to try again',
  async play({ canvas, loaded }) {
    const t = textsOf(loaded);
    await expect(canvas.getByText(t('feedback.needs_cookies'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('feedback.try_again') })).toBeVisible();
  },
};
