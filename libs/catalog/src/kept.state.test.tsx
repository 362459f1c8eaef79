import { cleanup, render } from '@testing-library/react';
import { createStore } from 'jotai/vanilla';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptAtom, useKept } from './kept.state.ts';

const words = keptAtom('words', (stored) => (Array.isArray(stored) ? stored.map(String) : []));
let store: ReturnType<typeof createStore>;
const add = (word: string) => store.set(words, (before) => [...before, word]);

beforeEach(() => {
  localStorage.clear();
  store = createStore();
  store.sub(words, () => {});
});
afterEach(() => vi.restoreAllMocks());

it('is kept under its name, beside what another window has written there', () => {
  add('one');
  localStorage.setItem('words', '["one","two"]');
  add('three');
  expect([store.get(words), localStorage.getItem('words')]).toEqual([['one', 'two', 'three'], '["one","two","three"]']);
});

it.each([['a list', '["from there"]', ['from there']], ['something else', '{"a":1}', []], ['no JSON', '{', []]])('hears of another window, which writes %s', (_, text, shown) => {
  add('one');
  localStorage.setItem('words', text);
  dispatchEvent(new StorageEvent('storage', { key: 'words', newValue: text, storageArea: localStorage }));
  expect(store.get(words)).toEqual(shown);
});

it('is shown no more when the shopper takes the consent back, and followed again once it is given', () => {
  const searches = keptAtom('searchHistory', (stored) => (Array.isArray(stored) ? stored.map(String) : []));
  const removed = () => dispatchEvent(new StorageEvent('storage', { key: 'searchHistory', newValue: null, storageArea: localStorage }));
  const isShown = () => store.get(searches);
  store.sub(searches, () => {});
  store.set(searches, () => ['coat']);
  document.cookie = 'consent=undecided; Path=/';
  localStorage.removeItem('searchHistory');
  removed();
  expect(isShown()).toEqual([]);

  store = createStore();
  store.sub(searches, () => {});
  document.cookie = `consent=; Path=/; Expires=${new Date(0).toUTCString()}`;
  localStorage.setItem('searchHistory', '["jeans"]');
  dispatchEvent(new StorageEvent('storage', { key: 'searchHistory', newValue: '["jeans"]', storageArea: localStorage }));
  expect(isShown()).toEqual(['jeans']);
});

it('holds for the open page where there is no room, or the place is closed', () => {
  const room = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  add('one');
  expect(store.get(words)).toEqual(['one']);
  room.mockRestore();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  add('two');
  expect(store.get(words)).toEqual(['two']);
});

it('is there in the first render, but for that of a document that the server has rendered without it; who kept nothing has one', () => {
  const seen = vi.fn();
  const renders = (kept: ReturnType<typeof keptAtom<string>>, document?: HTMLElement) => {
    function Place() {
      const word = useKept(kept);
      seen(word);
      return word;
    }
    const container = document ?? window.document.createElement('div');
    if (document) container.innerHTML = renderToString(<Place />);
    seen.mockClear();
    render(<Place />, { container, hydrate: document !== undefined, onRecoverableError: (problem) => { throw problem; } });
    const words = seen.mock.calls.flat();
    cleanup();
    return words;
  };
  const kept = (name: string) => keptAtom(name, (stored) => (typeof stored === 'string' ? stored : 'none'));
  localStorage.setItem('one', '"six"');
  expect(renders(kept('one'))).toEqual(['six']);
  expect(renders(kept('one'), document.createElement('div'))).toEqual(['none', 'six']);
  expect(renders(kept('nothing'), document.createElement('div'))).toEqual(['none']);
});
