import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Boundary } from './Boundary.tsx';

const Bomb = () => {
  throw new Error('boom');
};
const Counter = () => {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

it('shows the fallback in the place of what throws, and says what was thrown', () => {
  const onError = vi.fn();
  render(<Boundary fallback="sorry" onError={onError}><Bomb /></Boundary>);
  expect(screen.getByText('sorry')).toBeTruthy();
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'boom' }));
});

it('tries again when it is about something else, and not before', () => {
  const { rerender } = render(<Boundary resetOn="one" fallback="sorry"><Bomb /></Boundary>);
  rerender(<Boundary resetOn="one" fallback="sorry">well</Boundary>);
  expect(screen.getByText('sorry')).toBeTruthy();
  rerender(<Boundary resetOn="two" fallback="sorry">well</Boundary>);
  expect(screen.getByText('well')).toBeTruthy();
});

it('keeps what is in it when it is about something else', () => {
  const { rerender } = render(<Boundary resetOn="one"><Counter /></Boundary>);
  const button = screen.getByRole('button');
  rerender(<Boundary resetOn="two"><Counter /></Boundary>);
  expect(screen.getByRole('button')).toBe(button);
});
