import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from '../toast/ToastRegion.tsx';
import { Flyout } from './Flyout.tsx';
import { closeFlyout, openFlyout } from './flyout.state.ts';
import { FlyoutStage, type FlyoutModule } from './FlyoutStage.tsx';

/** A module that is loaded once, as all are. */
function panel(label: string, dismissible = true): () => Promise<FlyoutModule> {
  const module: FlyoutModule = {
    Flyout: ({ parameters, close }) => (
      <Flyout label={label} closeLabel="Close" onClose={close} dismissible={dismissible}>
        <p>{parameters}</p>
        <input aria-label={`Name in ${label}`} />
      </Flyout>
    ),
  };
  return async () => module;
}
const flyouts = { basket: panel('Basket'), login: panel('Log in'), terms: panel('Terms', false), gone: () => Promise.reject(new Error('offline')) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => closeFlyout());
  while (vi.getTimerCount() > 0) act(() => vi.runOnlyPendingTimers());
  cleanup();
  vi.useRealTimers();
});

/** Asks, and waits for the module. */
const open = (...request: Parameters<typeof openFlyout>) => act(async () => openFlyout(...request));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const dialogs = () => [...document.querySelectorAll('dialog')];
const shown = () => dialogs().map((dialog) => `${dialog.querySelector('h2')!.textContent}${dialog.open ? '' : ' leaves'}`);

describe('the stage of flyouts', () => {
  it('shows the flyout that is asked for, with its parameters, as a dialog with a label (SHELL-123)', async () => {
    render(<FlyoutStage flyouts={flyouts} />);
    expect(dialogs()).toEqual([]);
    await open('basket', 'two lines');
    expect(screen.getByRole('dialog', { name: 'Basket' }).textContent).toContain('two lines');
  });

  it('lets it leave for 500 ms, then shows the next: never two at a time (SHELL-118, SHELL-119, SHELL-120, SHELL-122, BSK-019, BSK-021)', async () => {
    render(<FlyoutStage flyouts={flyouts} />);
    await open('basket');
    await open('login');
    expect(shown()).toEqual(['Basket leaves']);
    await pass(499);
    expect(shown()).toEqual(['Basket leaves']);
    await pass(1);
    expect(shown()).toEqual(['Log in']);
  });

  it('ignores another request while one must be answered (SHELL-121)', async () => {
    render(<FlyoutStage flyouts={flyouts} />);
    await open('terms', undefined, { blocking: true });
    await open('login');
    await pass(1_000);
    expect(shown()).toEqual(['Terms']);
  });

  it('opens anew with empty fields what is asked for while it leaves', async () => {
    render(<FlyoutStage flyouts={flyouts} />);
    await open('basket');
    fireEvent.change(screen.getByLabelText('Name in Basket'), { target: { value: 'typed' } });
    act(() => closeFlyout());
    await open('basket');
    await pass(500);
    expect(shown()).toEqual(['Basket']);
    expect(screen.getByLabelText('Name in Basket')).toHaveProperty('value', '');
  });

  it('closes when the page changes', async () => {
    const { rerender } = render(<FlyoutStage flyouts={flyouts} resetOn="/women" />);
    await open('basket');
    rerender(<FlyoutStage flyouts={flyouts} resetOn="/men" />);
    expect(dialogs()[0]!.open).toBe(false);
    await pass(500);
    expect(dialogs()).toEqual([]);
  });

  it('is out of the way before the next page takes the focus', async () => {
    const openWhenThePageCame: boolean[] = [];
    const Announcer = ({ page }: { page: string }) => {
      useEffect(() => void openWhenThePageCame.push(...dialogs().map((dialog) => dialog.open)), [page]);
      return null;
    };
    const shop = (page: string) => <><Announcer page={page} /><FlyoutStage flyouts={flyouts} resetOn={page} /></>;
    const { rerender } = render(shop('/women'));
    await open('basket');
    rerender(shop('/men'));
    expect(openWhenThePageCame).toEqual([false]);
  });

  it('says so when a flyout cannot be loaded, and loads it at the next press', async () => {
    const load = vi.fn(flyouts.basket).mockRejectedValueOnce(new Error('offline'));
    render(<><FlyoutStage flyouts={{ basket: load }} failedText="Please try again." /><ToastRegion closeLabel="Close" /></>);
    await open('basket');
    expect(screen.getByRole('alert').textContent).toContain('Please try again.');
    expect(dialogs()).toEqual([]);
    await open('basket');
    expect(shown()).toEqual(['Basket']);
  });

  it('waits for what all flyouts need, asks for it beside the module, and says so when it cannot be had', async () => {
    const prepared = Promise.withResolvers<void>();
    const prepare = vi.fn(() => prepared.promise).mockReturnValueOnce(Promise.reject(new Error('offline')));
    render(<><FlyoutStage flyouts={flyouts} prepare={prepare} failedText="Please try again." /><ToastRegion closeLabel="Close" /></>);
    await open('basket');
    expect(screen.getByRole('alert').textContent).toContain('Please try again.');
    await open('basket');
    expect(prepare).toHaveBeenCalledTimes(2);
    expect(dialogs()).toEqual([]);
    await act(async () => prepared.resolve());
    expect(shown()).toEqual(['Basket']);
  });

  it('takes the page with it neither when a flyout breaks nor when there is none of that name', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Breaks = () => {
      throw new Error('broken');
    };
    render(<><FlyoutStage flyouts={{ ...flyouts, breaks: async () => ({ Flyout: Breaks }) }} failedText="Please try again." /><ToastRegion closeLabel="Close" /><p>The page</p></>);
    await open('breaks');
    expect(screen.getByText('The page')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Please try again.');
    await open('unheardOf');
    await open('basket');
    expect(shown()).toEqual(['Basket']);
    quiet.mockRestore();
  });
});

describe('a flyout', () => {
  const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
  const show = (dismissible?: boolean) => {
    const onClose = vi.fn();
    render(<Flyout label="Basket" closeLabel="Close" onClose={onClose} dismissible={dismissible} footer={<button>Checkout</button>}>Lines</Flyout>);
    return onClose;
  };

  it('closes by its button, by Escape and by a press beside it (SHELL-123)', () => {
    const onClose = show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('stays when a drag that began inside ends beside it', () => {
    const onClose = show();
    fireEvent.pointerDown(screen.getByText('Lines'));
    fireEvent.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays until it is answered when it must be (SHELL-111, SHELL-123)', () => {
    const onClose = show(false);
    const escape = new Event('cancel', { cancelable: true });
    fireEvent(dialog(), escape);
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect([escape.defaultPrevented, dialog().getAttribute('closedby')]).toEqual([true, 'none']);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('notices when the browser has closed it by itself', () => {
    const onClose = show();
    act(() => dialog().close());
    expect(onClose).toHaveBeenCalledOnce();
  });
});
