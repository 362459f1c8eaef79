import type { ClothName } from './cloths.ts';
import { inShade, lighter, lightness } from './tone.ts';
import { yarnsOf } from './yarns.ts';

/** Long folds across a picture: where from left to right (0 to 1) how dark (down to -1) or light (up to 1) it is. */
export type Drape = [place: number, light: number][];

export interface Macro {
  cloth: ClothName;
  /** Six hexadecimal digits. */
  hex: string;
  width: number;
  height: number;
  drape: Drape;
  /** How far the folds lean, in degrees. */
  lean: number;
  /** How much nearer than life the yarns are. */
  zoom?: number;
}

/** Lets yarns and folds waver, so that nothing looks ruled; leather gets its grain from light on a rough ground. */
const filters = (cloth: ClothName, shadow: string) =>
  '<filter id="w" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="7"/></filter>' +
  '<filter id="f" color-interpolation-filters="sRGB" x="-.1" y="-.1" width="1.2" height="1.2"><feTurbulence type="fractalNoise" baseFrequency=".0016 .0011" numOctaves="2" seed="8" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="280"/><feGaussianBlur stdDeviation="14"/></filter>' +
  (cloth === 'leather'
    ? `<filter id="g" x="0" y="0" width="1" height="1"><feTurbulence type="turbulence" baseFrequency=".028" numOctaves="4" seed="3"/><feDiffuseLighting surfaceScale="2.6" lighting-color="#fff"><feDistantLight azimuth="230" elevation="58"/></feDiffuseLighting><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2 0 0 0 1.8"/></filter>`
    : `<filter id="g" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${cloth === 'wool' ? '.32 .2' : '.7 .5'}" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 ${channel(shadow, 0)} 0 0 0 0 ${channel(shadow, 1)} 0 0 0 0 ${channel(shadow, 2)} 0 0 0 1.5 -.56"/></filter>`);

const channel = (hex: string, place: number) => (parseInt(hex.slice(1 + place * 2, 3 + place * 2), 16) / 255).toFixed(2);

/** Between dark and light the cloth has its own colour for a moment. */
const crossings = (drape: Drape): Drape =>
  drape.flatMap(([place, value], at): Drape => {
    const next = drape[at + 1];
    return next && value * next[1] < 0 ? [[place, value], [place + (next[0] - place) * (value / (value - next[1])), 0]] : [[place, value]];
  });

/** Cloth that fills a picture: what it needs, the cloth itself, and the light and grain that lie on it and on all that is laid on it. */
export interface MacroDrawing {
  definitions: string;
  cloth: string;
  light: string;
}

export function drawMacro({ cloth, hex, width, height, drape, lean, zoom = 1 }: Macro): MacroDrawing {
  const { size, turn, repeat, woven } = yarnsOf(cloth, hex);
  const dye = `#${hex}`;
  const pale = lightness(dye) > 0.6;
  const shadow = inShade(dye, pale ? 0.4 : 0.28);
  const light = lighter(dye, lightness(dye) < 0.2 ? 0.35 : 0.6);
  const strength = cloth === 'satin' ? 0.9 : cloth === 'leather' || cloth === 'nylon' ? 0.75 : 0.7;
  const stop = (place: number, value: number, colour: string) => `<stop offset="${Number(place.toFixed(3))}" stop-color="${colour}" stop-opacity="${Number((Math.abs(value) * strength * (value < 0 ? 1 : 0.6)).toFixed(2))}"/>`;
  const stops = crossings(drape).map(([place, value], at, all) => (value === 0 ? [all[at - 1], all[at + 1]].flatMap((side) => (side ? [stop(place, 0, side[1] < 0 ? shadow : light)] : [])).join('') : stop(place, value, value < 0 ? shadow : light))).join('');
  const reach = Math.hypot(width, height) + 300;
  const pattern = (id: string, [across, down]: [number, number], content: string, more: string) => `<pattern id="${id}" width="${across}" height="${down}" patternUnits="userSpaceOnUse" patternTransform="${more}">${content}</pattern>`;
  // Larger than the picture, because wavering edges would show its ground.
  const whole = `x="-30" y="-30" width="${width + 60}" height="${height + 60}"`;
  return {
    definitions:
      pattern('y', size, repeat, `rotate(${turn})scale(${zoom})`) + (woven ? pattern('z', woven.size, woven.repeat, `scale(${zoom})`) : '') + `<linearGradient id="h">${stops}</linearGradient>` + filters(cloth, shadow),
    cloth: `<g filter="url(#w)"><rect ${whole} fill="url(#y)"/>${woven ? `<rect ${whole} fill="url(#z)"/>` : ''}</g>`,
    light:
      `<rect ${whole} filter="url(#g)" opacity="${{ leather: 0.55, wool: 0.7, satin: 0.12, nylon: 0.2 }[cloth as string] ?? 0.38}"/>` +
      `<g transform="rotate(${lean} ${width / 2} ${height / 2})"><rect x="${Math.round((width - reach) / 2)}" y="${Math.round((height - reach) / 2)}" width="${Math.round(reach)}" height="${Math.round(reach)}" fill="url(#h)" filter="url(#f)"/></g>`,
  };
}
