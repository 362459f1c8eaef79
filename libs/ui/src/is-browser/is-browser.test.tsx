import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useIsBrowser } from './is-browser.ts';

it('is the browser after the server and the first render, which are of one mind', () => {
  const seen = vi.fn();
  function Place() {
    const isBrowser = useIsBrowser();
    seen(isBrowser);
    return isBrowser ? 'browser' : 'server';
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Place />);
  expect(container.textContent).toBe('server');
  const onRecoverableError = vi.fn();
  render(<Place />, { container, hydrate: true, onRecoverableError });
  expect(container.textContent).toBe('browser');
  expect(seen.mock.calls).toEqual([[false], [false], [true]]);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
