import { ShopProvider } from '@selvedge/market';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { safeParse, type GenericSchema } from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { RowPlaceContext } from './rows/row-place.context.ts';
import { sampleShop } from './shop.sample.ts';
import { contentWidgets } from './widgets.ts';

afterEach(cleanup);

type Alias = keyof typeof contentWidgets;

/** A widget as a page would show it, from what an editor entered. */
async function placed(alias: Alias, raw: unknown, direction: 'ltr' | 'rtl' = 'ltr') {
  const { widget } = await contentWidgets[alias].load();
  const parsed = safeParse(widget.settings as GenericSchema, raw);
  if (!parsed.success) return undefined;
  const Component = widget.Component as ComponentType<object>;
  return (
    <ShopProvider shop={{ ...sampleShop, direction }}>
      <Component {...(parsed.output as object)} />
    </ShopProvider>
  );
}
const show = async (alias: Alias, raw: unknown) => render((await placed(alias, raw))!);

const samples: Record<Alias, object> = {
  textWidget: { headline: 'Denim', markdownContent: 'Woven **slowly**.' },
  seoWidget: { markdownContent: 'All about jeans.' },
  uSPSpotItem: { icon: 'delivery', title: 'Free delivery', text: 'From £50', url: '/delivery' },
  canvasWidget: { headline: 'A memory', text: 'Soft', cta: 'Shop', url: '/women', backgroundColor: '#1b2747' },
  trending: { headline: 'Now', links: [{ title: 'Coats', url: '/coats' }] },
  slimBanner: { text: 'News', url: '/news' },
  multiLinkWidget: { headline: 'Where', links: [{ title: 'Knits', url: '/knits', image: '/k.svg', alt: '' }] },
  ImageCarouselWidget: { headline: 'Cloth', content: [{ image: '/k.svg', text: 'Knits', url: '/knits' }], autoplay: true },
  imageWithTextBlock: { headline: 'By hand', cta: 'Knits', url: '/knits', image: '/k.svg' },
  accordionTextWidget: { items: [{ title: 'One', markdownContent: 'First' }, { title: 'Two', markdownContent: 'Second' }] },
};

describe('every content widget', () => {
  it.each(Object.entries(samples))('%s renders on the server, in both directions', async (alias, raw) => {
    for (const direction of ['ltr', 'rtl'] as const) expect(renderToString((await placed(alias as Alias, raw, direction))!)).not.toBe('');
  });

  it.each(Object.keys(samples))('%s refuses settings of another shape', async (alias) => {
    for (const nonsense of [null, [], 'text', { headline: 7, text: [], title: {}, links: 'x', items: 1, markdownContent: false }]) expect(await placed(alias as Alias, nonsense)).toBeUndefined();
  });

  it('refuses a colour that is none: it ends up in a style attribute', async () => {
    for (const backgroundColor of ['red;position:fixed', 'url(x)', '#12', 'blue']) expect(await placed('canvasWidget', { ...samples.canvasWidget, backgroundColor })).toBeUndefined();
  });
});

describe('a campaign', () => {
  it('has a button only with both a target and a text (CMS-090)', async () => {
    await show('canvasWidget', samples.canvasWidget);
    expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/en-gb/women');
    for (const missing of [{ cta: '' }, { url: '' }]) {
      cleanup();
      await show('canvasWidget', { ...samples.canvasWidget, ...missing });
      expect(screen.queryByRole('link')).toBeNull();
    }
  });
});

describe('a campaign’s picture', () => {
  const campaign = async (raw: object, place = { columns: 1, opensPage: true }) => {
    const { container } = render(<RowPlaceContext value={place}>{(await placed('canvasWidget', { ...samples.canvasWidget, image: '/wide.jpg', alt: 'Denim', ...raw }))!}</RowPlaceContext>);
    return container.querySelector('picture')!;
  };

  it('is another one on a phone (CMS-094)', async () => {
    const picture = await campaign({ imageMobile: '/tall.jpg' });
    expect([...picture.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset.split('?')[0]])).toEqual([[expect.stringContaining('max-width:767px'), '/tall.jpg'], [expect.stringContaining('max-width:767px'), '/tall.jpg'], ['', '/wide.jpg']]);
  });

  it('loads first where the page begins, and waits everywhere else', async () => {
    expect((await campaign({})).querySelector('img')!.getAttribute('fetchpriority')).toBe('high');
    cleanup();
    const later = (await campaign({}, { columns: 2, opensPage: false })).querySelector('img')!;
    expect([later.getAttribute('fetchpriority'), later.getAttribute('loading')]).toEqual([null, 'lazy']);
    expect(later.parentElement!.querySelector('source')!.sizes).toContain('50vw');
  });
});

describe('a text', () => {
  const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');

  it('is cut at its limit, with a button for the rest (CMS-051)', async () => {
    await show('textWidget', { markdownContent: long, wordLimit: 10 });
    expect(screen.queryByText(/word39/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Read more' }));
    expect(screen.getByText(/word39/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Read less' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('stands whole in the markup where it is for search engines (CMS-051)', async () => {
    await show('seoWidget', { markdownContent: long, wordLimit: 10 });
    expect(screen.getByText(/word39/)).toBeTruthy();
  });

  it('may have 2500 words unless told otherwise, and not one more (CMS-028, CMS-092)', async () => {
    const words = (count: number) => ({ markdownContent: Array(count).fill('denim').join(' ') });
    await show('textWidget', words(2500));
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await show('textWidget', words(2501));
    expect(screen.getByRole('button', { name: 'Read more' })).toBeTruthy();
  });
});

it('opens one text of an accordion at a time, all closed at first (CMS-062)', async () => {
  const { container } = await show('accordionTextWidget', samples.accordionTextWidget);
  const items = [...container.querySelectorAll('details')];
  expect(items.map(({ open }) => open)).toEqual([false, false]);
  expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(1);
});

it('leads nowhere unsafe (CMS-217)', async () => {
  await show('trending', { links: [{ title: 'Odd', url: 'javascript:alert(1)' }, { title: 'Fine', url: '/fine' }] });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Fine']);
});
