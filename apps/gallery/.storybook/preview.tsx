import '@selvedge/ui/base.css';
import type { Preview } from '@storybook/react-vite';
import { takeUnanswered } from '@selvedge/api-samples';
import { configure } from 'storybook/test';
import { atRest } from '../src/at-rest.ts';
import { brokenPictures } from '../src/broken-pictures.ts';
import { recordingFor, type SampleMarketRecording } from '../src/sample-markets.ts';
import { SampleShop, type ShopParameters } from '../src/SampleShop.tsx';
import { switches, widths } from '../src/switches.ts';

// What is loaded when it is needed may take its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

// Links lead out of a story; the gallery stays.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

export default {
  globalTypes: switches,
  initialGlobals: { brand: 'selvedge', language: 'en', direction: 'language' },
  parameters: {
    viewport: { options: widths },
    options: { storySort: { method: 'alphabetical', order: ['foundations', 'ui', '*', 'storefront'] } },
    // What a shopper cannot use is not done: findings fail the story's test.
    // The ends of an open menu hand the focus on and never keep it.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-base-ui-focus-guard]'] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // What passed is for the panel alone.
        ...(import.meta.env.MODE === 'test' ? { reporter: 'no-passes' } : {}),
      },
    },
  },
  beforeEach() {
    // No story finds what another one has stored.
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
    localStorage.clear();
    sessionStorage.clear();
    takeUnanswered();
  },
  async afterEach({ parameters }) {
    // Axe comes next, and half faded words have too little contrast.
    await atRest();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) throw new Error(`The story is ${scrollWidth} px wide where there is room for ${clientWidth}.`);
    const missed = takeUnanswered();
    if (missed.length > 0) throw new Error(`The story asks what no sample answers: ${missed.join(', ')}`);
    // A story that is about a picture which is not there says so.
    const broken = parameters.brokenPictures ? [] : await brokenPictures();
    if (broken.length > 0) throw new Error(`The story shows pictures that are not there: ${broken.join(', ')}`);
  },
  loaders: [async ({ globals }) => ({ market: await recordingFor(globals.language as string) })],
  decorators: [
    (Story, { id, globals, parameters, loaded }) => (
      <SampleShop key={`${id} ${JSON.stringify(globals)}`} parameters={parameters as ShopParameters} switches={globals} market={loaded.market as SampleMarketRecording}>
        <Story />
      </SampleShop>
    ),
  ],
} satisfies Preview;
