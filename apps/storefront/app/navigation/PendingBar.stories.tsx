import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageStoreContext } from './navigation.context.ts';
import type { PageStore } from './page-store.ts';
import { PendingBar } from './PendingBar.tsx';

const waiting = { subscribe: () => () => {}, isPending: () => true } as unknown as PageStore;

const meta = { title: 'storefront/navigation/PendingBar', component: PendingBar } satisfies Meta<typeof PendingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const barOf = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-pending]')!;

export const Idle: Story = { play: async ({ canvasElement }) => expect(getComputedStyle(barOf(canvasElement)).opacity).toBe('0') };
export const Busy: Story = {
  name: 'Busy, grows from where the language begins',
  decorators: [(Story) => <PageStoreContext value={waiting}><Story /></PageStoreContext>],
  async play({ canvasElement }) {
    const bar = barOf(canvasElement);
    await waitFor(() => expect(getComputedStyle(bar).opacity).toBe('1'));
    const start = () => (document.documentElement.dir === 'rtl' ? innerWidth - bar.getBoundingClientRect().right : bar.getBoundingClientRect().left);
    await waitFor(() => expect(bar.getBoundingClientRect().width).toBeGreaterThan(50));
    await expect(Math.round(start())).toBeLessThanOrEqual(16);
  },
};
