/** How a style differs from others of its cut: no two workshops grade, sew and wash alike. */
export interface Make {
  /** Of the measures of its cut: how wide and how long it is, and how wide its hem is besides. */
  wide: number;
  long: number;
  hem: number;
  /** How far denim has been worn. */
  wear: number;
  /** Of denim's stitching; the cloth's own when left out. */
  thread?: string;
  /** Of studs and rivets. */
  metal?: string;
  button?: string;
}

/** The first is the cut as it stands in the book. */
export const makes: readonly Make[] = [
  { wide: 1, long: 1, hem: 1, wear: 1 },
  { wide: 1.04, long: 0.985, hem: 1.05, wear: 0.25, thread: '#e9e2d3', metal: '#8f9194', button: '#6b4a32' },
  { wide: 0.97, long: 1.012, hem: 0.95, wear: 1.7, thread: '#8a5a2b', metal: '#b08d3c', button: '#24211f' },
  { wide: 1.02, long: 1, hem: 0.93, wear: 0.6, thread: '#39424f', metal: '#45423f', button: '#d9d0bf' },
  { wide: 0.985, long: 0.965, hem: 1.07, wear: 1.35, thread: '#c9862f', metal: '#8f9194', button: '#8a8178' },
  { wide: 1.05, long: 1.008, hem: 1, wear: 0, thread: '#b9b4aa', metal: '#6f5636', button: '#4a3a2c' },
  { wide: 0.96, long: 0.99, hem: 1.02, wear: 0.45, thread: '#c4512d', metal: '#a5753f', button: '#efe9dc' },
  { wide: 1.012, long: 0.955, hem: 0.97, wear: 1.5, thread: '#d8ccb0', metal: '#2f2d2b', button: '#5d6670' },
  { wide: 0.99, long: 1.015, hem: 1.09, wear: 0.85, thread: '#6d7a8c', metal: '#b08d3c', button: '#7a5b3a' },
];
