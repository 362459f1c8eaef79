/** Closes the menu when somebody goes on to a page, presses or goes elsewhere, so that nothing is in focus behind it; Escape closes one level and gives the focus back. */
export function closeMenu(menu: HTMLElement, signal: AbortSignal): void {
  const opened = () => [...menu.querySelectorAll<HTMLDetailsElement>('details[open]')];
  const close = () => opened().forEach((panel) => (panel.open = false));
  const onElsewhere = ({ target }: Event) => {
    if (!menu.contains(target as Node)) close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const last = key === 'Escape' && opened().at(-1);
    if (!last) return;
    last.open = false;
    last.querySelector('summary')?.focus();
  };
  addEventListener('keydown', onKey, { signal });
  addEventListener('pointerdown', onElsewhere, { signal });
  addEventListener('focusin', onElsewhere, { signal });
  addEventListener('popstate', close, { signal });
  menu.addEventListener('click', ({ target }) => void ((target as Element).closest('a') && close()), { signal });
}
