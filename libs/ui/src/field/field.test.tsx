import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { RadioCard, RadioCards } from './RadioCards.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

/** What assistive technology reads after the name of a control. */
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean).map((id) => document.getElementById(id)?.textContent);

describe.each([
  ['a text field', (error?: string) => <TextField label="Postcode" hint="As on a letter" error={error} aria-describedby="more" />],
  ['a choice', (error?: string) => <SelectField label="Postcode" hint="As on a letter" error={error} aria-describedby="more"><option>10115</option></SelectField>],
])('%s', (_, field) => {
  it('is described by its hint, and by what is wrong first', () => {
    const { rerender } = render(<>{field()}<p id="more">For Berlin</p></>);
    const control = screen.getByLabelText('Postcode');
    expect([descriptionOf(control), control.getAttribute('aria-invalid')]).toEqual([['As on a letter', 'For Berlin'], null]);
    rerender(<>{field('Five digits')}<p id="more">For Berlin</p></>);
    expect([descriptionOf(control), control.getAttribute('aria-invalid')]).toEqual([['Five digits', 'As on a letter', 'For Berlin'], 'true']);
  });
});

describe('a text field', () => {
  it('takes everything an input takes, so that a form library can register it', () => {
    const ref = createRef<HTMLInputElement>();
    const onBlur = vi.fn();
    render(<TextField ref={ref} label="Email" id="email" name="email" autoComplete="email" onBlur={onBlur} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    fireEvent.blur(input);
    expect([ref.current, input.id, input.name, input.autocomplete]).toEqual([input, 'email', 'email', 'email']);
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('marks what may stay empty', () => {
    render(<TextField label="Company" optional="optional" />);
    expect(screen.getByLabelText('Company (optional)')).toBeTruthy();
  });

  it.each([{ inputMode: 'numeric' }, { inputMode: 'tel' }, { type: 'email' }] as const)('lets numbers and addresses run from left to right in every language: %o', (kind) => {
    render(<><TextField label="Value" {...kind} /><TextField label="Name" /></>);
    expect([screen.getByLabelText('Value').getAttribute('dir'), screen.getByLabelText('Name').getAttribute('dir')]).toEqual(['ltr', null]);
  });
});

it('a checkbox is named by all its words, links too, and says what is wrong', () => {
  const ref = createRef<HTMLInputElement>();
  render(<CheckboxField ref={ref} name="terms" label={<>I accept the <a href="/terms">terms</a></>} error="Please accept the terms" />);
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
  expect([ref.current, descriptionOf(box), box.getAttribute('aria-invalid')]).toEqual([box, ['Please accept the terms'], 'true']);
});

describe('a choice of cards', () => {
  it('names each card by its label and describes it by the rest, once', () => {
    render(
      <RadioCards legend="Delivery" error="Choose one">
        <RadioCard name="delivery" label="Home" detail="Tuesday" aside="£4.00" />
        <RadioCard name="delivery" label="Express" />
      </RadioCards>,
    );
    expect(descriptionOf(screen.getByRole('group', { name: 'Delivery' }))).toEqual(['Choose one']);
    expect([descriptionOf(screen.getByRole('radio', { name: 'Home' })), descriptionOf(screen.getByRole('radio', { name: 'Express' }))]).toEqual([['Tuesday', '£4.00'], []]);
  });
});

describe('a summary of errors', () => {
  const errors = [{ id: 'email', message: 'Enter your email' }, { message: 'Try again' }];

  it('takes the focus when it appears, not while it shrinks, and again at every attempt', () => {
    const { rerender } = render(<ErrorSummary title="Please look again" errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<ErrorSummary title="Please look again" errors={errors} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    (document.activeElement as HTMLElement).blur();
    rerender(<ErrorSummary title="Please look again" errors={errors.slice(1)} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<ErrorSummary key={2} title="Please look again" errors={errors.slice(1)} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('leads to each field, and just says what has none', () => {
    render(<><ErrorSummary title="Please look again" errors={errors} /><TextField id="email" label="Email" /></>);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Try again')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Enter your email' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });
});
