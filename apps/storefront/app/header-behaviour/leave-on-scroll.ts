/** Less than this, in px, is no decision to scroll. */
const decided = 8;

/**
 * Marks the header as away while the page is scrolled on, and takes the mark off as soon as it is scrolled back or near its top.
 * @param arrival what told that somebody came; a scroll is followed as well
 */
export function leaveOnScroll(header: HTMLElement, arrival: Event, signal: AbortSignal): void {
  let before = arrival.type === 'scroll' ? 0 : scrollY;
  const follow = () => {
    const moved = scrollY - before;
    if (Math.abs(moved) < decided) return;
    before = scrollY;
    header.toggleAttribute('data-away', moved > 0 && scrollY > 2 * header.offsetHeight);
  };
  follow();
  addEventListener('scroll', follow, { passive: true, signal });
}
