const PREFIX = 'checkout.';

/** The tab's own storage: gone with the tab, and never there on the server or where the browser forbids it. */
function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed in a step, so that back, forward, reload and a failed call lose nothing. */
export function keepDraft(name: string, values: unknown): void {
  try {
    storage()?.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // A full storage costs the draft and not the purchase.
  }
}

/** What was typed before, put over what the form would begin with; whatever does not fit its shape is left out. */
export function withDraft<Values>(name: string, initial: Values): Values {
  try {
    return filled(initial, JSON.parse(storage()?.getItem(PREFIX + name) ?? 'null')) as Values;
  } catch {
    return initial;
  }
}

function filled(initial: unknown, draft: unknown): unknown {
  if (typeof initial !== typeof draft || draft === null) return initial;
  if (typeof initial !== 'object' || initial === null) return draft;
  return Object.fromEntries(Object.entries(initial).map(([key, value]) => [key, filled(value, (draft as Record<string, unknown>)[key])]));
}

/** Forgets the draft of a step, for the basket has it now. */
export function forgetDraft(name: string): void {
  try {
    storage()?.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept either.
  }
}

/** Forgets everything that was typed in the checkout, for the order is placed. */
export function forgetDrafts(): void {
  for (const key of Object.keys(storage() ?? {})) if (key.startsWith(PREFIX)) forgetDraft(key.slice(PREFIX.length));
}
