let letters = '';
let listening = new AbortController();

/** Keeps what is typed from now on, for a field that is still on its way. */
export function keepTyping(): void {
  endTyping();
  listening = new AbortController();
  addEventListener('keydown', keep, { signal: listening.signal });
}

/** What was typed ahead. */
export const typedAhead = (): string => letters;

/** Somebody else listens now, or nobody will. */
export function endTyping(): void {
  listening.abort();
  letters = '';
}

function keep(event: KeyboardEvent) {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || (target as Element).matches('input, textarea, select, [contenteditable]')) return;
  if (key === 'Backspace') letters = letters.slice(0, -1);
  else if (key.length === 1) letters += key;
  else return;
  // A space would scroll the page.
  event.preventDefault();
}
