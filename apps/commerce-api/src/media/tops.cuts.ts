import { drawCollarBehind, drawCollarInFront, type Collar } from './collars.ts';
import { type Fold, outline, type Pen } from './pen.ts';

export interface Top {
  /** Half widths from the middle. */
  neck: number;
  shoulder: number;
  chest: number;
  hem: number;
  /** Where the garment ends. */
  length: number;
  /** How far the neckline drops in front. */
  drop: number;
  /** Half widths and heights of the sleeve's end, outside and inside; none for a top without sleeves. */
  sleeve?: [outer: number, outerY: number, inner: number, innerY: number];
  collar: Collar;
  opening?: 'buttons' | 'studs' | 'zip' | 'tailored';
  /** Knitted edges at hem and cuffs, or sewn cuffs. */
  edges?: 'rib' | 'cuff' | 'band';
  pockets?: ('chest' | 'flaps' | 'pouch' | 'welt' | 'patch' | 'tailored' | 'slant')[];
  /** A belt or seam at the waist: half width and height. */
  waist?: [half: number, y: number];
  hemCurve?: number;
  /** Double stitching as on denim. */
  stitched?: boolean;
  yoke?: boolean;
  /** How far the garment lies from flat: heavier cloth folds wider. */
  fall?: number;
}

export const NECK_Y = 190;
export const SHOULDER_Y = 238;
const x = (half: number) => 450 - half;

/** Everything with shoulders: T-shirts, shirts, knitwear, jackets, coats and shirt dresses. */
export function drawTop(pen: Pen, top: Top, back: boolean): void {
  const armpitY = top.sleeve ? SHOULDER_Y + 190 : SHOULDER_Y + 170;
  drawCollarBehind(pen, top, back);
  if (top.sleeve) pen.both(() => drawSleeve(pen, top, top.sleeve!, armpitY));
  pen.piece(bodyOutline(top, armpitY, back), { folds: bodyFolds(top, armpitY) });
  if (top.sleeve) pen.both(() => {
    pen.seam(armhole(top, armpitY));
    if (top.yoke && !back) drawYokeSeam(pen, top);
    if (top.stitched) pen.stitch(`M${x(top.shoulder - 12)} ${SHOULDER_Y + 4}C${x(top.shoulder - 34)} ${SHOULDER_Y + 74} ${x(top.chest - 52)} ${armpitY - 56} ${x(top.chest - 10)} ${armpitY - 4}`);
  });
  if (top.yoke && back) drawBackYoke(pen, top);
  drawHem(pen, top);
  if (!back) {
    if (top.collar !== 'v') drawOpening(pen, top);
    drawPockets(pen, top, armpitY);
  } else if (top.opening === 'tailored') pen.seam(`M450 ${NECK_Y + 20}V${top.length}`);
  if (top.waist) drawBelt(pen, top.waist, back);
  drawCollarInFront(pen, top, back);
  // A knitted band carries the buttons, so they come after it.
  if (!back && top.collar === 'v') drawOpening(pen, top);
}

const armhole = ({ shoulder, chest }: Top, armpitY: number) => `M${x(shoulder)} ${SHOULDER_Y}C${x(shoulder - 24)} ${SHOULDER_Y + 74} ${x(chest - 42)} ${armpitY - 62} ${x(chest)} ${armpitY}`;

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

function drawSleeve(pen: Pen, top: Top, [outer, outerY, inner, innerY]: [number, number, number, number], armpitY: number): void {
  const { shoulder, chest, edges } = top;
  const long = outerY > SHOULDER_Y + 330;
  const middleY = (SHOULDER_Y + outerY) / 2;
  // The cuff lies along the sleeve, not along the picture, and the sleeve ends where the cuff begins.
  const cuffed = edges !== undefined && long;
  const [runX, runY] = [(outer + inner) / 2 - (shoulder + chest) / 2 - 26, (outerY + innerY) / 2 - (SHOULDER_Y + armpitY) / 2];
  const share = (edges === 'rib' ? 54 : 58) / Math.hypot(runX, runY);
  const up = (half: number, y: number, out: number) => `${x(half - runX * share + out)} ${y - runY * share}`;
  const end = cuffed ? `${up(outer, outerY, 3)}L${up(inner, innerY, -3)}` : `${x(outer)} ${outerY}L${x(inner)} ${innerY}`;
  // A point on the way from shoulder to cuff, moved outwards.
  const along = (share: number, out: number) => `${x(shoulder + (outer - shoulder) * share + out)} ${SHOULDER_Y + (outerY - SHOULDER_Y) * share - out * 0.3}`;
  const folds: Fold[] = long
    ? [
        [x(chest + 8), armpitY + 40, x(chest + 30), armpitY + 80, x(outer - 12), armpitY + 70, 16],
        [x(inner + 2), middleY + 90, x((outer + inner) / 2), middleY + 80, x(outer - 20), middleY + 36, 15],
        [x(inner - 4), middleY + 130, x((outer + inner) / 2), middleY + 136, x(outer - 8), middleY + 104, 11],
        [x(shoulder - 4), SHOULDER_Y + 70, x(shoulder + 34), middleY - 30, x((outer + inner) / 2 - 4), middleY + 60, 18],
        [x(inner + 4), outerY - 70, x((outer + inner) / 2), outerY - 56, x(outer - 2), outerY - 96, 12],
      ]
    : [[x(chest + 4), armpitY - 8, x(chest + 30), armpitY - 30, x(outer - 22), outerY - 54, 15], [x(shoulder), SHOULDER_Y + 40, x(shoulder + 30), SHOULDER_Y + 80, x((outer + inner) / 2), outerY - 10, 15]];
  pen.piece(
    `M${x(shoulder)} ${SHOULDER_Y}C${x(shoulder + 36)} ${SHOULDER_Y + 14} ${along(0.3, long ? 40 : 10)} ${along(0.56, long ? 24 : 5)}S${along(0.84, long ? 4 : 0)} ${end}` +
      (long ? `C${x(inner - 2)} ${middleY + 160} ${x(chest + 8)} ${armpitY + 110} ${x(chest - 12)} ${armpitY + 4}` : `L${x(chest - 12)} ${armpitY + 2}`) +
      `C${x(chest - 60)} ${armpitY - 62} ${x(shoulder - 40)} ${SHOULDER_Y + 74} ${x(shoulder)} ${SHOULDER_Y}Z`,
    { folds, tone: 0.03 },
  );
  if (cuffed) {
    const wide = edges === 'rib' ? -8 : -5;
    pen.piece(`M${up(outer, outerY, wide)}L${x(outer + wide)} ${outerY}L${x(inner - wide)} ${innerY}L${up(inner, innerY, -wide)}Z`, { weave: edges === 'rib' ? 'rib' : 'k', tone: -0.02 });
    if (top.stitched) pen.stitch(`M${up(outer - 7, outerY + 9, 0)}L${up(inner + 6, innerY + 9, 0)}`);
    if (edges !== 'rib') fasten(pen, x(inner + 24), innerY - 28);
  } else pen.seam(`M${x(outer - 1)} ${outerY - 22}L${x(inner)} ${innerY - 22}`, 1.4);
}

function drawHem(pen: Pen, { hem, length, edges, hemCurve = 8, stitched }: Top): void {
  const band = (depth: number) => `M${x(hem + 1)} ${length - depth - hemCurve}Q450 ${length - depth + hemCurve * 2} ${450 + hem + 1} ${length - depth - hemCurve}L${450 + hem} ${length - hemCurve * 2 + 3}Q450 ${length + hemCurve * 2 + 10} ${x(hem)} ${length - hemCurve * 2 + 3}Z`;
  if (edges === 'rib') pen.piece(band(62), { weave: 'rib', tone: 0.02 });
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

/** Studs on denim, buttons on all else. */
export const fasten = (pen: Pen, at: number, y: number): void => (pen.cloth.name === 'denim' ? pen.button(at, y, 9.5, '#b08a5e') : pen.button(at, y, 7.5));

function drawOpening(pen: Pen, { collar, opening, drop, length, hemCurve = 8, hem, edges, stitched, waist }: Top): void {
  const from = NECK_Y + drop;
  const to = length + hemCurve - (edges === 'rib' ? 4 : 0);
  if (opening === 'buttons' || opening === 'studs') {
    if (collar !== 'v') {
      pen.shade(`M466 ${from}h10V${to}h-10Z`, 0.3);
      pen.seam(`M432 ${from - 8}V${to - 2}M468 ${from - 8}V${to - 2}`, 1.6);
    }
    if (stitched) pen.stitch(`M438 ${from}V${to - 8}M462 ${from}V${to - 8}`);
    const step = opening === 'studs' ? 84 : 96;
    for (let y = from + 46; y < to - 20; y += step) if (!waist || Math.abs(y - waist[1]) > 30) fasten(pen, 450, y);
  }
  if (opening === 'zip') {
    pen.shade(`M452 ${from}h14V${to}h-14Z`, 0.35);
    pen.seam(`M436 ${from - 6}V${to}M464 ${from - 6}V${to}`, 1.4);
    pen.line(`M450 ${from - 10}V${to}`, '#8d8a84', 6, ' stroke-dasharray="2 5"');
    pen.line(`M450 ${from + 2}v26`, '#b5b1a9', 7);
  }
  if (opening === 'tailored') {
    pen.shade(`M452 ${from}C458 ${length - 260} 460 ${length - 120} ${450 + hem * 0.2} ${to}h18C478 ${length - 140} 474 ${length - 260} 462 ${from}Z`, 0.4);
    pen.seam(`M450 ${from}C456 ${length - 260} 456 ${length - 120} ${450 + (length > 850 ? 6 : hem * 0.24)} ${to - 4}`, 2.4);
    const count = length > 1000 ? 3 : 2;
    for (let place = 0; place < count; place++) pen.button(444, from + 26 + place * (length > 1000 ? 120 : 96), 11, '#2c2522');
  }
}

function drawPockets(pen: Pen, { pockets = [], chest, hem, length, stitched, edges }: Top, armpitY: number): void {
  for (const pocket of pockets) {
    if (pocket === 'chest') {
      pen.piece(`M${450 + 46} ${armpitY - 20}h100v88l-50 26-50-26Z`, { tone: -0.02, round: 0.25 });
      pen.seam(`M${450 + 46} ${armpitY - 4}h100`, 1.4);
    }
    if (pocket === 'flaps') pen.both(() => {
      const left = x(chest * 0.78);
      pen.piece(`M${left} ${armpitY - 10}h98v104l-49 24-49-24Z`, { round: 0.3 });
      pen.piece(`M${left - 4} ${armpitY - 22}h106v36l-53 24-53-24Z`, { tone: -0.04, round: 0.3 });
      if (stitched) pen.stitch(`M${left + 3} ${armpitY - 15}h92M${left + 2} ${armpitY + 10}l47 21 47-21`);
      fasten(pen, left + 49, armpitY + 22);
    });
    if (pocket === 'pouch') {
      const y = length - (edges === 'rib' ? 62 : 20);
      pen.shade(outline([450, y - 192], [x(100), y - 192], [x(160), y - 70], [x(160), y - 4], [450, y + 2]), 0.3);
      pen.piece(outline([450, y - 186], [x(98), y - 186], [x(154), y - 78], [x(158), y], [450, y + 4]), { round: 0.5, folds: [[400, y - 180, 410, y - 90, 380, y, 12]] });
      pen.both(() => pen.seam(`M${x(92)} ${y - 178}L${x(146)} ${y - 76}V${y - 8}`, 1.3));
    }
    if (pocket === 'patch') pen.both(() => {
      const left = x(hem * 0.84);
      pen.piece(`M${left} ${length - 210}h${hem * 0.56}v120q0 14-16 14h-${hem * 0.56 - 32}q-16 0-16-14Z`, { tone: -0.02, round: 0.3 });
      pen.piece(`M${left - 2} ${length - 214}h${hem * 0.56 + 4}v24h-${hem * 0.56 + 4}Z`, { weave: edges === 'rib' ? 'rib' : 'k', round: 0.3 });
    });
    if (pocket === 'welt') pen.both(() => {
      pen.shade(`M${x(hem * 0.72)} ${length - 210}l14-90 30 6-12 92Z`, 0.3);
      pen.piece(`M${x(hem * 0.72)} ${length - 206}l16-104 24 4-16 104Z`, { tone: -0.05, round: 0.2 });
    });
    if (pocket === 'slant') pen.both(() => {
      pen.shade(`M${x(hem * 0.78)} ${length - 270}h118v40h-118Z`, 0.25);
      pen.piece(`M${x(hem * 0.78)} ${length - 282}h120v44h-120Z`, { tone: -0.03, round: 0.2 });
      fasten(pen, x(hem * 0.78) + 60, length - 256);
    });
    if (pocket === 'tailored') {
      const y = armpitY + (length - armpitY) * (length > 850 ? 0.38 : 0.48);
      pen.both(() => pen.piece(`M${x(hem * 0.78)} ${y}l${hem * 0.48} 6-1 34-${hem * 0.48}-6Z`, { tone: -0.02, round: 0.2 }));
      pen.piece(`M${450 + chest * 0.36} ${armpitY - 12}l84-10 2 17-84 10Z`, { tone: -0.03, round: 0.2 });
    }
  }
}

function drawBelt(pen: Pen, [half, y]: [number, number], back: boolean): void {
  pen.shade(`M${x(half)} ${y + 6}H${450 + half}V${y + 42}H${x(half)}Z`, 0.3);
  pen.piece(`M${x(half + 3)} ${y - 18}Q450 ${y - 8} ${450 + half + 3} ${y - 18}V${y + 18}Q450 ${y + 28} ${x(half + 3)} ${y + 18}Z`, { tone: 0.05 });
  if (back) return;
  pen.piece(`M462 ${y - 4}l58 168-26 10-50-164ZM440 ${y}l-22 150-26-4 24-150Z`, { tone: 0.03, round: 0.5 });
  pen.piece(`M434 ${y - 22}q22-8 40 2l2 46q-22 8-42-2Z`, { tone: -0.03 });
}
