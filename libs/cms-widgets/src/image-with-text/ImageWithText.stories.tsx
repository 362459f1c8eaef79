import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImageWithText } from './ImageWithText.tsx';

const meta = {
  title: 'cms-widgets/ImageWithText',
  component: ImageWithText,
  args: { headline: 'Linked by hand', text: 'Knitwear without a seam that scratches.', cta: 'See the knitwear', url: '/women/knitwear', image: '/api/media/campaign/knit/tall.jpg', alt: 'An oatmeal-coloured knit in soft light', imageSide: 'start', proportion: 'wide', toggleFullWidth: false },
} satisfies Meta<typeof ImageWithText>;
export default meta;
type Story = StoryObj<typeof meta>;

const isWide = () => matchMedia('(min-width: 768px)').matches;
/** Whether the picture comes before the words in the direction of the language. */
const pictureFirst = (picture: HTMLElement, words: HTMLElement) => picture.getBoundingClientRect().left < words.getBoundingClientRect().left === (document.documentElement.dir !== 'rtl');

export const PictureAtStart: Story = {
  name: 'The picture first, in the direction of the language',
  async play({ canvas, args }) {
    await expect(canvas.getByRole('link', { name: args.cta }).getAttribute('href')).toMatch(/^\/[a-z]{2}-[a-z]{2}\/women\/knitwear$/);
    if (isWide()) await expect(pictureFirst(canvas.getByRole('img', { name: args.alt }), canvas.getByRole('heading'))).toBe(true);
  },
};
export const PictureAtEnd: Story = {
  name: 'The words first, in the direction of the language',
  args: { imageSide: 'end' },
  async play({ canvas, args }) {
    if (isWide()) await expect(pictureFirst(canvas.getByRole('img', { name: args.alt }), canvas.getByRole('heading'))).toBe(false);
  },
};
export const Narrow: Story = { args: { proportion: 'narrow', imageSide: 'end' } };
export const NarrowAtStart: Story = { args: { proportion: 'narrow' } };
export const EdgeToEdge: Story = { args: { toggleFullWidth: true, imageSide: 'end' }, parameters: { layout: 'fullscreen' } };
export const WithoutTarget: Story = { name: 'Without a target no link (CMS-090)', args: { url: '' }, play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull() };
export const LongText: Story = {
  args: {
    headline: 'Strickjackenübergangslösungen für Spätherbstwanderungen',
    text: 'Unsere Baumwollhosenverarbeitungsrichtlinien beschreiben, wie Kettfäden, Schussfäden und Kupfernieten zusammenkommen.',
    cta: 'Zur Damenjeans-Größenberatung und Passformübersicht',
  },
};
export const Arabic: Story = { globals: { language: 'ar' }, args: { headline: 'موصول يدويًا', text: 'ملابس محبوكة بلا درزة تخدش.', cta: 'شاهد المحبوكات', alt: 'نسيج محبوك بلون الشوفان' } };
export const PictureMissing: Story = { parameters: { brokenPictures: true }, args: { image: '/api/media/campaign/none/tall.jpg' } };
