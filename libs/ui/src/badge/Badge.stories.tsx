import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, BadgeCorners, type BadgeCorner, type BadgeProps } from './Badge.tsx';

const meta = { title: 'ui/Badge', component: Badge, args: { title: 'Organic cotton', textSize: 12 } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const seal = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="23" fill="#1f4d3a"/><path d="M14 25l7 7 13-15" fill="none" stroke="#fff" stroke-width="3"/></svg>')}`;
const styleOf = (badge: HTMLElement) => getComputedStyle(badge);

export const Words: Story = { name: 'Words alone, 10 px unless told', args: { textSize: undefined }, play: async ({ canvas }) => expect(styleOf(canvas.getByText('Organic cotton')).fontSize).toBe('10px') };
export const Chip: Story = { args: { shape: 'chip', backgroundColour: '#1f4d3a', colour: '#fff' }, play: async ({ canvas }) => expect(styleOf(canvas.getByText('Organic cotton'))).toMatchObject({ borderRadius: '0px', backgroundColor: 'rgb(31, 77, 58)' }) };
export const CurvyChip: Story = { args: { shape: 'curvyChip', backgroundColour: '#f4e9d8', colour: '#3b2b14', borderColour: '#b98a56' }, play: async ({ canvas }) => expect(styleOf(canvas.getByText('Organic cotton'))).toMatchObject({ borderRadius: '24px', borderTopWidth: '1px' }) };
export const Image: Story = {
  name: 'A picture, named by its words',
  args: { image: seal, width: 48 },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Organic cotton' })).toBeVisible(),
};
export const Rotated: Story = { args: { shape: 'chip', backgroundColour: '#111', colour: '#fff', rotation: -12 }, decorators: [(Story) => <div style={{ padding: '2rem' }}><Story /></div>], play: async ({ canvas }) => expect(styleOf(canvas.getByText('Organic cotton')).rotate).toBe('-12deg') };
export const Pale: Story = { name: 'Opaque in part', args: { shape: 'chip', backgroundColour: '#111', colour: '#fff', opacity: 0.85 }, play: async ({ canvas }) => expect(styleOf(canvas.getByText('Organic cotton')).opacity).toBe('0.85') };
export const Wide: Story = {
  name: 'As wide as told, words where they are told to be',
  args: { shape: 'chip', backgroundColour: '#111', colour: '#fff', width: 160, textAlignment: 'end' },
  play: async ({ canvas }) => expect(styleOf(canvas.getByText('Organic cotton'))).toMatchObject({ inlineSize: '160px', textAlign: 'end' }),
};
export const LongText: Story = { args: { shape: 'chip', title: 'Baumwolle aus kontrolliert biologischem Anbau', width: 120 } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { shape: 'curvyChip', title: 'قطن عضوي', borderColour: '#b98a56' } };

const at = (corner: BadgeCorner, title: string, rest: Partial<BadgeProps> = {}) => ({ key: title, corner, badge: <Badge shape="chip" title={title} {...rest} /> });
const onPicture = (badges: ReturnType<typeof at>[]): Story => ({ render: () => <div style={{ position: 'relative', inlineSize: '11rem', aspectRatio: '3/4', background: 'var(--color-ground)' }}><BadgeCorners badges={badges} /></div> });

export const Corners: Story = {
  ...onPicture([at('top-start', 'New'), at('top-end', 'Organic', { shape: 'curvyChip', backgroundColour: '#1f4d3a', colour: '#fff' }), at('bottom-start', 'Made to be mended', { shape: undefined }), at('bottom-end', 'Seal', { image: seal, width: 32 }), at('top-start', 'Members first', { backgroundColour: '#111', colour: '#fff' })]),
  name: 'In the corners of a picture, those of one corner in the order given',
  async play({ canvas }) {
    const placeOf = (title: string) => canvas.getByText(title).getBoundingClientRect();
    await expect(placeOf('New').bottom).toBeLessThanOrEqual(placeOf('Members first').top);
    await expect(placeOf('Members first').bottom).toBeLessThan(placeOf('Made to be mended').top);
    const isBefore = placeOf('New').left < placeOf('Organic').left;
    await expect(isBefore).toBe(document.documentElement.dir === 'ltr');
  },
};
export const OneLong: Story = { ...onPicture([at('top-start', 'Demnächst wieder verfügbar')]), name: 'One alone has the whole row' };
export const None: Story = { ...onPicture([]), play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull() };
