import { act, fireEvent } from '@testing-library/react';
import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Asleep } from './Asleep.tsx';

let comeNear: () => void;
const observe = vi.fn<(element: Element) => void>();
const disconnect = vi.fn();
vi.stubGlobal('IntersectionObserver', class {
  constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
    tell([{ isIntersecting: false }]);
    comeNear = () => tell([{ isIntersecting: true }]);
  }
  observe = observe;
  disconnect = disconnect;
});

const Colour = createContext('blue');
const woke = vi.fn();
const press = vi.fn();
const shown = vi.fn();
let paint: (colour: string) => void;

function Page({ lively }: { lively?: boolean }) {
  const [colour, setColour] = useState('blue');
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    paint = setColour;
    shown();
  }, []);
  return (
    <Colour value={colour}>
      <section ref={row}>
        <Asleep around={row} lively={lively}>
          <Product />
        </Asleep>
      </section>
    </Colour>
  );
}

function Product() {
  useEffect(() => void woke(), []);
  return <button onClick={press}>{use(Colour)}</button>;
}

let container: HTMLElement;
let root: Root;
const onRecoverableError = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  container = document.createElement('main');
  document.body.append(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
  expect(disconnect.mock.calls.length).toBeGreaterThanOrEqual(observe.mock.calls.length);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

async function openPage(page = <Page />): Promise<HTMLElement> {
  container.innerHTML = renderToString(page);
  await act(() => void (root = hydrateRoot(container, page, { onRecoverableError })));
  return container.querySelector('button')!;
}

it('stays as the server drew it until somebody is there and it comes near', async () => {
  const button = await openPage();
  expect(observe).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  expect(observe.mock.calls).toEqual([[container.querySelector('section')]]);
  expect([woke.mock.calls.length, button.isConnected, button.textContent]).toEqual([0, true, 'blue']);

  await act(() => comeNear());
  expect(woke).toHaveBeenCalledOnce();
  expect(container.querySelector('button')).toBe(button);
  fireEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
});

it('waits for nobody when something in it moves by itself', async () => {
  await openPage(<Page lively />);
  expect(observe.mock.calls).toEqual([[container.querySelector('section')]]);
  await act(() => comeNear());
  expect(woke).toHaveBeenCalledOnce();
});

it('wakes under the finger, and hears what woke it', async () => {
  const button = await openPage();
  await act(() => void button.click());
  expect([press.mock.calls.length, woke.mock.calls.length]).toEqual([1, 1]);
});

it('hears who pressed it before it could fall asleep', async () => {
  container.innerHTML = renderToString(<Page />);
  await act(() => {
    root = hydrateRoot(container, <Page />, { onRecoverableError });
    // As a browser says it, and happy-dom does not.
    vi.stubGlobal('event', { type: 'click' });
    container.querySelector('button')!.click();
    vi.stubGlobal('event', undefined);
  });
  expect([press.mock.calls.length, woke.mock.calls.length]).toEqual([1, 1]);
});

it('wakes when it has to change, and never vanishes', async () => {
  const button = await openPage();
  const texts: string[] = [];
  const watch = new MutationObserver(() => texts.push(container.textContent));
  watch.observe(container, { childList: true, characterData: true, subtree: true });
  await act(() => paint('red'));
  watch.disconnect();
  expect(container.querySelector('button')).toBe(button);
  expect([...new Set(texts)]).toEqual(['red']);
  expect(woke).toHaveBeenCalledOnce();
});

it('wakes when what is around it changes before it could fall asleep', async () => {
  container.innerHTML = renderToString(<Page />);
  const button = container.querySelector('button')!;
  shown.mockImplementationOnce(() => paint('red'));
  await act(() => void (root = hydrateRoot(container, <Page />, { onRecoverableError })));
  expect([container.querySelector('button') === button, button.textContent]).toEqual([true, 'red']);
});

it('is awake at once where the browser draws it, and stays awake', async () => {
  root = createRoot(container);
  await act(() => root.render(<Page />));
  expect([woke.mock.calls.length, container.textContent]).toEqual([1, 'blue']);
  await act(() => paint('red'));
  expect(container.textContent).toBe('red');
});
