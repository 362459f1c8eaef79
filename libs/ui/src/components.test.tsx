import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Accordion } from './accordion/Accordion.tsx';
import { Breadcrumbs } from './breadcrumbs/Breadcrumbs.tsx';
import { Button } from './button/Button.tsx';
import { Carousel } from './carousel/Carousel.tsx';
import { Combobox } from './combobox/Combobox.tsx';
import { Countdown } from './countdown/Countdown.tsx';
import { Dialog } from './dialog/Dialog.tsx';
import { Disclosure } from './disclosure/Disclosure.tsx';
import { Icon } from './icon/Icon.tsx';
import { Menu, MenuItem } from './menu/Menu.tsx';
import { Notice } from './notice/Notice.tsx';
import { Pagination } from './pagination/Pagination.tsx';
import { Progress } from './progress/Progress.tsx';
import { Tabs } from './tabs/Tabs.tsx';
import { Tooltip } from './tooltip/Tooltip.tsx';
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

  it('stays as its reader has left it, whatever was meant to be open at first', () => {
    const { container, rerender } = render(<Disclosure title="Care" open>Wash cold.</Disclosure>);
    const details = container.querySelector('details')!;
    rerender(<Disclosure title="Care" open={false}>Wash cold.</Disclosure>);
    expect(details.open).toBe(true);
    details.open = false;
    rerender(<Disclosure title="Care" open>Wash cold.</Disclosure>);
    expect(details.open).toBe(false);
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
    expect(scrollBy).toHaveBeenCalledWith({ left: -320 });
  });
});

it('hides text from the eye only', () => {
  render(<VisuallyHidden as="p">Reduced</VisuallyHidden>);
  expect(screen.getByText('Reduced').tagName).toBe('P');
});

describe('rendered on the server', () => {
  /** What a page without JavaScript holds. */
  const served = (element: ReactElement) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(element);
    return page;
  };

  it('an accordion holds every part', () => {
    const page = served(<Accordion><Disclosure title="Care">Wash cold.</Disclosure><Disclosure title="Repair">We mend it.</Disclosure></Accordion>);
    expect(page.textContent).toBe('CareWash cold.RepairWe mend it.');
  });

  it('tabs hold every part with its heading, and hide all but the open one', () => {
    const page = served(<Tabs label="Jeans" initial="b" tabs={[{ id: 'a', title: 'Care', content: 'Wash cold.' }, { id: 'b', title: 'Repair', content: 'We mend it.' }]} />);
    expect([...page.querySelectorAll('[role=tabpanel]')].map((panel) => [panel.textContent, panel.hasAttribute('hidden')])).toEqual([['CareWash cold.', true], ['RepairWe mend it.', false]]);
  });

  it('a combobox is a field with its label and what is chosen', () => {
    const page = served(<Combobox label="Shop" options={[]} value={{ value: 'leeds', label: 'Leeds' }} onChange={() => {}} texts={{ pending: '', nothing: '', open: 'Open', clear: 'Clear' }} />);
    const field = page.querySelector('input[role=combobox]')!;
    expect([page.querySelector('label')!.getAttribute('for'), field.getAttribute('value'), page.querySelectorAll('[role=combobox]').length]).toEqual([field.id, 'Leeds', 1]);
  });

  it('a menu and a tooltip are their button with its name', () => {
    expect(served(<Menu trigger={<Button>This list</Button>}><MenuItem onPress={() => {}}>Rename</MenuItem></Menu>).textContent).toBe('This list');
    expect(served(<Tooltip words="Remove"><Button><Icon name="bin" /></Button></Tooltip>).querySelector('button')!.getAttribute('aria-label')).toBe('Remove');
  });

  it('a countdown says what was left when the page was made, whatever the clock of who reads it', () => {
    expect(served(<Countdown label="Until autumn" now={0} until={90_000} unitWords={{ days: 'd', hours: 'h', minutes: 'min', seconds: 's' }} />).textContent).toBe('00 d00 h01 min30 s');
  });

  it('progress is a bar that is named by its words', () => {
    const page = served(<Progress words="Step 2 of 4" value={2} max={4} />);
    const bar = page.querySelector('progress')!;
    expect([bar.getAttribute('value'), bar.getAttribute('max'), page.querySelector(`[id="${bar.getAttribute('aria-labelledby')}"]`)!.textContent]).toEqual(['2', '4', 'Step 2 of 4']);
  });

  it('a dialog that is not open stays closed', () => {
    expect(served(<Dialog open={false} title="Remove?" closeLabel="Close" onClose={() => {}}>Gone for good.</Dialog>).querySelector('dialog')!.hasAttribute('open')).toBe(false);
  });
});

describe('a countdown', () => {
  it('follows the clock, and asks it no more when the time has come', () => {
    let tell: ((now: number) => void) | undefined;
    const clock = (next: (now: number) => void) => {
      tell = next;
      return () => (tell = undefined);
    };
    render(<Countdown label="Until autumn" now={0} until={90_000} unitWords={{ days: 'd', hours: 'h', minutes: 'min', seconds: 's' }} clock={clock} finished={<p>It is autumn.</p>} />);
    act(() => tell!(31_000));
    expect(screen.getByRole('timer', { name: 'Until autumn' }).textContent).toBe('00 d00 h00 min59 s');
    act(() => tell!(90_000));
    expect([screen.queryByRole('timer'), screen.getByText('It is autumn.').tagName, tell]).toEqual([null, 'P', undefined]);
  });

  it('ticks once a second by the browser\'s own clock', () => {
    vi.useFakeTimers({ now: 5_000 });
    render(<Countdown label="Until autumn" now={0} until={60_000} unitWords={{ days: 'd', hours: 'h', minutes: 'min', seconds: 's' }} />);
    expect(screen.getByRole('timer').textContent).toContain('55 s');
    act(() => vi.advanceTimersByTime(2_000));
    expect(screen.getByRole('timer').textContent).toContain('53 s');
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('breadcrumbs', () => {
  it('link every level but the page itself, and one without an address not at all', () => {
    render(<Breadcrumbs label="You are here" way={[{ title: 'Home', url: '/' }, { title: 'Women' }, { title: 'Jeans', url: '/jeans' }]} link={(url, attributes) => <a href={url} {...attributes} />} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
    expect([screen.getByText('Women'), screen.getByText('Jeans')].map((level) => level.getAttribute('aria-current'))).toEqual([null, 'page']);
  });
});

describe('a dialog', () => {
  it('opens and closes with its owner, and asks it before it goes', () => {
    const onClose = vi.fn();
    const dialog = (open: boolean) => <Dialog open={open} title="Remove?" closeLabel="Close" onClose={onClose} actions={<Button>Yes</Button>}>Gone for good.</Dialog>;
    const { rerender, container } = render(dialog(false));
    const element = container.querySelector('dialog')!;
    expect(element.open).toBe(false);
    rerender(dialog(true));
    expect(element.open).toBe(true);
    fireEvent(element, new Event('cancel', { cancelable: true }));
    expect([onClose.mock.calls.length, element.open]).toEqual([1, true]);
    rerender(dialog(false));
    expect(element.open).toBe(false);
  });
});
