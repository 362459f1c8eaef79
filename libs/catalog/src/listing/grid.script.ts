import { gridDevices, gridStorageKey } from './grid.rules.ts';

const offers = JSON.stringify(Object.fromEntries(gridDevices.map(({ name, offers }) => [name, offers])));

/**
 * Stands in the head of a document with a grid of tiles (`data-grid`), which is the same for everyone: says how many tiles this shopper
 * wants in a row before the first of them is painted, so that nothing jumps. A sheet of its own, because the document is React's.
 * Whatever is wrong with what was kept, the grid is as usual; whoever has kept nothing pays for nothing.
 */
export const gridScript = `try{const k=JSON.parse(localStorage.getItem('${gridStorageKey}'));if(k){const o=${offers},s=new CSSStyleSheet;s.replaceSync(':root{'+Object.keys(o).filter(d=>o[d].includes(k[d])).map(d=>'--kept-'+d+':'+k[d]).join(';')+'}');document.adoptedStyleSheets.push(s)}}catch{}`;
