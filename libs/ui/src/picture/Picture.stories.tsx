import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PictureAddressContext } from './picture-address.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'ui/Picture',
  component: Picture,
  args: { url: '/api/media/garments/jeans-flared.232f4f.denim/front.jpg', alt: 'Flared jeans in raw indigo, front' },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}><Story /></div>],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {
  async play({ canvas }) {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: /raw indigo/ });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0), { timeout: 5_000 });
    await expect(picture).toHaveAttribute('loading', 'lazy');
  },
};
export const Eager: Story = { args: { eager: true }, play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high') };
export const Campaign: Story = { args: { url: '/api/media/campaign/knit/wide.jpg', alt: 'Knitted wool in low light', ratio: 16 / 9 } };
export const Square: Story = { args: { ratio: 1 } };
/** Its text stands beside it: nothing is said twice. */
export const Decorative: Story = { args: { alt: '' }, play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull() };
export const OnPhoneAnother: Story = {
  name: 'On a phone another picture, in its own ratio',
  args: { url: '/api/media/campaign/denim/wide.jpg', ratio: 16 / 9, phone: { url: '/api/media/campaign/denim/tall.jpg', ratio: 3 / 4 }, alt: 'Indigo denim' },
  async play({ canvas }) {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    const isPhone = matchMedia('(max-width: 767px), (max-width: 1024px) and (orientation: portrait)').matches;
    await waitFor(() => expect(picture.currentSrc).toContain(isPhone ? 'tall' : 'wide'), { timeout: 5_000 });
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(isPhone ? 3 / 4 : 16 / 9, 1);
  },
};
const placeIsKept = async (picture: HTMLElement) => {
  const { width, height } = picture.getBoundingClientRect();
  await expect(width / height).toBeCloseTo(3 / 4, 2);
};
/** What the browser has not got yet keeps its place, in the colour that it is given. */
export const Loading: Story = {
  args: { url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', alt: '', colour: '#28324e' },
  async play({ canvas }) {
    await placeIsKept(canvas.getByRole('presentation'));
    await expect(canvas.getByRole('presentation').parentElement).toHaveStyle({ backgroundColor: 'rgb(40, 50, 78)' });
  },
};
/** On every brand's page as light as what comes: pictures are taken on one backdrop. */
export const LoadingOnDark: Story = {
  ...Loading,
  args: { ...Loading.args, colour: undefined },
  globals: { brand: 'kiosk' },
  play: async ({ canvas }) => expect(canvas.getByRole('presentation').parentElement).toHaveStyle({ backgroundColor: 'rgb(236, 234, 228)' }),
};
export const Broken: Story = {
  name: 'What is not there keeps its place and its words, and shows nothing broken',
  parameters: { brokenPictures: true },
  args: { url: '/api/media/garments/none.jpg', alt: 'A coat that nobody drew' },
  async play({ canvas }) {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: /nobody drew/ });
    await waitFor(() => expect(picture).toHaveStyle({ opacity: '0' }), { timeout: 5_000 });
    await expect(picture.parentElement!.querySelector('[srcset]')).toBeNull();
    await placeIsKept(picture);
  },
};
/** In none of its sizes, only as a whole: an editor's address of a picture that is smaller than its place. */
export const SizesMissing: Story = {
  name: 'Sizes that are not there give way to the whole picture',
  decorators: [(Story) => <PictureAddressContext value={(url, width, format) => `/api/media/none.jpg?of=${url}&width=${width}&format=${format}`}><Story /></PictureAddressContext>],
  async play({ canvas, args }) {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0), { timeout: 5_000 });
    await expect(new URL(picture.currentSrc).pathname).toBe(args.url);
    await expect(picture).not.toHaveAttribute('data-broken');
  },
};
