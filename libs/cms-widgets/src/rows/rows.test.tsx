import { cleanup, render, screen } from '@testing-library/react';
import { use } from 'react';
import { number, object, optional, string } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineWidget, type WidgetModule } from '../define-widget.ts';
import { lazyModule } from '../lazy-module.ts';
import { PageRows } from './PageRows.tsx';
import { RowPlaceContext } from './row-place.context.ts';
import { placeRows, type WidgetRegistry } from './rows.rules.ts';
import { WidgetRegistryContext } from './widget-registry.context.ts';

afterEach(cleanup);

const word = defineWidget({ alias: 'word', settings: object({ word: string() }), queries: ({ word }, { market }) => [{ queryKey: ['word', word, market] }], Component: ({ word }) => <p>{word}</p> });
const bomb = defineWidget({
  alias: 'bomb',
  settings: object({ fuse: number() }),
  Component: () => {
    throw new Error('boom');
  },
});
const registry: WidgetRegistry = {
  word: lazyModule(async (): Promise<WidgetModule> => ({ widget: word })),
  bomb: lazyModule(async (): Promise<WidgetModule> => ({ widget: bomb })),
};
const place = { market: 'en-gb', path: '/' };
const widget = (id: string, alias = 'word', settings: Record<string, unknown> = { word: id }) => ({ id, alias, settings });
const settings = { registry, place, inStore: false };

describe('rows', () => {
  it('are dropped without widgets and blocks, and when they are hidden (CMS-005, CMS-026)', async () => {
    const { rows } = await placeRows([{ id: 'empty' }, { id: 'none', widgets: [] }, { id: 'hidden', isHidden: true, widgets: [widget('a')] }, { id: 'blocks', blocks: [widget('b')] }], settings);
    expect(rows.map(({ id }) => id)).toEqual(['blocks']);
  });

  it('hold at most four widgets or blocks, unless the brand sets a maximum (CMS-024, CMS-025)', async () => {
    const row = { id: 'row', widgets: ['a', 'b', 'c'].map((id) => widget(id)), blocks: ['d', 'e'].map((id) => widget(id)) };
    expect((await placeRows([row], settings)).rows[0]!.widgets.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect((await placeRows([row], { ...settings, rowMaximum: 2 })).rows[0]!.widgets).toHaveLength(2);
  });

  it('are hidden in store when they say so (CMS-022, CMS-023)', async () => {
    const row = { id: 'row', hideOnISO: true, widgets: [widget('a')] };
    expect((await placeRows([row], { ...settings, inStore: true })).rows).toEqual([]);
    expect((await placeRows([row], settings)).rows).toHaveLength(1);
  });

  it('stand one below the other on a phone unless told otherwise (CMS-021, CMS-023)', async () => {
    const { rows } = await placeRows([{ id: 'one', widgets: [widget('a')] }, { id: 'two', perRowMobile: 2, widgets: [widget('b')] }], settings);
    expect(rows.map(({ perRowMobile }) => perRowMobile)).toEqual([1, 2]);
  });

  it('are shared equally, but for what says that it is wide or narrow, also beside what says nothing', async () => {
    const shares = async (...proportions: (string | undefined)[]) => {
      const sized: WidgetRegistry = { sized: lazyModule(async (): Promise<WidgetModule> => ({ widget: defineWidget({ alias: 'sized', settings: object({ proportion: optional(string()) }), Component: () => null }) })) };
      const { rows } = await placeRows([{ id: 'row', widgets: proportions.map((proportion, place) => widget(`${place}`, 'sized', proportion ? { proportion } : {})) }], { ...settings, registry: sized });
      const { container } = render(<WidgetRegistryContext value={sized}><PageRows rows={rows} /></WidgetRegistryContext>);
      return container.querySelector<HTMLElement>('section')!.style.getPropertyValue('--columns').replaceAll(/minmax\(0, ?|\)/g, '');
    };
    expect(await shares('wide', 'narrow')).toBe('7fr 5fr');
    expect(await shares('wide', undefined)).toBe('7fr 6fr');
    expect(await shares(undefined, undefined, undefined)).toBe('6fr 6fr 6fr');
  });

  it('ask for what their widgets need where they stand', async () => {
    expect((await placeRows([{ id: 'row', widgets: [widget('a')] }], settings)).queries).toEqual([{ queryKey: ['word', 'a', 'en-gb'] }]);
  });

  it('go on without a widget that nobody knows or whose settings do not fit, and tell why (CMS-049, CMS-076)', async () => {
    const row = { id: 'row', widgets: [widget('x', 'invented'), widget('y', 'word', { word: 7 }), widget('z')] };
    const { rows, problems } = await placeRows([row], settings);
    expect(rows[0]!.widgets.map(({ id }) => id)).toEqual(['z']);
    expect(problems[0]).toContain('invented');
    expect(problems[1]).toMatch(/“word” do not fit: word:/);
    const shown = await placeRows([row], { ...settings, showProblems: true });
    expect(shown.rows[0]!.widgets.map(({ problem }) => Boolean(problem))).toEqual([true, true, false]);
  });

  it('go on without a widget that throws', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { rows } = await placeRows([{ id: 'row', widgets: [widget('x', 'bomb', { fuse: 1 }), widget('still here')] }], settings);
    render(<WidgetRegistryContext value={registry}><PageRows rows={rows} /></WidgetRegistryContext>);
    expect(screen.getByText('still here')).toBeTruthy();
    expect(said.mock.calls.some(([first]) => String(first).includes('bomb'))).toBe(true);
    said.mockRestore();
  });
});

describe('where a row stands', () => {
  const Spot = () => {
    const { columns, opensPage } = use(RowPlaceContext);
    return <i>{`${columns}${opensPage ? ' first' : ''}`}</i>;
  };
  const spots: WidgetRegistry = { spot: lazyModule(async (): Promise<WidgetModule> => ({ widget: defineWidget({ alias: 'spot', settings: object({}), Component: Spot }) })) };
  const spotRow = (id: string, count: number) => ({ id, widgets: Array.from({ length: count }, (_, index) => widget(`${id}${index}`, 'spot', {})) });
  const seen = async (openPage: boolean) => {
    const { rows } = await placeRows([spotRow('a', 1), spotRow('b', 2), spotRow('c', 1)], { ...settings, registry: spots });
    const { container } = render(<WidgetRegistryContext value={spots}><PageRows rows={rows} openPage={openPage} /></WidgetRegistryContext>);
    return [...container.querySelectorAll('i')].map(({ textContent }) => textContent);
  };

  it('is told to its widgets: how many share it, and whether the page begins there', async () => {
    expect(await seen(true)).toEqual(['1 first', '2 first', '2 first', '1']);
    cleanup();
    expect(await seen(false)).toEqual(['1', '2', '2', '1']);
  });
});
