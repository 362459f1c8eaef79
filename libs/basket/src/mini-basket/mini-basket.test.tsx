import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AddToBasket } from '../add-to-basket/AddToBasket.tsx';
import { add, button, freshPage } from '../basket.page.sample.tsx';
import { sampleServer, SampleShop } from '../basket.sample.tsx';

freshPage();

describe('what was just put in', () => {
  const opened = async (pointerType = 'mouse') => {
    render(<SampleShop send={sampleServer().send}><AddToBasket sku="a" /></SampleShop>);
    fireEvent.click(button(add), Object.assign({ detail: 1 }, { pointerType }));
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    vi.useFakeTimers();
    // A touch, so that its clock starts under these timers.
    fireEvent.pointerOver(within(dialog).getByText('Jeans a'));
    return dialog;
  };
  const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

  it('goes by itself after four seconds, not while it is pointed at (SHELL-179, SHELL-180)', async () => {
    const dialog = await opened();
    pass(60_000);
    expect(dialog.open).toBe(true);
    // The veil beside it.
    fireEvent.pointerOver(dialog);
    pass(3_999);
    expect(dialog.open).toBe(true);
    pass(1);
    expect(dialog.open).toBe(false);
  });

  it('stays for who goes through it by keyboard', async () => {
    const dialog = await opened();
    fireEvent.keyDown(within(dialog).getByRole('button', { name: 'shell.close' }), { key: 'Tab' });
    fireEvent.pointerOver(dialog);
    pass(60_000);
    expect(dialog.open).toBe(true);
  });
});
