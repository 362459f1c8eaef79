import { getBasketWithSettings } from '@selvedge/api-order';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { rememberBasket, clearBasketCookie } from '../basket.cookie.ts';
import { sampleBasket, sampleLine } from '../basket.sample.tsx';
import { basketFlyouts } from '../flyouts.ts';
import { BasketView } from './BasketView.tsx';

const meta = {
  title: 'basket/BasketView',
  component: BasketView,
  parameters: { flyouts: basketFlyouts },
  beforeEach: () => {
    rememberBasket('b'.repeat(32));
    return clearBasketCookie;
  },
} satisfies Meta<typeof BasketView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: { api: [answers(getBasketWithSettings, sampleBasket([sampleLine('indigo-30-32', 2), sampleLine('black-28-30')]))] } };
export const Empty: Story = { beforeEach: clearBasketCookie };
export const Loading: Story = { parameters: { api: [keepsWaiting(getBasketWithSettings)] } };
export const Failed: Story = { parameters: { api: [refuses(getBasketWithSettings)] } };
