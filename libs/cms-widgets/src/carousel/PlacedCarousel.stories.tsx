import { Picture } from '@selvedge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { object, parse } from 'valibot';
import { carouselSettings } from './carousel.settings.ts';
import { PlacedCarousel } from './PlacedCarousel.tsx';

const garments = ['jeans-flared.232f4f.denim', 'knit-crew.28324e.knit', 'jeans-wide.86a3c2.denim', 'beanie.28324e.knit', 'overshirt.2e2f32.denim', 'jeans-slim.2e2f32.denim', 'jeans-wide.e9e1cf.denim', 'cardigan.d2c5ae.knit'];
const tiles = (count: number) => garments.slice(0, count).map((garment) => <li key={garment}><Picture url={`/api/media/garments/${garment}/front.jpg`} alt={garment.split('.')[0]!} /></li>);

/** What a widget hands on, from what an editor entered. */
function Entered({ entered, ...rest }: { entered: object } & Partial<ComponentProps<typeof PlacedCarousel>>) {
  const ref = useRef<HTMLElement>(null);
  return <PlacedCarousel label="Garments" busy={false} {...rest} ref={ref} settings={parse(object(carouselSettings), entered)}>{rest.children ?? tiles(8)}</PlacedCarousel>;
}

const headline = { text: 'The jeans most people choose' };
const meta = { title: 'cms-widgets/PlacedCarousel', component: Entered, args: { entered: { headline } } } satisfies Meta<typeof Entered>;
export default meta;
type Story = StoryObj<typeof meta>;

const isAtLeast = (width: number) => matchMedia(`(min-width: ${width}px)`).matches;
const textsOf = (loaded: unknown) => (loaded as { market: { shop: { translations: Record<string, string> } } }).market.shop.translations;

/** How many are in view side by side. */
async function shows(canvasElement: HTMLElement, [phone, tablet, desktop]: [number, number, number]) {
  const [track, tile] = [canvasElement.querySelector('ul')!, canvasElement.querySelector('li')!].map((element) => element.getBoundingClientRect().width);
  const gap = Number.parseFloat(getComputedStyle(canvasElement.querySelector('ul')!).columnGap);
  await expect((track! + gap) / (tile! + gap)).toBeCloseTo(isAtLeast(1200) ? desktop : isAtLeast(768) ? tablet : phone, 1);
}

export const NothingEntered: Story = {
  name: 'As the shop is used to: three, five or six, arrows on the tiles (CMS-182, CMS-189)',
  play: ({ canvasElement }) => shows(canvasElement, [3, 5, 6]),
};
export const PartsOfOthers: Story = {
  name: 'As many as is entered, with parts of those before and after',
  args: { entered: { headline, displayedProducts: { mobile: 1, tablet: 2, desktop: 3 }, previewLeft: { mobile: 0.2 }, previewRight: { mobile: 0.3, tablet: 0.1, desktop: 0.1 } } },
  play: ({ canvasElement }) => shows(canvasElement, [1.5, 2.3, 3.3]),
};
export const ArrowsOutside: Story = { args: { entered: { headline: { ...headline, alignment: 'center' }, arrowsPosition: 'outside' } } };
export const WithLine: Story = { args: { entered: { headline, pagination: true } } };
export const OnAGround: Story = { args: { entered: { headline: { ...headline, fontSize: 40 }, backgroundColor: '#1b2336', arrowsPosition: 'outside', paddings: { top: 48, bottom: 48 } } } };
export const FromEdgeToEdge: Story = { parameters: { layout: 'fullscreen' }, args: { entered: { headline, toggleFullWidth: true, arrowsPosition: 'outside' } } };
export const MovesByItself: Story = {
  name: 'Moves on by itself, and can be stopped and started',
  args: { entered: { headline, autoplay: true } },
  async play({ canvas, loaded }) {
    const texts = textsOf(loaded);
    // Whoever wants no motion has nothing to stop: that nothing moves is proved in carousel.test.tsx.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await userEvent.click(await canvas.findByRole('button', { name: texts['carousel.pause'] }));
    await userEvent.click(canvas.getByRole('button', { name: texts['carousel.play'] }));
    await userEvent.click(canvas.getByRole('button', { name: texts['carousel.pause'] }));
  },
};
export const WithoutHeadline: Story = { args: { entered: {} } };
export const OneItem: Story = { args: { children: tiles(1) } };
export const LongText: Story = { args: { entered: { headline: { text: 'Damenstrickjackenübergangslösungen für Spätherbstwanderungen' }, arrowsPosition: 'outside', autoplay: true } } };
export const Loading: Story = { args: { busy: true }, play: async ({ canvas }) => expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'true') };
export const Empty: Story = { name: 'Nothing at all with fewer than one thing in it (CMS-184, CMS-195)', args: { children: [] }, play: async ({ canvasElement }) => expect(canvasElement.querySelector('section')).toBeNull() };
