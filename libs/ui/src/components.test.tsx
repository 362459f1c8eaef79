import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button/Button.tsx';
import { Carousel } from './carousel/Carousel.tsx';
import { Disclosure } from './disclosure/Disclosure.tsx';
import { Notice } from './notice/Notice.tsx';
import { Pagination } from './pagination/Pagination.tsx';
import { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('never sends a form unless told to', () => {
    render(<Button>Close</Button>);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('type', 'button');
  });

  it('keeps its words and the focus while it is busy, and does nothing a second time', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (busy: boolean) => <form onSubmit={onSubmit}><Button type="submit" busy={busy} onClick={onClick}>Pay</Button></form>;
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Pay' });
    button.focus();
    fireEvent.click(button);
    rerender(form(true));
    fireEvent.click(button);
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
    expect([document.activeElement, button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual([button, 'true', 'true']);
  });
});

describe('a disclosure', () => {
  it('is a native one, open one at a time with those of its name', () => {
    const { container } = render(<Disclosure title="Care" name="facts">Wash cold.</Disclosure>);
    const details = container.querySelector('details')!;
    expect([details.open, details.getAttribute('name'), details.querySelector('summary')!.textContent]).toEqual([false, 'facts', 'Care']);
  });
});

describe('a notice', () => {
  it('is announced when it is about an error, and not when something is merely empty', () => {
    const { rerender } = render(<Notice kind="error">Failed</Notice>);
    expect(screen.getByRole('alert').textContent).toBe('Failed');
    rerender(<Notice title="Nothing" action={<a href="/">Home</a>}>Empty</Notice>);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Nothing' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
  });
});

describe('pagination', () => {
  const show = (current: number, last: number) =>
    render(
      <Pagination label="Pages" current={current} last={last} pageLabel={(page) => `Page ${page}`} previousLabel="Previous" nextLabel="Next" link={(page, attributes) => <a href={`?page=${page}`} {...attributes} />} />,
    );

  it('links neighbours with rel, names each page and marks the current one (CAT-161)', () => {
    show(2, 9);
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('rel')).toBe('prev');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3');
    expect(screen.getByRole('link', { name: 'Page 9' })).toBeTruthy();
    expect(screen.getByLabelText('Page 2').getAttribute('aria-current')).toBe('page');
  });

  it('has no way before the first page or behind the last, and none at all for one page', () => {
    show(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    cleanup();
    show(2, 2);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    cleanup();
    expect(show(1, 1).container.innerHTML).toBe('');
  });
});

describe('a carousel', () => {
  /** Gives the list a size, which happy-dom does not. */
  const sized = (scrollWidth: number, scrollLeft = 0) => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(scrollLeft);
    const { container } = render(<Carousel label="Jeans" previousLabel="Previous" nextLabel="Next"><li>One</li><li>Two</li></Carousel>);
    fireEvent.scroll(container.querySelector('ul')!);
    return container.querySelector('ul')!;
  };
  afterEach(() => vi.restoreAllMocks());

  it('can be scrolled with the keyboard and says what it is', () => {
    expect(sized(400).tabIndex).toBe(0);
    expect(screen.getByRole('group', { name: 'Jeans' })).toBeTruthy();
  });

  it('shows buttons only when there is more than fits', () => {
    sized(400);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stops at its ends, also from right to left where positions are negative', () => {
    sized(1200);
    expect([screen.getByRole('button', { name: 'Previous' }), screen.getByRole('button', { name: 'Next' })].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, false]);
    cleanup();
    sized(1200, -800);
    expect([screen.getByRole('button', { name: 'Previous' }), screen.getByRole('button', { name: 'Next' })].map((button) => (button as HTMLButtonElement).disabled)).toEqual([false, true]);
  });

  it('slides forwards against the sign in Arabic', () => {
    const list = sized(1200);
    list.style.direction = 'rtl';
    const scrollBy = vi.fn();
    list.scrollBy = scrollBy;
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(scrollBy).toHaveBeenCalledWith({ left: -320, behavior: 'smooth' });
  });
});

it('hides text from the eye only', () => {
  render(<VisuallyHidden as="p">Reduced</VisuallyHidden>);
  expect(screen.getByText('Reduced').tagName).toBe('P');
});
