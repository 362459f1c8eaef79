import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productTile } from '../product-tile.ts';
import { sampleCards } from '../shop.sample.tsx';
import { useImpressions, type ProductImpression } from './use-impressions.ts';

/** The one observer, moved by hand. */
class FakeObserver {
  static all: FakeObserver[] = [];
  readonly targets = new Set<Element>();
  readonly report: (entries: Pick<IntersectionObserverEntry, 'target' | 'intersectionRatio'>[]) => void;
  readonly options: IntersectionObserverInit;
  constructor(report: FakeObserver['report'], options: IntersectionObserverInit) {
    this.report = report;
    this.options = options;
    FakeObserver.all.push(this);
  }
  observe = (element: Element) => void this.targets.add(element);
  unobserve = (element: Element) => void this.targets.delete(element);
  disconnect = () => this.targets.clear();
}
const observer = () => FakeObserver.all.find(({ targets }) => targets.size > 0);

beforeEach(() => {
  vi.useFakeTimers();
  FakeObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tiles = sampleCards.slice(0, 3).map((card) => productTile(card));
const seen = vi.fn<(impression: ProductImpression) => void>();
const namesSeen = () => seen.mock.calls.map(([{ product, list, position }]) => `${product.name}, ${list} ${position}`);

function List({ tell }: { tell?: typeof seen }) {
  const [products, setProducts] = useState(tiles);
  const navigate = useNavigate();
  const list = useImpressions<HTMLUListElement>({ products, list: 'Jeans', first: 61, onImpression: tell });
  return (
    <>
      <button type="button" onClick={() => setProducts([...tiles].reverse())}>Ask again</button>
      <button type="button" onClick={() => void navigate('/women?page=2')}>Next page</button>
      <ul ref={list}>{products.map(({ id, name }) => <li key={id} data-product={id}>{name}</li>)}<li>Between</li></ul>
    </>
  );
}
const show = () => {
  seen.mockReset();
  const { container, unmount } = render(<MemoryRouter><List tell={seen} /></MemoryRouter>);
  return { items: () => [...container.querySelectorAll('li')], unmount };
};
const look = (element: Element, intersectionRatio: number) => observer()?.report([{ target: element, intersectionRatio }]);

describe('an impression', () => {
  it('is a product of whose tile half was in view for a second', () => {
    const { items } = show();
    expect(observer()!.options.threshold).toBe(0.5);
    look(items()[1]!, 0.5);
    vi.advanceTimersByTime(999);
    expect(namesSeen()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(namesSeen()).toEqual(['Night slim jeans, Jeans 62']);
  });

  it('is none when less than half is in view, or when it leaves before', () => {
    const { items } = show();
    look(items()[0]!, 0.49);
    look(items()[1]!, 0.9);
    vi.advanceTimersByTime(900);
    look(items()[1]!, 0.2);
    look(items()[1]!, 0.9);
    vi.advanceTimersByTime(900);
    expect(namesSeen()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(namesSeen()).toEqual(['Night slim jeans, Jeans 62']);
  });

  it('is told once per page view, also when the products are asked again', () => {
    const { items } = show();
    look(items()[0]!, 1);
    vi.advanceTimersByTime(1_000);
    fireEvent.click(screen.getByText('Ask again'));
    expect([...observer()!.targets].map(({ textContent }) => textContent)).toEqual(['Fell lambswool jumper', 'Night slim jeans']);
    look(items()[2]!, 1);
    vi.advanceTimersByTime(5_000);
    expect(namesSeen()).toEqual(['Cove wide-leg jeans, Jeans 61']);
    fireEvent.click(screen.getByText('Next page'));
    expect(observer()!.targets.size).toBe(3);
    look(items()[2]!, 1);
    vi.advanceTimersByTime(1_000);
    expect(namesSeen()).toHaveLength(2);
  });

  it('waits for the tab that it is in', () => {
    const { items } = show();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    look(items()[0]!, 1);
    vi.advanceTimersByTime(500);
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(5_000);
    expect(namesSeen()).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(1_000);
    expect(namesSeen()).toHaveLength(1);
  });

  it('is watched by one observer for the whole list, and by none when it is gone', () => {
    const { items, unmount } = show();
    expect(observer()!.targets.size).toBe(3);
    expect(FakeObserver.all.filter(({ targets }) => targets.size > 0)).toHaveLength(1);
    look(items()[0]!, 1);
    unmount();
    vi.advanceTimersByTime(5_000);
    expect([namesSeen(), observer()]).toEqual([[], undefined]);
  });

  it('is an event of the document when nobody else wants to hear of it', () => {
    const heard = vi.fn();
    document.addEventListener('productimpression', heard, { once: true });
    render(<MemoryRouter><List /></MemoryRouter>);
    look(document.querySelector('li')!, 1);
    vi.advanceTimersByTime(1_000);
    expect((heard.mock.calls[0]![0] as CustomEvent<ProductImpression>).detail).toEqual({ product: tiles[0], list: 'Jeans', position: 61 });
  });
});
