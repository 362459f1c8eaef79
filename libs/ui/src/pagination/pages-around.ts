export interface PageSpot {
  page: number;
  /** How far from the current page; what a narrow screen hides. */
  distance: number;
  /** Pages are left out before it. */
  gap: boolean;
}

/** Links on either side of the current page by screen: mobile 1, tablet 2, laptop 3, wide 5 (CAT-155…160). */
export const widestBuffer = 5;

/** The pages that pagination links: first, last, and those around the current one (CAT-160). */
export function pagesAround(current: number, last: number): PageSpot[] {
  const spots: PageSpot[] = [];
  let before = 0;
  for (let page = 1; page <= last; page++) {
    const distance = Math.abs(page - current);
    if (page !== 1 && page !== last && distance > widestBuffer) continue;
    spots.push({ page, distance, gap: page - before > 1 });
    before = page;
  }
  return spots;
}
