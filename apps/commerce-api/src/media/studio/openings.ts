import type { Pen } from './pen.ts';
import { TAILORED_BUTTON } from './tone.ts';
import { fasten, NECK_Y, type Top } from './top-measures.ts';

/** How a garment opens in front: buttons, studs, a zip, or the overlap of tailoring. */
export function drawOpening(pen: Pen, { collar, opening, drop, length, hemCurve = 8, hem, edges, stitched, waist }: Top): void {
  const from = NECK_Y + drop;
  const to = length + hemCurve - (edges === 'rib' ? 4 : 0);
  if (opening === 'buttons' || opening === 'studs') {
    if (collar !== 'v') {
      pen.shade(`M466 ${from}h10V${to}h-10Z`, 0.3);
      pen.piece(`M430 ${from - 6}H470V${to - 2}H430Z`, { tone: -0.01, round: 0.2, lift: 1.6 });
      pen.stitch(`M435 ${from}V${to - 4}M465 ${from}V${to - 4}`);
    }
    if (stitched) pen.stitch(`M440 ${from}V${to - 8}M460 ${from}V${to - 8}`);
    const step = opening === 'studs' ? 84 : 96;
    for (let y = from + 46; y < to - 20; y += step) if (!waist || Math.abs(y - waist[1]) > 30) fasten(pen, 450, y);
  }
  if (opening === 'zip') {
    pen.shade(`M452 ${from}h14V${to}h-14Z`, 0.35);
    // Two tapes, teeth of metal, and what one pulls.
    pen.piece(`M435 ${from - 10}H465V${to}H435Z`, { tone: 0.34, round: 0.2, lift: 1.3 });
    pen.stitch(`M429 ${from - 4}V${to - 4}M471 ${from - 4}V${to - 4}`);
    pen.line(`M450 ${from - 10}V${to}`, '#a9a59c', 11, { dash: '3.4 2.6', cap: 'butt' });
    pen.piece(`M440 ${from - 6}h20l-3 26h-14Z`, { colour: '#c6c1b6', weave: false, round: 0.8, lift: 2.6, on: true });
    pen.piece(`M445 ${from + 18}h10l3 40q-8 9-16 0Z`, { colour: '#b7b2a7', weave: false, round: 0.8, lift: 3, on: true });
  }
  if (opening === 'tailored') {
    pen.shade(`M452 ${from}C458 ${length - 260} 460 ${length - 120} ${450 + hem * 0.2} ${to}h18C478 ${length - 140} 474 ${length - 260} 462 ${from}Z`, 0.4);
    pen.seam(`M450 ${from}C456 ${length - 260} 456 ${length - 120} ${450 + (length > 850 ? 6 : hem * 0.24)} ${to - 4}`, 2.4);
    const count = length > 1000 ? 3 : 2;
    for (let place = 0; place < count; place++) pen.button(444, from + 26 + place * (length > 1000 ? 120 : 96), 11, TAILORED_BUTTON);
  }
}
