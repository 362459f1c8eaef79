import type { AdyenSession } from '@selvedge/api-order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSession } from '../payments.sample.tsx';
import { openPaymentForm } from './adyen-core.ts';

const urls = { api: 'http://provider.test/checkoutshopper/', analytics: 'http://provider.test/', cdn: { images: 'http://provider.test/', translations: 'http://provider.test/' } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  // A provider that is not there: frames stay blank and never answer.
  (window as never as { happyDOM: { settings: { enableIframePageLoading: boolean } } }).happyDOM.settings.enableIframePageLoading = true;
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockReturnValue('about:blank');
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function open(type: string, session: AdyenSession = { ...sampleSession, environmentUrls: urls }) {
  const place = document.body.appendChild(document.createElement('section')).appendChild(document.createElement('div'));
  const closing = new AbortController();
  const opening = openPaymentForm({ session, type, place, signal: closing.signal, onEnter: vi.fn() });
  opening.catch(() => undefined);
  return { opening, place, closing };
}

describe('the form of the provider', () => {
  it('has nothing to type for a method that leaves the shop, and goes where it is sent', async () => {
    const { opening, closing } = open('paysafecard');
    const form = await opening;
    expect(await form.read()).toMatchObject({ paymentMethod: { type: 'paysafecard' }, browserInfo: { userAgent: navigator.userAgent } });
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    form.perform({ type: 'redirect', method: 'GET', url: 'http://provider.test/hpp', paymentMethodType: 'paysafecard' });
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('http://provider.test/hpp'));
    expect(() => form.perform({ type: 'teleport' })).toThrow();
    closing.abort();
  });

  it('is given up after eight seconds when its frames are never answered', async () => {
    const { opening, place, closing } = open('scheme');
    const failed = vi.fn();
    opening.catch(failed);
    await vi.waitFor(() => expect(place.querySelector('iframe')).toBeTruthy());
    await vi.advanceTimersByTimeAsync(7_000);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(failed).toHaveBeenCalledOnce();
    closing.abort();
  });

  it('leaves nothing behind when it is closed', async () => {
    const { opening, place, closing } = open('scheme');
    await vi.waitFor(() => expect(place.querySelector('iframe')).toBeTruthy());
    closing.abort();
    await expect(opening).rejects.toThrow();
    expect(place.innerHTML).toBe('');
    expect(document.querySelector('#ariaLiveSRPanel')).toBeNull();
  });

  it('does not even begin with settings that cannot work', async () => {
    await expect(open('scheme', { ...sampleSession, environmentUrls: { ...urls, api: 'http://provider.test/' } }).opening).rejects.toThrow('/checkoutshopper/');
    await expect(open('scheme', { ...sampleSession, countryCode: '' }).opening).rejects.toThrow('countryCode');
  });
});
