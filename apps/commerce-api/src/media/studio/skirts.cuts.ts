import { outline } from './outline.ts';
import type { Fold, Pen } from './pen.ts';
import { x } from './top-measures.ts';

/** Skirts: from the waist to a hem of any width. */
export function drawSkirt(pen: Pen, { waist, hip, hem, length }: { waist: number; hip: number; hem: number; length: number }, back: boolean): void {
  const denim = pen.cloth.name === 'denim';
  if (!back) pen.piece(`M${x(waist)} 196Q450 178 ${450 + waist} 196V220H${x(waist)}Z`, { tone: 0.24, lift: 0.2, round: 0.4 });
  const flow: Fold[] = [
    [x(waist * 0.5), 300, x(hip * 0.62), 560, x(hem * 0.66), length, denim ? 16 : 34], [x(waist * 0.05), 330, x(hip * 0.08), 620, x(hem * 0.2), length, denim ? 12 : 30],
    [450 + waist * 0.4, 290, 450 + hip * 0.44, 560, 450 + hem * 0.34, length, denim ? 14 : 32], [450 + waist * 0.8, 280, 450 + hip * 0.85, 520, 450 + hem * 0.8, length, denim ? 12 : 24],
  ];
  pen.piece(outline([450, 216], [x(waist), 200], [x(waist + 6), 260, x(hip), 300, x(hip), 390], [x(hip + 4), 560, x(hem), length - 160, x(hem), length], [x(hem / 2), length + 16, 450, length + 16]), { folds: denim ? flow : flow.slice(0, 2) });
  pen.piece(back ? `M${x(waist)} 192Q450 178 ${450 + waist} 192L${450 + waist + 4} 234Q450 220 ${x(waist + 4)} 234Z` : `M${x(waist)} 192Q450 222 ${450 + waist} 192L${450 + waist + 4} 234Q450 264 ${x(waist + 4)} 234Z`, { tone: -0.02, on: true, lift: 1.3 });
  if (!denim) {
    if (back) pen.seam('M450 230V430', 1.4);
    return;
  }
  pen.seam(`M450 ${back ? 228 : 250}V${length + 14}`);
  pen.stitch(`M${x(hem - 3)} ${length - 22}Q450 ${length - 6} ${450 + hem - 3} ${length - 22}M458 ${back ? 232 : 254}V${length - 12}`);
  pen.both(() => {
    if (back) {
      pen.seam(`M${x(hip - 12)} 290L450 318`);
      pen.piece(`M${x(waist * 0.86)} 350l108 8-4 118-50 28-50-34Z`, { tone: -0.04, round: 0.35 });
      pen.stitch(`M${x(waist * 0.86 - 7)} 360l94 7M${x(waist * 0.86 - 6)} 358l-2 106 46 30 46-25 3-104`);
    } else {
      pen.seam(`M${x(waist * 0.44)} 252C${x(waist * 0.5)} 310 ${x(waist * 0.8)} 326 ${x(hip - 14)} 322`);
      pen.stitch(`M${x(waist * 0.38)} 254C${x(waist * 0.44)} 318 ${x(waist * 0.78)} 336 ${x(hip - 12)} 332`);
    }
  });
  if (!back) {
    pen.stitch('M478 252V380Q478 420 456 432');
    pen.stud(450, 238, 11);
  }
}

/** A dress on two thin straps, cut on the bias. */
export function slipDress(pen: Pen, back: boolean): void {
  const drop = back ? 120 : 80;
  // Over the shoulder and down to the back, which the front hides.
  pen.both(() => pen.line(`M${x(92)} 300C${x(92)} 230 ${x(86)} 165 ${x(78)} 132C${x(74)} 114 ${x(60)} 114 ${x(58)} 134C${x(54)} 200 ${x(62)} 290 ${x(72)} 380`, pen.cloth.ground, 8));
  if (!back) pen.piece(outline([450, 352], [x(50), 350, x(80), 346, x(112), 350], [x(100), 420], [450, 430]), { tone: 0.24, lift: 0.2, round: 0.3 });
  pen.piece(outline([450, 292 + drop], [x(34), 282 + drop, x(74), 330, x(92), 292], [x(102), 318, x(122), 346, x(142), 366], [x(134), 470, x(122), 520, x(124), 590], [x(132), 700, x(172), 860, x(186), 1084], [x(120), 1106, x(60), 1110, 450, 1110]), {
    folds: [[x(96), 330, x(70), 440, x(98), 600, 20], [x(92), 560, x(104), 800, x(146), 1090, 30], [x(10), 640, x(14), 880, x(54), 1110, 30], [480, 620, 520, 860, 532, 1110, 32], [548, 580, 580, 800, 606, 1096, 22], [400, 400, 450, 440, 520, 400, 12]],
  });
  pen.both(() => pen.seam(`M${x(92)} 292C${x(74)} 330 ${x(34)} ${282 + drop} 450 ${292 + drop}`, 2.4));
  if (!back) pen.both(() => pen.shade(`M${x(100)} 470Q${x(64)} 462 ${x(50)} 420Q${x(58)} 480 ${x(100)} 470Z`, 0.3));
}
