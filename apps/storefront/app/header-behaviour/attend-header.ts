import { closeMenu } from './close-menu.ts';
import { leaveOnScroll } from './leave-on-scroll.ts';
import { openOnHover } from './open-on-hover.ts';

const attended = new WeakSet<HTMLElement>();

/**
 * What the header does by itself, from when it is needed until `signal`.
 * @param arrival what told that it is needed
 */
export function attendHeader(header: HTMLElement, arrival: Event, signal: AbortSignal): void {
  if (signal.aborted || attended.has(header)) return;
  attended.add(header);
  const menu = header.querySelector('nav')!;
  leaveOnScroll(header, arrival, signal);
  openOnHover(menu, arrival, signal);
  closeMenu(menu, signal);
}
