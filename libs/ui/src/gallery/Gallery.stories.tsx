import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Gallery } from './Gallery.tsx';

const picture = (view: string) => ({ url: `/api/media/garments/jeans-flared.232f4f.denim/${view}.jpg`, alt: `Flared jeans in raw indigo, ${view}` });
const pictures = ['front', 'back', 'detail'].map(picture);

const meta = {
  title: 'ui/Gallery',
  component: Gallery,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Pictures of flared jeans',
    pictures,
    texts: { enlarge: 'Enlarge', zoomIn: 'Zoom in', zoomOut: 'Zoom out', close: 'Close', previous: 'Previous', next: 'Next', missing: 'This picture is not there at the moment.', position: (index, count) => `Picture ${index} of ${count}` },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '60rem' }}><Story /></div>],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };

export const Three: Story = {
  globals: phone,
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole('link').map((link) => within(link).getByRole('img').getAttribute('alt'))).toEqual(pictures.map(({ alt }) => alt));
    const track = canvas.getByRole('list');
    await expect(track.scrollWidth).toBeGreaterThan(track.clientWidth);
    await expect(canvasElement).toHaveTextContent('1 / 3');
  },
};
export const Swiped: Story = {
  name: 'Swiped: the counter follows to the last',
  globals: phone,
  async play({ canvas, canvasElement }) {
    canvas.getByRole('list').lastElementChild!.scrollIntoView({ inline: 'end', behavior: 'instant' });
    await waitFor(() => expect(canvasElement).toHaveTextContent('3 / 3'));
  },
};
export const TwoInARow: Story = {
  name: 'Two in a row on a wide screen',
  globals: desktop,
  async play({ canvas }) {
    const [first, second, third] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second!.top).toBe(first!.top);
    await expect(third!.top).toBeGreaterThan(first!.bottom - 1);
  },
};
export const OnePicture: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('/'),
};
/** As large as the pictures would be. */
export const Empty: Story = { args: { pictures: [] } };
export const Missing: Story = {
  name: 'A picture that is not there leaves the others alone',
  parameters: { brokenPictures: true },
  args: { pictures: [picture('front'), { url: '/api/media/garments/none.jpg', alt: 'Not there' }] },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('img', { name: 'Not there' })).toHaveAttribute('data-broken')),
};

/** The dialog with the picture of this name in front. */
async function enlarged(canvas: { getByRole: (role: string, options: { name: RegExp }) => HTMLElement }, name: RegExp) {
  const link = canvas.getByRole('link', { name });
  link.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of flared jeans' }));
  const shown = () => dialog.getByRole<HTMLImageElement>('img');
  await waitFor(() => expect(shown().getBoundingClientRect().height).toBeGreaterThan(200));
  return { link, dialog, shown, width: () => shown().getBoundingClientRect().width };
}
const press = (key: string) => fireEvent.keyDown(document, { key });
/** Of PhotoSwipe, which counts frames: what moves has come to rest when two looks say the same. */
async function atRest(measure: () => number): Promise<number> {
  let before = NaN;
  await waitFor(() => {
    const now = measure();
    const rests = now === before;
    before = now;
    return expect(rests).toBe(true);
  }, { interval: 100, timeout: 5_000 });
  return before;
}

export const Enlarged: Story = {
  async play({ canvas }) {
    const { dialog, shown } = await enlarged(canvas, /back/);
    await expect(dialog.getByRole('status')).toHaveTextContent('Picture 2 of 3');
    await expect(shown()).toHaveAttribute('alt', pictures[1]!.alt);
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const ZoomByKeyboard: Story = {
  name: 'Keyboard: + and - zoom, arrows move and go on, Escape leaves and gives the focus back',
  // On a wide screen a picture that is zoomed into still fits, and there is nothing to move.
  globals: phone,
  async play({ canvas, canvasElement }) {
    const { link, dialog, width, shown } = await enlarged(canvas, /front/);
    const fit = await atRest(width);
    await press('+');
    await waitFor(() => expect(width()).toBeGreaterThan(fit * 1.4));
    await atRest(width);
    const left = shown().getBoundingClientRect().left;
    await press('ArrowRight');
    await waitFor(() => expect(shown().getBoundingClientRect().left).toBeLessThan(left));
    await expect(dialog.getByRole('status')).toHaveTextContent('Picture 1 of 3');
    await press('-');
    await press('-');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true'));
    await atRest(width);
    await press(getComputedStyle(canvasElement).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Picture 2 of 3'));
    // What the browser makes of Escape in an open dialog.
    await fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveFocus();
  },
};
export const ZoomByButtons: Story = {
  name: 'Buttons zoom as far as the picture bears, and go to either end',
  async play({ canvas }) {
    const { dialog, width } = await enlarged(canvas, /front/);
    const before = await atRest(width);
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(width()).toBeGreaterThan(before * 1.4));
    await expect(dialog.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Picture 3 of 3'));
    await expect(dialog.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const LeftAtOnce: Story = {
  name: 'Left while it opens, it is gone',
  async play({ canvas }) {
    canvas.getByRole('link', { name: /front/ }).click();
    const dialog = await screen.findByRole('dialog');
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const EnlargedMissing: Story = {
  name: 'Enlarged, a picture that is not there says so',
  parameters: { brokenPictures: true },
  args: { pictures: [{ url: '/api/media/garments/none.jpg', alt: 'Not there' }] },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('link'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('not there at the moment'));
  },
};
