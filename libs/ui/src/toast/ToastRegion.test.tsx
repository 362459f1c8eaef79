import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Flyout } from '../flyout/Flyout.tsx';
import type { Toast } from './toast.rules.ts';
import { showToast } from './toast.state.ts';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // The queue lives as long as the page: let everything in it have its time and its pause.
  while (vi.getTimerCount() > 0) act(() => vi.runOnlyPendingTimers());
  cleanup();
  vi.useRealTimers();
});

const show = (toast: Toast) => act(() => showToast(toast));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const text = (words: string) => screen.queryByText(words);

it('shows a toast for its time, pauses, and shows the next (SHELL-124, SHELL-127, SHELL-131)', () => {
  render(<ToastRegion closeLabel="Close" />);
  show({ kind: 'success', text: 'First' });
  show({ kind: 'info', text: 'Second' });
  pass(2_999);
  expect([text('First'), text('Second')].map(Boolean)).toEqual([true, false]);
  pass(1);
  expect([text('First'), text('Second')].map(Boolean)).toEqual([false, false]);
  pass(699);
  expect(text('Second')).toBeNull();
  pass(1);
  expect(text('Second')).not.toBeNull();
});

it('announces politely, and danger at once (SHELL-132)', () => {
  render(<ToastRegion closeLabel="Close" />);
  expect(screen.getByRole('status').textContent).toBe('');
  show({ kind: 'warning', text: 'Only two left' });
  expect(screen.getByRole('status').textContent).toContain('Only two left');
  show({ kind: 'danger', text: 'Not added', immediate: true });
  pass(700);
  expect(screen.getByRole('alert').textContent).toContain('Not added');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('stops the clock while pointed at or focused, and goes on where it stopped (SHELL-132)', () => {
  render(<ToastRegion closeLabel="Close" />);
  show({ kind: 'success', text: 'Kept' });
  const toast = text('Kept')!;
  pass(2_000);
  fireEvent.pointerEnter(toast);
  pass(60_000);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.pointerLeave(toast);
  pass(60_000);
  expect(text('Kept')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  pass(999);
  expect(text('Kept')).not.toBeNull();
  pass(1);
  expect(text('Kept')).toBeNull();
});

it('closes by its button, and gives the focus back to where it came from (SHELL-132)', () => {
  render(<><button>Buy</button><ToastRegion closeLabel="Close" /></>);
  screen.getByRole('button', { name: 'Buy' }).focus();
  show({ kind: 'info', text: 'Added' });
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(text('Added')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buy' }));
});

it('does what it offers, once, and is gone', () => {
  const onPress = vi.fn();
  render(<ToastRegion closeLabel="Close" />);
  show({ kind: 'info', text: 'Removed', action: { label: 'Undo', onPress } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(text('Removed')).toBeNull();
});

it('speaks inside an open flyout, where it can be reached, and on the page again when that is closed', () => {
  const page = (isOpen: boolean) => (
    <>
      <ToastRegion closeLabel="Close message" />
      {isOpen && <Flyout label="Basket" closeLabel="Close" onClose={() => {}}>Lines</Flyout>}
    </>
  );
  const { rerender } = render(page(true));
  show({ kind: 'danger', text: 'Not changed' });
  expect(screen.getByRole('dialog').contains(screen.getByText('Not changed'))).toBe(true);
  rerender(page(false));
  expect(screen.getByText('Not changed')).toBeTruthy();
});
