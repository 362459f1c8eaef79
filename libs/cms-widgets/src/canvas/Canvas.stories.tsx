import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Canvas } from './Canvas.tsx';

const meta = {
  title: 'cms-widgets/Canvas',
  component: Canvas,
  parameters: { layout: 'fullscreen' },
  args: { headline: 'Denim with a memory', text: 'Woven slowly, edge to edge. It starts out stiff and ends up yours.', cta: 'Shop jeans', url: '/women/jeans', toggleFullWidth: true },
} satisfies Meta<typeof Canvas>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = { image: '/api/media/campaign/denim/wide.jpg', alt: 'Indigo denim with a white selvedge edge and one red thread' };

export const OnPicture: Story = {
  args: { ...picture, backgroundColor: '#1b2336', color: '#ffffff' },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.cta }).getAttribute('href')).toMatch(/^\/[a-z]{2}-[a-z]{2}\/women\/jeans$/);
  },
};
export const OnLightPicture: Story = { args: { image: '/api/media/campaign/knit/wide.jpg', alt: 'An oatmeal-coloured knit in soft light', headline: 'Wool that breathes', backgroundColor: '#c9bba3', color: '#1c1c1e' } };
export const OnTallPicture: Story = { args: { image: '/api/media/campaign/wool/tall.jpg', alt: 'Charcoal wool in soft folds', headline: 'Nord', backgroundColor: '#55534f', color: '#ffffff' } };
/** A picture of which the editor has said no more. */
export const PictureWithoutColours: Story = { args: picture };
export const OnColour: Story = { args: { backgroundColor: '#1b2336', color: '#ffffff' } };
/** The ground is chosen and the words are not. */
export const DarkGroundOnly: Story = { args: { backgroundColor: '#1b2336' } };
export const Plain: Story = {};
export const HeadlineOnly: Story = {
  name: 'Headline only: no button without a target (CMS-090)',
  args: { text: '', cta: 'Shop jeans', url: '' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** On another brand's page, in its own letters and colours. */
export const OfABrand: Story = { args: { image: '/api/media/campaign/jersey/tall.jpg', alt: 'Black jersey with one acid yellow fold', headline: 'Kiosk', brand: 'kiosk', backgroundColor: '#0c0c0d', ctaBackgroundColor: '#d4dc36' } };
export const OfABrandInArabic: Story = {
  name: 'Of a brand, in Arabic: upright, as the language wants it',
  args: { headline: 'نورد', text: 'خياطة راقية وملابس محبوكة لشتاء طويل.', brand: 'nord', backgroundColor: '#232325' },
  globals: { language: 'ar' },
  play: async ({ canvas, args }) => expect(canvas.getByText(args.text)).toHaveStyle({ fontStyle: 'normal' }),
};
export const PictureMissing: Story = { parameters: { brokenPictures: true }, args: { image: '/api/media/campaign/none/wide.jpg', alt: 'A cloth that nobody wove', backgroundColor: '#1b2336' } };
export const LongText: Story = {
  args: {
    ...picture,
    headline: 'Strickjackenübergangslösungen für Spätherbstwanderungen',
    text: 'Unsere Baumwollhosenverarbeitungsrichtlinien beschreiben, wie Kettfäden, Schussfäden und Kupfernieten zusammenkommen, und weshalb eine Jeans nach zehn Jahren schöner aussieht als am ersten Tag.',
    cta: 'Zur Damenjeans-Größenberatung und Passformübersicht',
    backgroundColor: '#1b2336',
    color: '#ffffff',
  },
};
