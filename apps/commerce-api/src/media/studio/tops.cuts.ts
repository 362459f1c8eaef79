import { drawCollarBehind, drawCollarInFront } from './collars.ts';
import { drawOpening } from './openings.ts';
import { outline } from './outline.ts';
import type { Fold, Pen } from './pen.ts';
import { drawPockets } from './pockets.ts';
import { drawSleeve } from './sleeves.ts';
import { armpitOf, NECK_Y, ribTone, SHOULDER_Y, type Top, x } from './top-measures.ts';

/** Everything with shoulders: T-shirts, shirts, knitwear, jackets, coats and shirt dresses. */
export function drawTop(pen: Pen, top: Top, back: boolean): void {
  const armpitY = armpitOf(top);
  drawCollarBehind(pen, top, back);
  pen.piece(bodyOutline(top, armpitY, back), { folds: bodyFolds(top, armpitY) });
  if (top.sleeve) pen.both(() => {
    drawSleeve(pen, top, top.sleeve!);
    pen.seam(armhole(top, armpitY), 1.4);
    if (top.yoke && !back) drawYokeSeam(pen, top);
    if (top.stitched) pen.stitch(`M${x(top.shoulder - 12)} ${SHOULDER_Y + 4}C${x(top.shoulder - 34)} ${SHOULDER_Y + 74} ${x(top.chest - 52)} ${armpitY - 56} ${x(top.chest - 10)} ${armpitY - 4}`);
  });
  if (top.yoke && back) drawBackYoke(pen, top);
  drawHem(pen, top);
  if (!back) {
    if (top.collar !== 'v') drawOpening(pen, top);
    drawPockets(pen, top);
  } else if (top.opening === 'tailored') pen.seam(`M450 ${NECK_Y + 20}V${top.length}`);
  if (top.waist) drawBelt(pen, top.waist, back);
  drawCollarInFront(pen, top, back);
  // A knitted band carries the buttons, so they come after it.
  if (!back && top.collar === 'v') drawOpening(pen, top);
}

const armhole = ({ shoulder, chest }: Top, armpitY: number) => `M${x(shoulder - 8)} ${SHOULDER_Y}C${x(shoulder - 32)} ${SHOULDER_Y + 74} ${x(chest - 50)} ${armpitY - 62} ${x(chest - 9)} ${armpitY - 2}`;

function bodyOutline(top: Top, armpitY: number, back: boolean): string {
  const { neck, shoulder, chest, hem, length, waist, hemCurve = 8 } = top;
  const drop = back ? 16 : top.drop;
  const neckline: [number, number, number, number, number, number] = top.collar === 'lapel' || top.collar === 'v'
    ? [x(neck * 0.2), NECK_Y + drop * 0.94, x(neck * 0.8), NECK_Y + drop * 0.4, x(neck), NECK_Y]
    : [x(neck * 0.6), NECK_Y + drop, x(neck), NECK_Y + drop * 0.55, x(neck), NECK_Y];
  const side: ([number, number] | [number, number, number, number, number, number])[] = waist
    ? [[x(chest - 6), armpitY + 90, x(waist[0]), waist[1] - 90, x(waist[0]), waist[1]], [x(waist[0] + 6), waist[1] + 90, x(hem - 14), length - 220, x(hem), length - hemCurve * 2]]
    : [[x(chest - 8), armpitY + 130, x((chest + hem) / 2 - 6), length - 200, x(hem), length - hemCurve * 2]];
  const shoulderLine: ([number, number] | [number, number, number, number, number, number])[] = top.sleeve
    ? [[x(shoulder), SHOULDER_Y], [x(shoulder - 24), SHOULDER_Y + 74, x(chest - 42), armpitY - 62, x(chest), armpitY]]
    : [[x(shoulder), SHOULDER_Y - 30], [x(shoulder - 20), SHOULDER_Y + 60, x(chest - 50), armpitY - 40, x(chest), armpitY]];
  return outline([450, NECK_Y + drop], neckline, ...shoulderLine, ...side, [x(hem * 0.72), length + 2, x(hem * 0.4), length + hemCurve, 450, length + hemCurve]);
}

function bodyFolds({ chest, hem, length, fall = 1, waist }: Top, armpitY: number): Fold[] {
  const folds: Fold[] = [
    [x(chest - 4), armpitY + 4, x(chest - 44), armpitY + 60, x(chest - 84), armpitY + 190, 17 * fall],
    [450 + chest - 2, armpitY + 6, 450 + chest - 52, armpitY + 70, 450 + chest - 100, armpitY + 170, 15 * fall],
    [x(hem * 0.66), length, x(hem * 0.7), length - 150, x(hem * 0.46), armpitY + 210, 17],
    [450 + hem * 0.3, length, 450 + hem * 0.36, length - 190, 450 + hem * 0.5, armpitY + 150, 20],
  ];
  if (length > 850) folds.push([x(hem * 0.1), length, x(-hem * 0.02), length - 220, x(hem * 0.08), armpitY + 250, 18 * fall], [450 + hem * 0.86, length, 450 + hem * 0.72, length - 240, 450 + hem * 0.66, armpitY + 230, 18 * fall]);
  if (waist) folds.push([x(waist[0] * 0.6), waist[1] + 10, x(waist[0] * 0.7), waist[1] + 120, x(hem * 0.7), length - 40, 20], [450 + waist[0] * 0.5, waist[1] + 10, 450 + waist[0] * 0.66, waist[1] + 140, 450 + hem * 0.6, length, 22], [x(waist[0] * 0.5), waist[1] - 8, x(waist[0] * 0.56), waist[1] - 60, x(waist[0] * 0.4), waist[1] - 130, 14]);
  return folds;
}

function drawHem(pen: Pen, top: Top): void {
  const { hem, length, edges, hemCurve = 8, stitched } = top;
  const band = (depth: number) => `M${x(hem + 1)} ${length - depth - hemCurve}Q450 ${length - depth + hemCurve * 2} ${450 + hem + 1} ${length - depth - hemCurve}L${450 + hem} ${length - hemCurve * 2 + 3}Q450 ${length + hemCurve * 2 + 10} ${x(hem)} ${length - hemCurve * 2 + 3}Z`;
  if (edges === 'rib') pen.piece(band(62), { weave: 'rib', tone: ribTone(top) });
  else if (edges === 'band') {
    pen.piece(band(56), { tone: -0.02 });
    if (stitched) pen.stitch(`M${x(hem - 4)} ${length - 56}Q450 ${length - 28} ${450 + hem - 4} ${length - 56}M${x(hem - 8)} ${length - 22}Q450 ${length + 6} ${450 + hem - 8} ${length - 22}`);
  } else pen.seam(`M${x(hem - 3)} ${length - 24 - hemCurve * 2}C${x(hem * 0.72)} ${length - 20} ${x(hem * 0.4)} ${length - 24 + hemCurve} 450 ${length - 24 + hemCurve}C${450 + hem * 0.4} ${length - 24 + hemCurve} ${450 + hem * 0.72} ${length - 20} ${450 + hem - 3} ${length - 24 - hemCurve * 2}`, 1.4);
}

function drawBackYoke(pen: Pen, { shoulder, stitched }: Top): void {
  const y = SHOULDER_Y + 74;
  pen.seam(`M${x(shoulder - 18)} ${y}Q450 ${y + (stitched ? 40 : 10)} ${450 + shoulder - 18} ${y}`);
  if (stitched) pen.stitch(`M${x(shoulder - 20)} ${y + 9}Q450 ${y + 49} ${450 + shoulder - 20} ${y + 9}`);
  else pen.seam(`M442 ${y + 6}v150M458 ${y + 6}v150`, 1.2);
}

function drawYokeSeam(pen: Pen, { shoulder, stitched, drop }: Top): void {
  const y = SHOULDER_Y + 96;
  pen.seam(stitched ? `M${x(shoulder - 20)} ${y}L${x(18)} ${y}` : `M${x(shoulder - 4)} ${SHOULDER_Y + 14}L${x(drop * 0.9)} ${NECK_Y + 34}`);
  if (stitched) pen.stitch(`M${x(shoulder - 22)} ${y + 9}L${x(18)} ${y + 9}`);
}

function drawBelt(pen: Pen, [half, y]: [number, number], back: boolean): void {
  pen.shade(`M${x(half)} ${y + 6}H${450 + half}V${y + 42}H${x(half)}Z`, 0.3);
  pen.piece(`M${x(half + 3)} ${y - 18}Q450 ${y - 8} ${450 + half + 3} ${y - 18}V${y + 18}Q450 ${y + 28} ${x(half + 3)} ${y + 18}Z`, { tone: 0.03, on: true, lift: 1.8 });
  if (back) return;
  pen.piece(`M462 ${y - 4}l58 168-26 10-50-164ZM440 ${y}l-22 150-26-4 24-150Z`, { tone: 0.02, round: 0.5, lift: 2 });
  pen.piece(`M434 ${y - 22}q22-8 40 2l2 46q-22 8-42-2Z`, { tone: -0.03, on: true, lift: 2.3 });
}
