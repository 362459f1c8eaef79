import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSlot, fill, FillingsContext } from './slot.tsx';

afterEach(cleanup);

const Heart = createSlot<{ of: string }>('Heart');

it('shows nothing until somebody fills it, and then hands on what it was given', () => {
  const { container } = render(<Heart of="jeans" />);
  expect(container.textContent).toBe('');
  render(<FillingsContext value={new Map([fill(Heart, ({ of }) => <p>♥ {of}</p>)])}><Heart of="shirt" /></FillingsContext>);
  expect(screen.getByText('♥ shirt')).toBeTruthy();
});
