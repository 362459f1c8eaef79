const white = '#ffffff';
const black = '#111317';

export interface ColourSwatch {
  /** CSS background of the checkbox. */
  colour: string;
  /** CSS colour of the check mark on it. */
  check: string;
}

const swatches = (check: string, colours: Record<string, string>) => Object.entries(colours).map(([name, colour]) => [name, { colour, check }] as const);

/** The colours that a colour facet knows (CAT-134, CAT-135), by their names without spaces and signs. */
export const colourSwatches: ReadonlyMap<string, ColourSwatch> = new Map([
  ...swatches(black, {
    white: '#ffffff', offwhite: '#f4f0e6', grey: '#8d9096', silver: '#c4c8cc', gold: '#c9a24b', beige: '#d9c8a9', sand: '#cdb891', camel: '#b98a56', mint: '#a9d8c0', turquoise: '#3fb5b3',
    lightblue: '#a5c6e8', lilac: '#c0a8d8', pink: '#e79bb6', rose: '#d8a7a0', orange: '#dd7a2b', yellow: '#e8c53d',
  }),
  ...swatches(white, {
    black: '#111317', brown: '#6b4a32', khaki: '#7d7853', olive: '#66683c', green: '#2f6b45', petrol: '#17555f', blue: '#2d5da8', navy: '#1b2747', purple: '#5f3a80', red: '#b3202c', bordeaux: '#5e1a28',
    multi: 'conic-gradient(#b3202c, #b8860b, #2f6b45, #2d5da8, #5f3a80, #b3202c)',
  }),
]);

/** The swatch of a facet value such as `light-blue`, however it is written; none for a name that nobody knows. */
export const swatchOf = (value: string): ColourSwatch | undefined => colourSwatches.get(value.toLowerCase().replaceAll(/[^a-z]/g, ''));
