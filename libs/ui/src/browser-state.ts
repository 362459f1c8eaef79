import { useSyncExternalStore } from 'react';

/** What only this browser knows, outside of every tree of components: anybody may change it, and whoever uses it is drawn anew. */
export interface BrowserState<Value> {
  readonly value: Value;
  change(next: (value: Value) => Value): void;
  use(): Value;
}

/** @param start also what the server draws with */
export function browserState<Value>(start: Value): BrowserState<Value> {
  let value = start;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get value() {
      return value;
    },
    change(next) {
      const before = value;
      value = next(value);
      if (value !== before) for (const listener of [...listeners]) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => value, () => start),
  };
}
