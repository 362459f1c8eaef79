import type { BasketEnvelope } from '@selvedge/api-order';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearBasketCookie, rememberBasket, storedBasketId } from './basket.cookie.ts';
import { NoBasket, shownBasketId, withBasket } from './basket.creation.ts';
import { sampleServer } from './basket.sample.tsx';

const useLocks = (manager: unknown) => vi.stubGlobal('navigator', { locks: manager });
beforeEach(() => clearBasketCookie());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A basket service, and tabs that add to it; each answer waits until it is let go. */
function openTabs() {
  const waiting: ((isLost: boolean) => void)[] = [];
  const server = sampleServer();
  const add = (sku: string) =>
    withBasket(async (basketId) => {
      if (await new Promise<boolean>((resolve) => waiting.push(resolve))) throw new TypeError('connection lost');
      const answer = await server.send(`/api/order/en-gb/basket/line${basketId ? `?basketId=${basketId}` : ''}`, {
        method: 'POST',
        body: JSON.stringify({ sku, quantity: 1 }),
      });
      return JSON.parse(await answer.text()) as BasketEnvelope;
    });
  const answerNext = async (isLost = false) => {
    await vi.waitUntil(() => waiting.length > 0, { interval: 1 });
    waiting.shift()!(isLost);
  };
  const skus = () => server.basketOf(storedBasketId())?.lines.map(({ sku }) => sku).sort();
  return { add, answerNext, skus, waiting, asked: server.asked };
}

describe('the first products of several tabs', () => {
  it.each([['locks', locks], ['no locks', undefined], ['locks that are refused', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }]])('lie in one basket with %s', async (_name, manager) => {
    useLocks(manager);
    const { add, answerNext, skus } = openTabs();
    const adding = ['a', 'b', 'c'].map(add);
    // A tab that was overtaken calls once more.
    const answering = setInterval(() => void answerNext(), 5);
    await Promise.all(adding);
    clearInterval(answering);
    expect(skus()).toEqual(['a', 'b', 'c']);
  });

  it('wait for the first answer, and create nothing beside it', async () => {
    useLocks(locks);
    const { add, answerNext, waiting, skus } = openTabs();
    const adding = ['a', 'b'].map(add);
    await vi.waitUntil(() => waiting.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(waiting).toHaveLength(1);
    await answerNext();
    await answerNext();
    expect((await Promise.all(adding)).map(({ basket }) => basket.basketId)).toEqual([storedBasketId(), storedBasketId()]);
    expect(skus()).toEqual(['a', 'b']);
  });

  it('go on when the first one fails', async () => {
    useLocks(locks);
    const { add, answerNext, skus } = openTabs();
    const [first, second] = [add('a'), add('b')];
    await Promise.all([expect(first).rejects.toThrow('connection lost'), answerNext(true)]);
    await answerNext();
    await second;
    expect(skus()).toEqual(['b']);
  });

  it('go on when a frozen tab keeps its turn for too long', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    useLocks(locks);
    const { add, answerNext, skus } = openTabs();
    const adding = add('a');
    await answerNext();
    await adding;
    expect(skus()).toEqual(['a']);
  });
});

describe('a browser without cookies', () => {
  const replaceCookies = (get: () => string, set: (cookie: string) => void) => Object.defineProperty(document, 'cookie', { get, set, configurable: true });
  const blockCookies = () => replaceCookies(() => '', () => {});
  afterEach(() => void Reflect.deleteProperty(document, 'cookie'));

  it('creates no basket, and says why', async () => {
    useLocks(locks);
    blockCookies();
    const { add, asked } = openTabs();
    await expect(add('a')).rejects.toEqual(new NoBasket('feedback.needs_cookies'));
    expect(asked).toEqual([]);
  });

  it('says so also when it has begun to block them, or refuses them with an error', () => {
    rememberBasket('b'.repeat(32));
    blockCookies();
    expect(shownBasketId).toThrow(new NoBasket('feedback.needs_cookies'));
    const refuse = () => { throw new DOMException('no', 'SecurityError'); };
    replaceCookies(refuse, refuse);
    expect(shownBasketId).toThrow(new NoBasket('feedback.needs_cookies'));
  });

  it('differs from one whose cookies were cleared: that one can have another basket', () => {
    rememberBasket('b'.repeat(32));
    document.cookie = 'basket=; Path=/; Max-Age=0';
    expect(shownBasketId).toThrow(new NoBasket('feedback.error_basket_not_found'));
  });

  it('that keeps a short cookie but not the basket’s says so after the answer', async () => {
    useLocks(locks);
    const { add, answerNext } = openTabs();
    let kept = '';
    replaceCookies(() => kept, (cookie) => void (kept = cookie.startsWith('basket=') ? kept : cookie));
    const adding = add('a');
    await Promise.all([expect(adding).rejects.toEqual(new NoBasket('feedback.needs_cookies')), answerNext()]);
  });
});
