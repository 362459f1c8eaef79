/** How much of a tile has to be in view, and for how long in ms, for it to count as seen. */
const enough = 0.5;
const longEnough = 1_000;

/**
 * Tells of each element that half of it has been in view for a second without a break, once. Time in a tab that nobody looks at does
 * not count.
 * @returns ends it
 */
export function watchImpressions(elements: Iterable<Element>, onSeen: (element: Element) => void): () => void {
  const inView = new Map<Element, ReturnType<typeof setTimeout> | undefined>();
  const observer = new IntersectionObserver((entries) => entries.forEach(({ target, intersectionRatio }) => (intersectionRatio >= enough ? look(target) : lookAway(target))), { threshold: enough });

  function look(element: Element) {
    clearTimeout(inView.get(element));
    inView.set(element, document.hidden ? undefined : setTimeout(seen, longEnough, element));
  }
  function lookAway(element: Element) {
    clearTimeout(inView.get(element));
    inView.delete(element);
  }
  function seen(element: Element) {
    lookAway(element);
    observer.unobserve(element);
    onSeen(element);
  }
  const onVisibility = () => [...inView.keys()].forEach(look);

  for (const element of elements) observer.observe(element);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', onVisibility);
    [...inView.keys()].forEach(lookAway);
  };
}
