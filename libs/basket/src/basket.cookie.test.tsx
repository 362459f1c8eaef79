import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { AddToBasket } from './add-to-basket/AddToBasket.tsx';
import { clearBasketCookie, onOtherTab, rememberBasket, storedBasketId, useBasketId } from './basket.cookie.ts';
import { add, button, freshPage, press } from './basket.page.sample.tsx';
import { sampleServer, SampleShop } from './basket.sample.tsx';

freshPage();

it('is remembered for a day, anew with each answer (BSK-153)', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const server = sampleServer();
  render(<SampleShop send={server.send}><AddToBasket sku="a" /></SampleShop>);
  press(add);
  await screen.findByRole('dialog', { name: 'basket.added' });
  fireEvent.click(button(add));
  await vi.waitFor(() => expect(server.basketOf(storedBasketId())?.quantity).toBe(2));
  await vi.waitFor(() => expect(written.mock.calls.filter(([cookie]) => cookie.startsWith(`basket=${storedBasketId()};`) && cookie.includes('Max-Age=86400')).length).toBeGreaterThanOrEqual(2));
});

describe('another tab', () => {
  const id = 'b'.repeat(32);
  const otherTab = new BroadcastChannel('basket');
  afterAll(() => otherTab.close());

  it('is followed once its cookie is here: its news may be quicker', async () => {
    const heard: (string | undefined)[] = [];
    const stop = onOtherTab(() => heard.push(storedBasketId()));
    const { result } = renderHook(useBasketId);
    const own = new BroadcastChannel('basket');
    const arrived = () => new Promise((hear) => own.addEventListener('message', hear, { once: true }));
    for (const [news, write] of [[id, () => (document.cookie = `basket=${id}; Path=/`)], ['', () => (document.cookie = 'basket=; Path=/; Max-Age=0')]] as const) {
      const here = arrived();
      otherTab.postMessage(news);
      await here;
      write();
      await waitFor(() => expect(result.current ?? '').toBe(news));
    }
    expect(heard).toEqual([id, undefined]);
    stop();
    own.close();
  });

  it('hears which basket there is now', async () => {
    const heard: string[] = [];
    otherTab.addEventListener('message', ({ data }: MessageEvent<string>) => heard.push(data));
    rememberBasket(id);
    clearBasketCookie();
    await waitFor(() => expect(heard.slice(-2)).toEqual([id, '']));
  });
});
