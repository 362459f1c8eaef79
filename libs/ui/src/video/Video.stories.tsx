import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawnFilm } from './drawn-film.sample.ts';
import { Video } from './Video.tsx';

const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:10.000\nThe loom begins')}`;

const meta = {
  title: 'ui/Video',
  component: Video,
  args: {
    label: 'A loom at work', sources: [], poster: { url: '/api/media/campaign/denim/wide.jpg' }, playLabel: 'Play', pauseLabel: 'Pause', failedText: 'This film cannot be played at the moment.', loop: true,
    // A browser lets nobody but a real finger start sound.
    muted: true,
    captions: [{ url: captions, language: 'en', label: 'English' }],
  },
  loaders: [async () => ({ film: await drawnFilm() })],
  render: (args, { loaded }) => <Video {...args} sources={args.sources.length > 0 ? args.sources : [{ url: (loaded as { film: string }).film, type: 'video/webm' }]} />,
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof meta>;

const filmIn = (element: HTMLElement) => element.querySelector('video')!;

export const Waiting: Story = {
  name: 'Waiting: nothing but its picture is loaded',
  async play({ canvas, canvasElement }) {
    const button = canvas.getByRole('button', { name: 'Play' });
    await expect(Math.min(button.clientWidth, button.clientHeight)).toBeGreaterThanOrEqual(44);
    await expect(filmIn(canvasElement).readyState).toBe(HTMLMediaElement.HAVE_NOTHING);
    await expect(canvasElement.querySelector('picture')).toBeVisible();
  },
};
export const Played: Story = {
  name: 'Played and paused by its button',
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await canvas.findByRole('button', { name: 'Play' });
    await expect(filmIn(canvasElement).paused).toBe(true);
    await expect(canvasElement.querySelector('picture')).toBeNull();
    await expect([...filmIn(canvasElement).textTracks].map(({ kind, language }) => [kind, language])).toEqual([['captions', 'en']]);
  },
};
export const Autoplay: Story = {
  name: 'Asked to begin by itself, it does so without sound where motion is welcome',
  args: { autoplay: true },
  async play({ canvas, canvasElement }) {
    await expect(filmIn(canvasElement).muted).toBe(true);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await canvas.findByRole('button', { name: still ? 'Play' : 'Pause' });
  },
};
export const WithControls: Story = {
  name: 'The browser’s controls come when it plays',
  args: { controls: true },
  async play({ canvas, canvasElement }) {
    await expect(filmIn(canvasElement)).not.toHaveAttribute('controls');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(filmIn(canvasElement)).toHaveAttribute('controls'));
    await expect(filmIn(canvasElement)).toHaveFocus();
  },
};
export const FocusElsewhere: Story = {
  name: 'The browser’s controls leave the focus to who has gone on',
  args: { controls: true },
  render: (args, context) => <>{meta.render(args, context)}<button type="button">Next</button></>,
  async play({ canvas, canvasElement }) {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await filmIn(canvasElement).play();
    await waitFor(() => expect(filmIn(canvasElement)).toHaveAttribute('controls'));
    await expect(next).toHaveFocus();
  },
};
export const Failed: Story = {
  name: 'What cannot be played says so and keeps its picture',
  args: { sources: [{ url: '/none.webm', type: 'video/webm' }] },
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('cannot be played');
    await expect(canvasElement.querySelector('picture')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Tall: Story = { args: { ratio: 3 / 4, poster: { url: '/api/media/campaign/denim/tall.jpg' } }, decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}><Story /></div>] };
