import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSlot, fill, fillSlots } from './slot.tsx';

afterEach(() => {
  act(() => fillSlots(new Map()));
  cleanup();
});

const Heart = createSlot<{ of: string }>('Heart');

it('shows nothing until somebody fills it, and then hands on what it was given', () => {
  const { container } = render(<Heart of="jeans" />);
  expect(container.textContent).toBe('');
  act(() => fillSlots(new Map([fill(Heart, ({ of }) => <p>♥ {of}</p>)])));
  expect(screen.getByText('♥ jeans')).toBeTruthy();
});
