import { Boundary } from '@selvedge/cms-widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { PageFailed } from './PageFailed.tsx';

const meta = { title: 'storefront/PageFailed', component: PageFailed, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PageFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

function Broken(): never {
  throw new Error('It cannot be drawn.');
}

export const InItsPlace: Story = {
  name: 'In the place of a page that cannot be drawn, and leads on',
  render: () => <Boundary fallback={<PageFailed />}><Broken /></Boundary>,
  beforeEach() {
    const { mockRestore } = spyOn(console, 'error').mockImplementation(() => {});
    return mockRestore;
  },
  async play({ canvas, loaded }) {
    const { translations, market } = loaded.market.shop;
    await expect(await canvas.findByText(translations['feedback.error_generic'])).toBeVisible();
    await expect(canvas.getByRole('button', { name: translations['feedback.try_again'] })).toBeEnabled();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/${market.id}`);
  },
};
