import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuantityField } from './QuantityField.tsx';

afterEach(cleanup);

/** A quantity whose shop answers at once, or never. */
function show({ start = 2, max = 5, answers = true, disabled = false } = {}) {
  const onChange = vi.fn();
  function Line() {
    const [value, setValue] = useState(start);
    const change = (quantity: number) => {
      onChange(quantity);
      if (answers) setValue(quantity);
    };
    return <QuantityField label="Quantity" value={value} max={max} onChange={change} decreaseLabel="One less" increaseLabel="One more" disabled={disabled} correctedText={(quantity) => `Set to ${quantity}: 1 to ${max} can be ordered.`} />;
  }
  render(<Line />);
  return onChange;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('a quantity', () => {
  it('goes one up and one down, and says the new one', () => {
    const onChange = show();
    press('One more');
    expect(screen.getByText('Quantity: 3').closest('[aria-live=polite]')).not.toBeNull();
    press('One less');
    expect(onChange.mock.calls).toEqual([[3], [2]]);
  });

  it('says what is so after a refusal, not what was asked for', async () => {
    render(<QuantityField label="Quantity" value={2} max={5} onChange={() => Promise.reject(new Error('refused'))} decreaseLabel="One less" increaseLabel="One more" />);
    press('One more');
    expect(screen.getByText('Quantity: 3')).toBeTruthy();
    expect(await screen.findByText('Quantity: 2')).toBeTruthy();
    expect(screen.queryByText('Quantity: 3')).toBeNull();
  });

  it('can be given to the controller of a form library: name, ref, blur and error', () => {
    const ref = createRef<HTMLInputElement>();
    const onBlur = vi.fn();
    render(<QuantityField ref={ref} name="pieces" onBlur={onBlur} error="Two at most" label="Quantity" value={2} max={5} onChange={() => {}} decreaseLabel="One less" increaseLabel="One more" />);
    fireEvent.blur(field());
    expect([ref.current, field().name, field().getAttribute('aria-invalid'), document.getElementById(field().getAttribute('aria-describedby')!)?.textContent]).toEqual([field(), 'pieces', 'true', 'Two at most']);
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('counts on from what was pressed while the shop has not answered yet', () => {
    const onChange = show({ answers: false });
    press('One more');
    press('One more');
    press('One less');
    expect(onChange.mock.calls).toEqual([[3], [4], [3]]);
  });

  it('is typed freely and asked for once: with Enter, or when the field is left', () => {
    const onChange = show({ answers: false });
    type('');
    type('4');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.blur(field());
    expect(onChange.mock.calls).toEqual([[4]]);
  });

  it('never sends the form around it', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(<form onSubmit={onSubmit}><QuantityField label="Pairs" value={1} max={5} onChange={() => {}} decreaseLabel="Less" increaseLabel="More" /></form>);
    expect(fireEvent.keyDown(screen.getByLabelText('Pairs'), { key: 'Enter' })).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([['abc', 2], ['', 2], ['2.5', 2], ['-3', 2], ['1e3', 2], ['0', 1], ['99', 5], ['99999999999999999999999', 5]])('is put right and says so when “%s” is typed', (typed, quantity) => {
    show();
    type(typed);
    fireEvent.blur(field());
    expect(field().value).toBe(String(quantity));
    expect(document.getElementById(field().getAttribute('aria-describedby')!)!.textContent).toBe(`Set to ${quantity}: 1 to 5 can be ordered.`);
  });

  it.each([[' 3 ', 3], ['٣', 3], ['۴', 4], ['04', 4]])('reads “%s”, in the digits of every script', (typed, quantity) => {
    const onChange = show();
    type(typed);
    fireEvent.blur(field());
    expect([onChange.mock.calls, field().value, field().getAttribute('aria-describedby')]).toEqual([[[quantity]], String(quantity), null]);
  });

  it('says at its upper end why there is no more, at its lower end does nothing, and keeps the focus at both', () => {
    const onChange = show({ start: 1, max: 1 });
    for (const name of ['One less', 'One more']) expect([screen.getByRole('button', { name }).getAttribute('aria-disabled'), screen.getByRole('button', { name }).hasAttribute('disabled')]).toEqual(['true', false]);
    press('One less');
    expect(field().getAttribute('aria-describedby')).toBeNull();
    press('One more');
    expect(screen.getByText('Set to 1: 1 to 1 can be ordered.')).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('comes down to what is left when less is there than was chosen', () => {
    const onChange = show({ start: 8, max: 3 });
    press('One less');
    expect(onChange.mock.calls).toEqual([[3]]);
  });

  it('follows the shop when that knows better', () => {
    const { rerender } = render(<QuantityField label="Quantity" value={4} max={5} onChange={() => {}} decreaseLabel="One less" increaseLabel="One more" />);
    rerender(<QuantityField label="Quantity" value={2} max={2} onChange={() => {}} decreaseLabel="One less" increaseLabel="One more" />);
    expect(field().value).toBe('2');
  });

  it('goes back to what is there when the shop says no, however soon that comes; a newer wish outlives the older answer', async () => {
    const answers: { refuse: () => void }[] = [];
    const onChange = () => new Promise<void>((_, reject) => answers.push({ refuse: () => reject(new Error('no')) }));
    render(<QuantityField label="Quantity" value={2} max={5} onChange={onChange} decreaseLabel="One less" increaseLabel="One more" />);
    press('One more');
    press('One more');
    await act(async () => answers[0]!.refuse());
    expect(field().value).toBe('4');
    await act(async () => answers[1]!.refuse());
    expect(field().value).toBe('2');
  });

  it('cannot be changed while it is switched off', () => {
    const onChange = show({ disabled: true });
    press('One more');
    expect([onChange.mock.calls.length, field().disabled]).toEqual([0, true]);
  });
});
