import type { SizeGuideSettings } from '@selvedge/api-content';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SampleShop } from '../shop.sample.tsx';
import { Flyout } from './SizeGuide.tsx';

// No script is ever fetched here: that one is asked for is what counts.
beforeAll(() => Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true }));
afterEach(() => {
  cleanup();
  for (const script of document.querySelectorAll('script[data-size-service]')) script.remove();
});

const guides = [{ id: 'jeans', title: 'Jeans', categories: ['jeans'], columns: ['Size', 'Waist'], rows: [['25', '61'], ['26', '63']] }, { id: 'men', title: 'Men', columns: ['Size', 'Chest'], rows: [['M (48)', '98']] }];
const open = (settings: Partial<SizeGuideSettings> | (() => unknown) = {}, featureToggles: Record<string, boolean> = {}) =>
  render(
    <SampleShop answer={() => (typeof settings === 'function' ? settings() : { guides, ...settings })} shop={{ featureToggles }}>
      <Flyout parameters={{ product: { ediCategory: 'jeans-slim', tags: [], variants: [{ size: { name: '25' } }] } }} close={() => {}} />
    </SampleShop>,
  );
const services = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-size-service]')].map(({ src, dataset }) => [dataset.sizeService, src, dataset.key]);

it('shows the tables for the category of the product, its own sizes in front, and the way to all of them (CAT-196)', async () => {
  open();
  expect((await screen.findAllByRole('table', { hidden: true })).map((table) => table.textContent)).toEqual(['SizeWaist25612663']);
  expect(screen.getAllByRole('row', { hidden: true }).map(({ dataset }) => dataset.own)).toEqual([undefined, 'true', undefined]);
  expect(screen.getByRole('link', { name: 'size_guide.whole', hidden: true }).getAttribute('href')).toBe('/en-gb/size-guide');
});

it('says when the tables could not be read, and tries again', async () => {
  let works = false;
  open(() => (works ? { guides } : new Response('{}', { status: 400 })));
  await screen.findByRole('alert', { hidden: true });
  works = true;
  fireEvent.click(screen.getByRole('button', { name: 'feedback.try_again', hidden: true }));
  await waitFor(() => expect(screen.getByRole('table', { hidden: true })).toBeTruthy());
});

describe('somebody else’s advice on sizes (CAT-196)', () => {
  const assistant = { url: 'https://sizes.example/assistant.js', key: 'key-1' };
  const script = { url: 'https://sizes.example/script.js', key: 'key-2' };
  const on = { sizeAssistant: true, sizeScript: true };

  it('is loaded with its switch on and a key for the market, once', async () => {
    open({ assistant, script }, on);
    await waitFor(() => expect(services()).toEqual([['assistant', assistant.url, 'key-1'], ['script', script.url, 'key-2']]));
    cleanup();
    open({ assistant, script }, on);
    await screen.findByRole('table', { hidden: true });
    expect(services()).toHaveLength(2);
  });

  it.each<[string, Partial<SizeGuideSettings>, Record<string, boolean>]>([
    ['both switches are off', { assistant, script }, {}], ['the market has no key', { assistant: { url: assistant.url }, script: { url: script.url } }, on],
    ['nothing is known of it', {}, on], ['its address is none that a script may come from', { assistant: { url: 'javascript:alert(1)', key: 'x' } }, on],
  ])('is not loaded when %s', async (_, settings, toggles) => {
    open(settings, toggles);
    await screen.findByRole('table', { hidden: true });
    expect(services()).toEqual([]);
  });

  it('is loaded one without the other', async () => {
    open({ assistant, script }, { sizeScript: true });
    await waitFor(() => expect(services().map(([kind]) => kind)).toEqual(['script']));
  });
});
