/** How long a mouse rests on an entry before its panel opens, and how long it may be away, in ms. */
const rest = 140;
const grace = 280;

const bar = matchMedia('(min-width: 1100px)');

/**
 * Opens the panel of the bar's entry that a mouse rests on, and closes it when the mouse has left. A press on what is open by
 * that keeps it open.
 * @param arrival what told that somebody came
 */
export function openOnHover(nav: HTMLElement, arrival: Event, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLDetailsElement | undefined;
  const later = (wait: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  const closeHovered = () => {
    if (hovered) hovered.open = false;
    hovered = undefined;
  };
  const onMove = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !bar.matches) return;
    const panel = (target as Element).closest<HTMLDetailsElement>('details[name=menu]') ?? undefined;
    later(rest, () => {
      if (panel?.open) return;
      closeHovered();
      if (panel) panel.open = true;
      hovered = panel;
    });
  };
  const onPress = (event: MouseEvent) => {
    const summary = (event.target as Element).closest('summary');
    clearTimeout(timer);
    if (!summary || summary.parentElement !== hovered) return;
    event.preventDefault();
    hovered = undefined;
  };
  nav.addEventListener('pointerover', onMove, { signal });
  nav.addEventListener('pointerleave', () => later(grace, closeHovered), { signal });
  nav.addEventListener('click', onPress, { signal });
  // What somebody has closed does not open again under a mouse that still rests there, but by the next press.
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    clearTimeout(timer);
    hovered = undefined;
  };
  addEventListener('keydown', onKey, { signal });
  if (arrival instanceof PointerEvent) onMove(arrival);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
