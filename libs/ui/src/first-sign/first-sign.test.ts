import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onFirstSign } from './first-sign.ts';

it.each([['a pointer', () => fireEvent.pointerOver(document.body)], ['a finger', () => fireEvent.touchStart(document.body)], ['a key', () => fireEvent.keyDown(document.body)], ['scrolling', () => fireEvent.scroll(document)]])('hears of %s, once', (_, sign) => {
  const then = vi.fn();
  onFirstSign(then);
  expect(then).not.toHaveBeenCalled();
  sign();
  sign();
  expect(then).toHaveBeenCalledOnce();
});

it('hears nothing any more when it is told to stop', () => {
  const then = vi.fn();
  onFirstSign(then)();
  fireEvent.keyDown(document.body);
  expect(then).not.toHaveBeenCalled();
});
