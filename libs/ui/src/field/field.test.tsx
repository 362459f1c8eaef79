import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';
import { DateField } from './DateField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { RadioCard, RadioCards } from './RadioCards.tsx';
import { RadioField } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { Tile } from './Tiles.tsx';

afterEach(cleanup);

/** What a form library spreads on a field. */
interface Given<Control> {
  ref: Ref<Control>;
  name: string;
  onChange: () => void;
  onBlur: () => void;
}

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

describe.each([
  ['several lines of text', (given: Given<HTMLTextAreaElement>) => <TextAreaField label="Value" {...given} />],
  ['a password', (given: Given<HTMLInputElement>) => <PasswordField label="Value" showLabel="Show" hideLabel="Hide" {...given} />],
  ['a telephone number', (given: Given<HTMLInputElement>) => <PhoneField label="Value" dialCode={{ label: 'Code', codes: [] }} {...given} />],
  ['a day', (given: Given<HTMLInputElement>) => <DateField label="Value" wrong={{ incomplete: 'Day, month and year' }} {...given} />],
  ['one line of a group', (given: Given<HTMLInputElement>) => <RadioField label="Value" {...given} />],
  ['a choice', (given: Given<HTMLSelectElement>) => <SelectField label="Value" {...given}><option>x</option></SelectField>],
  ['a tile', (given: Given<HTMLInputElement>) => <Tile label="Value" {...given} />],
] as [string, (given: Given<never>) => ReactElement][])('%s', (_, field) => {
  it('can be registered with a form library: name, ref, change and blur', () => {
    const ref = createRef<HTMLInputElement>();
    const [onChange, onBlur] = [vi.fn(), vi.fn()];
    render(field({ ref, name: 'value', onChange, onBlur } as unknown as Given<never>));
    const control = screen.getByLabelText<HTMLInputElement>('Value');
    expect([ref.current, control.name]).toEqual([control, 'value']);
    if (control.type === 'radio') fireEvent.click(control);
    else fireEvent.change(control, { target: { value: control.type === 'date' ? '2026-02-28' : 'x' } });
    fireEvent.blur(control);
    expect([onChange, onBlur].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

it('half a date is said to be one when the field is left, though its value is empty', () => {
  render(<DateField label="Day" wrong={{ incomplete: 'Day, month and year' }} />);
  const field = screen.getByLabelText<HTMLInputElement>('Day');
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  fireEvent.blur(field);
  expect([descriptionOf(field), field.getAttribute('aria-invalid')]).toEqual([['Day, month and year'], 'true']);
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
    expect(screen.queryByRole('group')).toBeNull();
    rerender(<ErrorSummary title="Please look again" errors={errors} />);
    expect(document.activeElement).toBe(screen.getByRole('group'));
    (document.activeElement as HTMLElement).blur();
    rerender(<ErrorSummary title="Please look again" errors={errors.slice(1)} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<ErrorSummary key={2} title="Please look again" errors={errors.slice(1)} />);
    expect(document.activeElement).toBe(screen.getByRole('group'));
  });

  it('leads to each field, and just says what has none', () => {
    render(<><ErrorSummary title="Please look again" errors={errors} /><TextField id="email" label="Email" /></>);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Try again')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Enter your email' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });
});
