/** CSS colour of a colour facet's swatch (CAT-134, CAT-135); an unknown name shows none. */
export const colourSwatches: Readonly<Record<string, string>> = {
  black: '#111317', white: '#ffffff', offwhite: '#f4f0e6', grey: '#8d9096', silver: '#c4c8cc', gold: '#c9a24b', beige: '#d9c8a9',
  sand: '#cdb891', brown: '#6b4a32', camel: '#b98a56', khaki: '#8a8560', olive: '#66683c', green: '#2f6b45', mint: '#a9d8c0',
  turquoise: '#3fb5b3', petrol: '#17555f', blue: '#2d5da8', lightblue: '#a5c6e8', navy: '#1b2747', purple: '#5f3a80',
  lilac: '#c0a8d8', pink: '#e79bb6', rose: '#d8a7a0', red: '#b3202c', bordeaux: '#5e1a28', orange: '#dd7a2b', yellow: '#e8c53d',
  multi: 'conic-gradient(#b3202c, #e8c53d, #2f6b45, #2d5da8, #5f3a80, #b3202c)',
};

/** The swatch of a facet value such as `light-blue`, however it is written. */
export const swatchOf = (value: string): string | undefined => colourSwatches[value.toLowerCase().replaceAll(/[^a-z]/g, '')];
