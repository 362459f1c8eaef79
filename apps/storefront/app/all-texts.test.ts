import { createApi, provideApi } from '@selvedge/api-runtime';
import { createTranslate, type ShopView } from '@selvedge/market';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { bringAllTexts } from './all-texts.ts';
import { queryDefaults } from './query-defaults.ts';

const shop = () => ({ market: { id: 'en-gb' }, translations: { 'shell.close': 'Close' } }) as unknown as ShopView;
const asking = (...answers: Response[]) => {
  const send = vi.fn(async () => answers.shift()!);
  const client = new QueryClient(queryDefaults);
  provideApi(client, createApi({ fetch: send }));
  return { send, client };
};

it('adds the texts to those that are translated from already, and asks once', async () => {
  const { send, client } = asking(Response.json({ 'shell.close': 'Close', 'basket.title': 'Basket' }));
  const view = shop();
  const t = createTranslate(view.translations, 'en-GB');
  expect(t('basket.title')).toBe('basket.title');
  await Promise.all([bringAllTexts(view, client), bringAllTexts(view, client)]);
  await bringAllTexts(view, client);
  expect([t('basket.title'), t('shell.close')]).toEqual(['Basket', 'Close']);
  expect(send).toHaveBeenCalledExactlyOnceWith('/api/f/en-gb/translations', expect.anything());
});

it('fails when they do not come, and asks again when it is asked', async () => {
  const { client } = asking(new Response(null, { status: 500 }), Response.json({ 'basket.title': 'Basket' }));
  const view = shop();
  await expect(bringAllTexts(view, client)).rejects.toThrow();
  expect(view.translations).toEqual({ 'shell.close': 'Close' });
  await bringAllTexts(view, client);
  expect(view.translations).toMatchObject({ 'basket.title': 'Basket' });
});
