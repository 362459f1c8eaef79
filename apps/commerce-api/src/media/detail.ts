import { cloth, type ClothName } from './cloths.ts';
import type { CutName } from './cuts.ts';
import type { GarmentLook } from './garment.address.ts';
import { type Drape, drawMacro } from './macro.ts';
import { darker, inShade, lighter, lightness } from './tone.ts';
import { yarnsOf } from './yarns.ts';

const calm: Drape = [[0, -0.35], [0.2, 0.1], [0.34, 0.3], [0.48, -0.05], [0.62, -0.42], [0.72, 0.12], [0.86, 0.2], [1, -0.45]];
const flowing: Drape = [[0, -0.6], [0.1, 0.2], [0.2, 0.8], [0.3, -0.2], [0.38, -0.9], [0.5, 0.3], [0.58, 0.9], [0.68, -0.4], [0.76, -0.8], [0.88, 0.6], [1, -0.5]];

type Feature = 'rivet' | 'button' | 'rib' | 'edge' | 'zip' | 'none';

const featureOf: Partial<Record<CutName, Feature>> = {
  'jeans-straight': 'rivet', 'jeans-slim': 'rivet', 'jeans-wide': 'rivet', 'jeans-flared': 'rivet', 'skirt-mini': 'rivet', 'jacket-denim': 'button',
  shirt: 'button', overshirt: 'button', 'dress-shirt': 'button', cardigan: 'button', blazer: 'button', coat: 'button', chinos: 'button', 'trousers-pleated': 'button', shorts: 'button',
  tee: 'rib', 'tee-oversized': 'rib', 'tee-long': 'rib', tank: 'rib', 'knit-crew': 'rib', 'knit-roll': 'rib', sweatshirt: 'rib', hoodie: 'rib', beanie: 'rib',
  'jacket-bomber': 'zip', parka: 'zip', sneaker: 'edge', boot: 'edge', 'bag-tote': 'edge', 'bag-crossbody': 'edge', belt: 'edge', cap: 'edge',
};

/** The cloth of a garment from near, with the part that says how it is made. */
export function drawDetail({ cut, hex, cloth: name }: GarmentLook): string {
  const soft = name === 'satin';
  const macro = drawMacro({ cloth: name, hex, width: 900, height: 1200, drape: soft ? flowing : calm, lean: soft ? 24 : 14 });
  const feature = features[featureOf[cut] ?? 'none'](hex, name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200"><defs>${macro.definitions}${feature.definitions ?? ''}<filter id="s" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="14"/></filter></defs>${macro.cloth}${feature.laid ?? ''}${macro.light}${feature.fixed ?? ''}</svg>`;
}

/** What is laid on the cloth and shares its light, and what is fixed on top. */
interface DrawnFeature {
  definitions?: string;
  laid?: string;
  fixed?: string;
}

const features: Record<Feature, (hex: string, name: ClothName) => DrawnFeature> = {
  none: () => ({}),
  rivet: (hex, name) => ({
    laid: layer(hex, name, 'M-20 470C200 560 420 540 560 380S760 60 780 -20H-20Z'),
    fixed: sewn(hex, name, 'M-20 425C190 510 390 496 522 350S716 60 736 -20M-20 360C170 440 350 430 466 310S648 60 668 -20') + metal(620, 640, 54, '#b97f4e'),
  }),
  button: (hex, name) => ({
    laid: layer(hex, name, 'M-20 -20H560V1220H-20Z'),
    fixed: sewn(hex, name, 'M505 -20V1220') + (name === 'denim' ? metal(300, 600, 92, '#b08a5e') : horn(300, 600, lightness(`#${hex}`) > 0.5 && name !== 'wool' ? '#ece7db' : '#3a302a')),
  }),
  rib: (hex) => {
    const { size, repeat } = yarnsOf('rib', hex);
    return {
      definitions: `<pattern id="r" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse" patternTransform="rotate(4)">${repeat}</pattern>`,
      laid: `<path d="M-20 812Q450 760 920 824" stroke="${inShade(`#${hex}`, 0.4)}" stroke-opacity=".6" stroke-width="34" fill="none" filter="url(#s)"/><path d="M-30 820Q450 768 930 832V1230H-30Z" fill="url(#r)" filter="url(#w)"/><path d="M-20 822Q450 770 920 834" stroke="${inShade(`#${hex}`, 0.3)}" stroke-width="5" fill="none"/>`,
    };
  },
  edge: (hex, name) => ({ laid: layer(hex, name, 'M-30 700Q420 640 930 300V-30H-30Z'), fixed: sewn(hex, name, 'M-20 646Q400 590 900 250M-20 600Q390 546 880 210') }),
  zip: (hex, name) => ({
    laid: layer(hex, name, 'M-30 -30H372V1230H-30Z'),
    fixed: `<path d="M400 0V1200" stroke="${darker(hex, 0.5)}" stroke-width="96"/><path d="M384 0V1200" stroke="#b9b5ad" stroke-width="42" stroke-dasharray="15 13"/><path d="M416 14V1200" stroke="#d7d3cb" stroke-width="42" stroke-dasharray="15 13"/><path d="M352 516h96l-14 120h-68Z" fill="#c9c5bd" stroke="#6d6962" stroke-width="4"/><path d="M376 606h48l12 240q-36 28-72 0Z" fill="#dedad2" stroke="#6d6962" stroke-width="4"/><path d="M392 790q8 10 16 0" stroke="#6d6962" stroke-width="5" fill="none"/>`,
  }),
};

/** A second layer of the cloth on the first, with the shadow of its edge. */
const layer = (hex: string, name: ClothName, d: string): string =>
  `<path d="${d}" fill="${inShade(`#${hex}`, 0.6)}" opacity=".75" filter="url(#s)" transform="translate(12 16)"/><g filter="url(#w)"><path d="${d}" fill="url(#y)"/>${name === 'stripe' || name === 'check' ? `<path d="${d}" fill="url(#z)"/>` : ''}</g><path d="${d}" fill="none" stroke="${lighter(`#${hex}`, 0.35)}" stroke-opacity=".5" stroke-width="3"/>`;

function sewn(hex: string, name: ClothName, d: string): string {
  const { thread } = cloth(name, hex);
  const stroke = (colour: string, width: number, more: string) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="46 26"${more}/>`;
  return stroke('#000', 15, ' opacity=".35" transform="translate(3 6)"') + stroke(darker(thread, 0.2), 12, '') + stroke(lighter(thread, 0.25), 5, ' transform="translate(-1 -2)" opacity=".8"');
}

const metal = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${x + 6}" cy="${y + 12}" r="${radius + 4}" opacity=".45" filter="url(#s)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" stroke="${darker(colour, 0.4)}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${radius * 0.72}" fill="none" stroke="${darker(colour, 0.25)}" stroke-width="${radius * 0.1}"/><circle cx="${x}" cy="${y}" r="${radius * 0.3}" fill="${darker(colour, 0.2)}"/><path d="M${x - radius * 0.62} ${y - radius * 0.5}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${x + radius * 0.2} ${y - radius * 0.78}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${radius * 0.12}" stroke-linecap="round"/>`;

const horn = (x: number, y: number, colour: string): string =>
  `<circle cx="${x + 8}" cy="${y + 16}" r="104" opacity=".45" filter="url(#s)"/><circle cx="${x}" cy="${y}" r="100" fill="${colour}" stroke="${darker(colour, 0.3)}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="70" fill="${darker(colour, 0.06)}" stroke="${darker(colour, 0.22)}" stroke-width="5"/><path d="M${x - 84} ${y - 30}A90 90 0 0 1 ${x - 10} ${y - 88}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"/>` +
  [[-22, -22], [22, -22], [-22, 22], [22, 22]].map(([dx, dy]) => `<circle cx="${x + dx!}" cy="${y + dy!}" r="11" fill="${darker(colour, 0.7)}"/>`).join('') +
  `<path d="M${x - 22} ${y - 22}L${x + 22} ${y + 22}M${x + 22} ${y - 22}L${x - 22} ${y + 22}" stroke="${lighter(colour, 0.3)}" stroke-width="11" stroke-linecap="round"/>`;
