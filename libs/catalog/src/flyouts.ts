/** The flyouts of the catalogue, each loaded when it is opened. */
export const catalogFlyouts = {
  advancedSearch: () => import('./search/SearchFlyout.tsx'),
};
