import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleResult, SampleShop } from '../shop.sample.tsx';
import { gridDevices, gridStorageKey, offeredTiles } from './grid.rules.ts';
import { gridScript } from './grid.script.ts';
import { Listing } from './Listing.tsx';
import { sampleShop } from '@selvedge/cms-widgets/sample';

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.adoptedStyleSheets = [];
});

const show = async (tilesPerRow?: object) => {
  render(
    <SampleShop answer={() => sampleResult} shop={{ searchConfigurations: { ...sampleShop.searchConfigurations, tilesPerRow } }}>
      <Listing title="Women" path="/women" categoryId="women" query={{}} />
    </SampleShop>,
  );
  return (await screen.findByRole('article')).closest('ul')!.parentElement!.style;
};
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ dataset }) => dataset.count);

it('offers four numbers of tiles on each of four sizes of device, all of which divide twelve columns (CAT-162, CAT-163, CAT-170, CAT-171)', () => {
  expect(gridDevices.map(({ name, offers }) => [name, ...offers])).toEqual([['mobilePortrait', 1, 2, 3, 4], ['mobileLandscape', 1, 2, 3, 4], ['tablet', 1, 2, 3, 4], ['desktop', 2, 3, 4, 6]]);
  for (const { offers, standard } of gridDevices) {
    expect(offers).toContain(standard);
    for (const count of offers) expect(12 % count).toBe(0);
  }
});

describe('tiles in a row', () => {
  it('are as configured until a shopper chooses, and then as chosen (CAT-168)', async () => {
    const style = await show({ desktop: 6 });
    expect([style.getPropertyValue('--set-desktop'), style.getPropertyValue('--kept-desktop')]).toEqual(['6', '']);
    expect(pressed()).toEqual(['6']);
    fireEvent.click(screen.getByRole('button', { name: 'listing.grid_option', pressed: true }).previousElementSibling!);
    expect(style.getPropertyValue('--kept-desktop')).toBe('4');
    expect(pressed()).toEqual(['4']);
    expect(JSON.parse(localStorage.getItem(gridStorageKey)!)).toEqual({ desktop: 4 });
  });

  it('are as kept from another visit, each size of device for itself (CAT-168, CAT-169)', async () => {
    localStorage.setItem(gridStorageKey, '{"mobilePortrait":1,"desktop":2}');
    const style = await show({ desktop: 6, tablet: 4 });
    expect(pressed()).toEqual(['2']);
    expect(['--kept-mobilePortrait', '--kept-desktop', '--set-tablet'].map((name) => style.getPropertyValue(name))).toEqual(['1', '2', '4']);
  });

  it.each(['{"desktop":5}', '{"desktop":"2"}', '[1]', 'null', '7', '{'])('are as usual when %s was kept', async (kept) => {
    localStorage.setItem(gridStorageKey, kept);
    const style = await show();
    expect(style.length).toBe(0);
    expect(pressed()).toEqual(['4']);
  });
});

describe('what runs before anything is painted', () => {
  const rules = vi.fn<(css: string) => void>();
  const run = (kept?: string) => {
    if (kept !== undefined) localStorage.setItem(gridStorageKey, kept);
    vi.stubGlobal('CSSStyleSheet', class { replaceSync = rules; });
    rules.mockClear();
    new Function('document', gridScript)({ adoptedStyleSheets: [] });
    vi.unstubAllGlobals();
    return rules.mock.lastCall?.[0];
  };

  it('says what was kept, and only what is offered', () => {
    expect(run('{"mobilePortrait":1,"tablet":9,"desktop":6}')).toBe(':root{--kept-mobilePortrait:1;--kept-desktop:6}');
    expect(offeredTiles({ mobilePortrait: 1, tablet: 9, desktop: 6 })).toEqual({ mobilePortrait: 1, desktop: 6 });
  });

  it.each([undefined, 'null', '{', '""'])('is silent about %s', (kept) => {
    expect(run(kept) ?? ':root{}').toBe(':root{}');
  });
});
