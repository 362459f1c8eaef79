import { expect, test, vi } from 'vitest';
import { requireNode } from './node-version.mjs';

test.each(['18.20.0', '20.18.3'])('Node %s is refused in one sentence', (version) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  requireNode(version);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`This is Node ${version}; Selvedge needs Node 20.19 or newer.`));
  expect(exit).toHaveBeenCalledWith(1);
  vi.restoreAllMocks();
});

test.each(['20.19.0', '22.0.0', '24.21.0'])('Node %s is good enough', (version) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  requireNode(version);
  expect(exit).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
