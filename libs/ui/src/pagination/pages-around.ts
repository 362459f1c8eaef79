export interface PageSpot {
  page: number;
  /** How far from the current page; what a narrow screen hides. */
  distance: number;
}

export interface PageGap {
  /** Pages are left out here by a screen that shows fewer than so many on either side of the current one. */
  gap: number;
}

/** Links on either side of the current page by screen: mobile 1, tablet 2, laptop 3, wide 5 (CAT-155…160). */
export const widestBuffer = 5;

/** The pages that pagination links: first, last, and those around the current one (CAT-160); and where some are left out. */
export function pagesAround(current: number, last: number): (PageSpot | PageGap)[] {
  const spots: (PageSpot | PageGap)[] = [];
  for (let page = 1; page <= last; page++) {
    const distance = Math.abs(page - current);
    if (page === last && last - current > 2) spots.push({ gap: last - current - 1 });
    if (page === 1 || page === last || distance <= widestBuffer) spots.push({ page, distance });
    if (page === 1 && current > 3) spots.push({ gap: current - 2 });
  }
  return spots;
}
