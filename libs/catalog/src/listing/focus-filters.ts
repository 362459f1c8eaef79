/** Takes the focus to the button of the filters: what was pressed is about to leave the page, and the focus would be lost with it. */
export const focusFilters = (): void => document.querySelector<HTMLElement>('summary[aria-haspopup=dialog]')?.focus({ preventScroll: true });
