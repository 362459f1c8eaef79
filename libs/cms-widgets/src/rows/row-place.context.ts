import { createContext } from 'react';

/** Where a widget's row stands. */
export interface RowPlace {
  /** Widgets side by side on a wide screen. */
  columns: number;
  /** In view when the page opens. */
  opensPage: boolean;
}

/** For widgets with large pictures: how wide they are and whether they come first. */
export const RowPlaceContext = createContext<RowPlace>({ columns: 1, opensPage: false });
