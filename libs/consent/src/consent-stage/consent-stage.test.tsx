import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentBanner } from '../consent-banner/ConsentBanner.tsx';
import { ConsentLink } from '../consent-link/ConsentLink.tsx';
import { choicesOf, written } from '../consent.rules.ts';
import { SampleShop } from '../consent.sample.tsx';
import { consentAnswers, isAllowed } from '../consent.state.ts';
import { decide } from '../decide.ts';
import { askingAtom } from './asking.state.ts';
import { ConsentStage, type ConsentStageProps } from './ConsentStage.tsx';

// What fails is asked for again after a pause, which may be most of a second.
configure({ asyncUtilTimeout: 4_000 });

const load = vi.fn<ConsentStageProps['load']>();
const cookie = (value: string) => void (document.cookie = `consent=${value}; Path=/`);

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/en-gb'));
  load.mockReset().mockResolvedValue({ ConsentBanner });
});
afterEach(() => {
  cleanup();
  getDefaultStore().set(askingAtom, undefined);
  document.cookie = `consent=; Path=/; Expires=${new Date(0).toUTCString()}`;
  vi.unstubAllGlobals();
});

type Shown = Omit<ConsentStageProps, 'load'> & { texts?: () => Response };
const page = ({ texts, ...stage }: Shown) => <SampleShop texts={texts}><ConsentLink /><ConsentStage load={load} {...stage} /></SampleShop>;

/** A page that has been there for a while. */
function show(shown: Shown = {}, past = 1000) {
  let rendered: ReturnType<typeof render> | undefined;
  const go = (next: Shown) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    if (rendered) rendered.rerender(page(next));
    else rendered = render(page(next));
    act(() => void vi.advanceTimersByTime(past));
    vi.useRealTimers();
  };
  go(shown);
  return go;
}
const question = () => screen.findByRole('alertdialog', { name: 'May we?' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const openAgain = () => {
  fireEvent.click(screen.getByRole('link', { name: 'shell.cookie_settings' }));
  return screen.findByRole('dialog', { name: 'May we?' });
};
const gone = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

describe('who has not decided', () => {
  it('is asked a second after the page can be used, and not before (PLT-010, SHELL-176)', async () => {
    show({}, 999);
    expect(load).not.toHaveBeenCalled();
    cleanup();
    show({}, 1000);
    expect(load).toHaveBeenCalledOnce();
    expect(await question()).toHaveProperty('open', true);
  });

  it.each([['consent.accept_all', choicesOf(() => true)], ['consent.only_necessary', choicesOf(() => false)]])('answers with "%s", and the question goes (PLT-013)', async (name, choices) => {
    show();
    await question();
    press(name);
    await gone();
    expect(document.cookie).toContain(`consent=${written(choices)}`);
  });

  it('chooses among categories, of which none is chosen in advance and the necessary stays', async () => {
    show();
    await question();
    expect(screen.queryByRole('checkbox')).toBeNull();
    press('consent.choose');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([[true, true], ...Array.from({ length: 5 }, () => [false, false])]);
    expect(document.activeElement).toBe(boxes[1]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'consent.analytics' }));
    press('consent.save');
    await gone();
    expect(choicesOf(isAllowed)).toEqual(choicesOf((category) => category === 'analytics'));
  });

  it('finds three answers of one look', async () => {
    show();
    const looks = within(await question()).getAllByRole('button').map(({ className }) => className);
    expect(looks).toHaveLength(3);
    expect(new Set(looks).size).toBe(1);
  });

  it('decides nothing with Escape, not even where the browser closes it at the second one, nor with the second half of a double press', async () => {
    show();
    const dialog = (await question()) as HTMLDialogElement;
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(await question()).toHaveProperty('open', true);
    press('consent.choose');
    fireEvent.click(screen.getByRole('button', { name: 'consent.only_necessary' }), { detail: 2 });
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
    expect(consentAnswers()).toBeUndefined();
  });

  it('is left alone on the page that says what is stored, and asked on the next', async () => {
    const go = show({ waits: true });
    expect(load).not.toHaveBeenCalled();
    go({});
    await question();
    go({ waits: true });
    await gone();
    go({});
    await question();
  });

  it('is asked no more when the answer was given in another tab', async () => {
    show();
    await question();
    decide(choicesOf(() => false));
    await gone();
  });

  it('is not asked for a moment either, where the answer was given while they read what is stored', async () => {
    const go = show();
    await question();
    go({ waits: true });
    await gone();
    cookie(written(choicesOf(() => false)));
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    go({});
    await waitFor(() => expect(getDefaultStore().get(askingAtom)).toBeUndefined());
    expect(shown).not.toHaveBeenCalled();
    shown.mockRestore();
  });

  it.each<[string, () => Shown]>([
    ['the banner', () => (load.mockRejectedValue(new TypeError('Failed to fetch')), {})],
    ['its texts', () => ({ texts: () => Response.json({}, { status: 503 }) })],
  ])('is not asked, and not told either, when %s cannot be loaded: only what is necessary is kept (PLT-015)', async (_, fail) => {
    show(fail());
    await waitFor(() => expect(getDefaultStore().get(askingAtom)).toBeUndefined());
    expect(load).toHaveBeenCalledOnce();
    expect(document.querySelector('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isAllowed('functional')).toBe(false);
  });
});

describe('who has decided', () => {
  beforeEach(() => cookie(written(choicesOf((category) => category === 'functional'))));

  it('loads nothing for it', () => {
    show({}, 60_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('is asked again by a link, with what was chosen, and may leave it at that (PLT-016)', async () => {
    show();
    const link = screen.getByRole('link', { name: 'shell.cookie_settings' });
    expect(link.getAttribute('href')).toBe('/en-gb/privacy');
    // Another tab is the browser's to open.
    const opening = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    opening.mockRestore();
    expect(load).not.toHaveBeenCalled();

    await openAgain();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true, false, false, false, false]);
    press('shell.close');
    await gone();
    expect(choicesOf(isAllowed)).toEqual(choicesOf((category) => category === 'functional'));

    await openAgain();
    fireEvent.click(screen.getByRole('checkbox', { name: 'consent.functional' }));
    press('consent.save');
    await gone();
    expect(choicesOf(isAllowed)).toEqual(choicesOf(() => false));
  });

  it('is told when it cannot be loaded, and the next press tries again', async () => {
    let isDown = true;
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show({ texts: () => (isDown ? Response.json({}, { status: 503 }) : Response.json({ 'consent.title': 'May we?' })) });
    fireEvent.click(screen.getByRole('link', { name: 'shell.cookie_settings' }));
    expect((await screen.findByRole('alert')).textContent).toContain('feedback.error_generic');
    await waitFor(() => expect(getDefaultStore().get(askingAtom)).toBeUndefined());
    fireEvent.click(screen.getByRole('link', { name: 'shell.cookie_settings' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(getDefaultStore().get(askingAtom)).toBeUndefined());
    isDown = false;
    await openAgain();
  });
});
