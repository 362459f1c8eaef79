import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { browserState } from './browser-state.ts';

it('draws anew whoever uses it, and nobody for a change that changes nothing', () => {
  const pieces = browserState(1);
  let drawn = 0;
  function Pieces() {
    drawn++;
    return <output>{pieces.use()}</output>;
  }
  render(<><Pieces /><Pieces /></>);
  act(() => pieces.change((value) => value + 1));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['2', '2']);
  const before = drawn;
  act(() => pieces.change((value) => value));
  expect(drawn).toBe(before);
});

it('is what it was at the start wherever the server draws', () => {
  const pieces = browserState(1);
  const Pieces = () => pieces.use();
  pieces.change(() => 7);
  expect([pieces.value, renderToString(<Pieces />)]).toEqual([7, '1']);
});
