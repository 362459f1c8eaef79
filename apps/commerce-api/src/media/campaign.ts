import type { ClothName } from './cloths.ts';
import { type Drape, drawMacro } from './macro.ts';
import { darker } from './tone.ts';

interface Scene {
  cloth: ClothName;
  hex: string;
  drape: Drape;
  lean: number;
  zoom: number;
  /** What gives the picture its point. */
  accent?: (width: number, height: number) => string;
}

const long: Drape = [[0, -1], [0.12, -0.4], [0.24, 0.35], [0.33, -0.1], [0.44, -0.9], [0.5, -0.5], [0.6, 0.5], [0.68, 0.1], [0.79, -0.85], [0.9, 0.2], [1, -0.9]];
const deep: Drape = [[0, -0.9], [0.08, 0.1], [0.17, 0.7], [0.26, -0.6], [0.33, -1], [0.42, 0.3], [0.5, 0.85], [0.58, -0.5], [0.66, -1], [0.75, 0.4], [0.82, 0.6], [0.92, -0.7], [1, -1]];
const quiet: Drape = [[0, -0.5], [0.25, 0.2], [0.4, 0.4], [0.56, -0.1], [0.7, -0.5], [0.82, 0], [0.92, 0.25], [1, -0.6]];

/** Campaign pictures by name: cloth itself, in low light. */
const scenes: Record<string, Scene> = {
  denim: { cloth: 'denim', hex: '1f2c50', drape: long, lean: 12, zoom: 0.75, accent: selvedge },
  knit: { cloth: 'knit', hex: 'd2c4ab', drape: long, lean: 20, zoom: 1.3 },
  wool: { cloth: 'wool', hex: '4b4d50', drape: deep, lean: 28, zoom: 0.5 },
  jersey: { cloth: 'jersey', hex: '232325', drape: deep, lean: 18, zoom: 0.8, accent: acidFold },
  poplin: { cloth: 'stripe', hex: '8fb2d2', drape: quiet, lean: 24, zoom: 0.8 },
  satin: { cloth: 'satin', hex: '5a3450', drape: deep, lean: 30, zoom: 1 },
};

const formats: Record<string, [width: number, height: number]> = { wide: [1600, 900], tall: [1200, 1600] };

export const campaignNames = Object.keys(scenes);

/** A campaign picture by its name and file, for example `denim` and `wide.svg`; nothing for one that does not exist. */
export function drawCampaign(name: string, file: string): string | undefined {
  const scene = Object.hasOwn(scenes, name) ? scenes[name] : undefined;
  const format = /^(wide|tall)\.svg$/.exec(file)?.[1];
  if (!scene || !format) return undefined;
  const [width, height] = formats[format]!;
  const { definitions, cloth, light } = drawMacro({ ...scene, width, height });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions}${SOFT}${VIGNETTE}</defs>${cloth}${scene.accent?.(width, height) ?? ''}${light}<rect width="${width}" height="${height}" fill="url(#q)"/></svg>`;
}

const SOFT = '<filter id="s" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="22"/></filter>';
/** Darker below and at the sides, where words stand. */
const VIGNETTE = '<radialGradient id="q" cx=".6" cy=".4" r=".85"><stop offset=".4" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/></radialGradient>';

/** The self-finished edge: white yarn, one red thread, and beyond it the next layer of cloth. */
function selvedge(width: number, height: number): string {
  const at = width * 0.74;
  const band = (from: number, to: number, colour: string, dash: string) => `<path d="M${at + (from + to) / 2} -40V${height + 40}" stroke="${colour}" stroke-width="${to - from}" stroke-dasharray="${dash}"/>`;
  return (
    `<path d="M${at + 106} -40V${height + 40}" stroke="#0b1020" stroke-width="90" opacity=".8" filter="url(#s)"/>` +
    `<g filter="url(#w)"><rect x="${at}" y="-40" width="84" height="${height + 80}" fill="#c9c6bd"/>${band(0, 84, '#f2efe7', '11 3')}${band(50, 62, darker('b3262a', 0.35), '30 0')}${band(50, 62, '#c32f2f', '13 3')}` +
    `<path d="M${at + 84} -40V${height + 40}" stroke="#e9e6dd" stroke-width="13" stroke-dasharray="4 9"/></g>`
  );
}

/** One fold of acid yellow between the black ones. */
function acidFold(width: number, height: number): string {
  const d = `M${width * 0.52} -40C${width * 0.46} ${height * 0.3} ${width * 0.7} ${height * 0.6} ${width * 0.56} ${height + 40}H${width * 0.76}C${width * 0.86} ${height * 0.64} ${width * 0.6} ${height * 0.34} ${width * 0.7} -40Z`;
  return `<path d="${d}" fill="#000" filter="url(#s)" transform="translate(24 10)" opacity=".8"/><g filter="url(#w)"><path d="${d}" fill="url(#y)"/><path d="${d}" fill="#e2ea3e" opacity=".93"/></g>`;
}
