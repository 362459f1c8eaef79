import { closeFlyout, FlyoutStage, ToastRegion } from '@selvedge/ui';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { clearBasketCookie } from './basket.cookie.ts';
import { sampleServer, type Fate } from './basket.sample.tsx';

/** Gives each test of a file a browser without a basket, and a page without flyouts and toasts. */
export function freshPage(): void {
  configure({ asyncUtilTimeout: 5_000 });
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true; };
  });
  beforeEach(() => clearBasketCookie());
  afterEach(() => {
    cleanup();
    // Flyouts and toasts belong to the page, not to a test: let them have their time.
    vi.useFakeTimers();
    render(<><FlyoutStage flyouts={{}} /><ToastRegion closeLabel="Close" /></>);
    act(() => closeFlyout());
    while (vi.getTimerCount() > 0) act(() => vi.runOnlyPendingTimers());
    cleanup();
    vi.useRealTimers();
  });
}

export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => fireEvent.click(button(name));
/** What the button says that fills the basket. */
export const add = 'product.add_to_basket';

/** A server whose calls wait until they are let go. */
export function patientServer(fate: Fate = 'do') {
  const waiting: (() => void)[] = [];
  const server = sampleServer((method) => (method === 'GET' ? 'do' : new Promise((resolve) => waiting.push(() => resolve(fate)))));
  const letGo = () => vi.waitFor(() => (expect(waiting.length).toBeGreaterThan(0), waiting.shift()!()));
  return { ...server, letGo };
}
