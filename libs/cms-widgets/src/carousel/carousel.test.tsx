import { ShopProvider } from '@selvedge/market';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { object, parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleShop } from '../shop.sample.ts';
import { carouselSettings } from './carousel.settings.ts';
import { PlacedCarousel } from './PlacedCarousel.tsx';

let wantsLessMotion = false;
const moved = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(moved);
});
afterEach(() => {
  cleanup();
  wantsLessMotion = false;
  moved.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(entered: object, count = 3) {
  const { container } = render(
    <ShopProvider shop={sampleShop}>
      <PlacedCarousel ref={{ current: null }} settings={parse(object(carouselSettings), entered)} label="Jeans" busy={false}>
        {Array.from({ length: count }, (_, place) => <li key={place}><a href={`/${place}`}>{place}</a></li>)}
      </PlacedCarousel>
    </ShopProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  return container.querySelector('section')!;
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const pause = () => screen.queryByRole('button', { name: 'carousel.pause' });

describe('a carousel that moves by itself', () => {
  it('goes on after as many seconds as are entered (CMS-192)', async () => {
    await show({ autoplay: true, autoplayAfter: 4 });
    pass(3.999);
    expect(moved).not.toHaveBeenCalled();
    pass(0.001);
    expect(moved).toHaveBeenCalledOnce();
    pass(4);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  it('stops at its button and goes on again', async () => {
    await show({ autoplay: true });
    fireEvent.click(pause()!);
    pass(60);
    expect(moved).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'carousel.play' }));
    pass(2.5);
    expect(moved).toHaveBeenCalledOnce();
  });

  it('goes on to the left where one reads from right to left', async () => {
    const track = (await show({ autoplay: true })).querySelector('ul')!;
    track.style.direction = 'rtl';
    for (const [element, sizes] of [[track, { clientWidth: 300, scrollWidth: 900 }], [track.firstElementChild!, { clientWidth: 250 }]] as const)
      for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value });
    pass(2.5);
    expect(moved).toHaveBeenCalledWith({ left: -250 });
  });

  it('waits around the focus (CMS-196)', async () => {
    await show({ autoplay: true });
    screen.getAllByRole('link')[0]!.focus();
    pass(60);
    expect(moved).not.toHaveBeenCalled();
  });

  it.each<[string, object, number, boolean]>([['nobody asked for it', {}, 3, false], ['there is one thing in it', { autoplay: true }, 1, false], ['who looks at it wants less motion', { autoplay: true }, 3, true]])('stands still when %s (CMS-196)', async (_, entered, count, less) => {
    wantsLessMotion = less;
    await show(entered, count);
    expect(pause()).toBeNull();
    pass(60);
    expect(moved).not.toHaveBeenCalled();
  });
});

it('looks as it is entered: ground and readable words, air, headline, tiles and parts of tiles', async () => {
  const section = await show({ headline: { text: 'By night', fontSize: 40, color: '#d8d3c8' }, backgroundColor: '#1b2336', paddings: { top: 48 }, displayedProducts: { mobile: 2, tablet: 3, desktop: 4 }, previewLeft: { mobile: 0.1 }, previewRight: { mobile: 0.2, tablet: 0.5, desktop: 0 } });
  expect([section.style.backgroundColor, section.style.getPropertyValue('--color-ink'), section.style.paddingBlockStart]).toEqual(['#1b2336', '#fff', '48px']);
  const headline = screen.getByRole('heading', { name: 'By night' });
  expect([headline.style.fontSize, headline.style.color]).toEqual(['2.5rem', '#d8d3c8']);
  const track = section.querySelector('ul')!;
  const shown = (name: string) => ['phone', 'tablet', 'desktop'].map((device) => Number(Number(track.style.getPropertyValue(`--${name}-${device}`)).toFixed(2)));
  expect([shown('shown'), shown('before')]).toEqual([[2.3, 3.6, 4.1], [0.1, 0.1, 0.1]]);
});
