import { getSizeGuideSettings, type SizeGuide } from '@selvedge/api-content';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { catalogFlyouts } from '../flyouts.ts';
import { opened, openerOf } from '../story.sample.tsx';

const product = (ediCategory: string, sizes: string[]) => ({ ediCategory, tags: [], variants: sizes.map((name) => ({ size: { name } })) });
const guide = (id: string, title: string, sizes: string[], rest: Partial<SizeGuide> = {}): SizeGuide => ({ id, title, text: 'Body measurements in centimetres.', columns: ['Size', 'Chest', 'Waist', 'Hip'], rows: sizes.map((size, place) => [size, `${80 + place * 6}`, `${62 + place * 6}`, `${88 + place * 6}`]), ...rest });
const guides = [guide('women', 'Women', ['XS (34)', 'S (36)', 'M (38–40)', 'L (42)', 'XL (44–46)']), guide('men', 'Men', ['S (46)', 'M (48–50)', 'L (52)', 'XL (54)', 'XXL (56)']), guide('jeans', 'Women’s jeans', ['25', '26', '27', '28'], { categories: ['jeans'], columns: ['Size', 'Waist', 'Hip'], rows: [['25', '61', '88'], ['26', '63', '90'], ['27', '66', '93']] })];

const meta = {
  title: 'catalog/SizeGuide',
  component: openerOf('sizeGuide'),
  args: { product: product('jeans-slim', ['25', '26']) },
  parameters: { flyouts: catalogFlyouts, api: [answers(getSizeGuideSettings, { guides })] },
} satisfies Meta<ReturnType<typeof openerOf<'sizeGuide'>>>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = async (canvas: ReturnType<typeof within>) => (await (await opened(canvas)).findAllByRole('table')).map((table) => table.getAttribute('aria-labelledby')).map((id) => document.getElementById(id!)!.textContent);

export const Filled: Story = {
  name: 'The tables of its category that have its sizes (CAT-196)',
  play: async ({ canvas }) => expect(await titles(canvas)).toEqual(['Women’s jeans']),
};
export const Several: Story = { args: { product: product('shirt', ['S', 'M']) }, play: async ({ canvas }) => expect(await titles(canvas)).toEqual(['Women', 'Men']) };
export const LongText: Story = {
  args: { product: product('anything', []) },
  parameters: { api: [answers(getSizeGuideSettings, { guides: [guide('long', 'Damen-Strickjackenübergangsgrößen', ['116–122 / 6–7 Jahre', 'Einheitsgröße'], { columns: ['Konfektionsgröße', 'Brustumfang', 'Taillenumfang', 'Hüftumfang'] })] })] },
  play: async ({ canvas }) => void (await titles(canvas)),
};
/** A shop without tables still has its page. */
export const Empty: Story = { parameters: { api: [answers(getSizeGuideSettings, { guides: [] })] }, play: async ({ canvas }) => expect(await (await opened(canvas)).findByRole('link')).toBeVisible() };
export const Loading: Story = { parameters: { api: [keepsWaiting(getSizeGuideSettings)] }, play: async ({ canvas }) => void (await opened(canvas)) };
export const Failed: Story = { parameters: { api: [refuses(getSizeGuideSettings)] }, play: async ({ canvas }) => expect(await (await opened(canvas)).findByRole('alert')).toBeVisible() };
