import { outline } from './outline.ts';
import type { Pen } from './pen.ts';
import { fasten, NECK_Y, ribTone, SHOULDER_Y, type Top, x } from './top-measures.ts';

export type Collar = 'crew' | 'roll' | 'shirt' | 'hood' | 'lapel' | 'v' | 'rib' | 'binding';

/** What lies behind the body: the inside of the neck, the back of a hood or of a collar. */
export function drawCollarBehind(pen: Pen, { collar, neck, drop, length }: Top, back: boolean): void {
  if (collar === 'hood') {
    pen.piece(outline([450, NECK_Y - (back ? 62 : 96)], [x(60), NECK_Y - 96, x(neck + 40), NECK_Y - 66, x(neck + 34), NECK_Y + 16], [x(neck + 18), NECK_Y + 60, x(neck), NECK_Y + 70], [450, NECK_Y + 130]), { tone: back ? 0 : 0.04 });
    if (!back) pen.piece(outline([450, NECK_Y - 56], [x(48), NECK_Y - 56, x(neck + 2), NECK_Y - 34, x(neck - 2), NECK_Y + 22], [x(neck * 0.7), NECK_Y + 70, x(40), NECK_Y + 104, 450, NECK_Y + 120]), { tone: 0.22, round: 0.4, lift: 0.2 });
    return;
  }
  if (back) return;
  const deep = collar === 'lapel' ? Math.min(drop, length) : drop + 14;
  pen.piece(outline([450, NECK_Y - (collar === 'roll' ? 60 : 4)], [x(neck - 10), NECK_Y - 6, x(neck), NECK_Y, x(neck + 8), NECK_Y + 2], [x(neck * 0.9), NECK_Y + deep * 0.7, x(40), NECK_Y + deep, 450, NECK_Y + deep]), { tone: collar === 'roll' ? 0.12 : 0.2, round: 0.3, lift: 0.2 });
  if (collar !== 'roll' && collar !== 'binding') {
    pen.piece(`M431 ${NECK_Y + 14}h38v20h-38Z`, { colour: '#e9e4da', weave: false, round: 0, lift: 0.4 });
    pen.line(`M433 ${NECK_Y + 30}h34`, '#b3262a', 2);
  }
}

/** What lies on the body: ribs, leaves, lapels, the hood's front. */
export function drawCollarInFront(pen: Pen, top: Top, back: boolean): void {
  const { collar, neck } = top;
  const drop = back ? 16 : top.drop;
  if (collar === 'crew' || collar === 'rib' || collar === 'binding') {
    const wide = { crew: 26, rib: 42, binding: 10 }[collar];
    pen.piece(
      `M${x(neck)} ${NECK_Y}C${x(neck)} ${NECK_Y + drop * 0.55} ${x(neck * 0.6)} ${NECK_Y + drop} 450 ${NECK_Y + drop}S${450 + neck} ${NECK_Y + drop * 0.55} ${450 + neck} ${NECK_Y}` +
        `L${450 + neck + wide * 0.8} ${NECK_Y + wide * 0.32}C${450 + neck + wide * 0.6} ${NECK_Y + drop * 0.6 + wide * 0.8} ${450 + neck * 0.66} ${NECK_Y + drop + wide} 450 ${NECK_Y + drop + wide}S${x(neck + wide * 0.6)} ${NECK_Y + drop * 0.6 + wide * 0.8} ${x(neck + wide * 0.8)} ${NECK_Y + wide * 0.32}Z`,
      { weave: 'rib', tone: ribTone(top), round: 0.5 },
    );
  }
  if (collar === 'roll') {
    pen.piece(outline([450, NECK_Y - 92], [x(neck - 22), NECK_Y - 92, x(neck - 8), NECK_Y - 88, x(neck - 8), NECK_Y - 76], [x(neck + 6), NECK_Y - 20, x(neck + 4), NECK_Y + 26], [x(neck * 0.6), NECK_Y + 56, 450, NECK_Y + 56]), { weave: 'rib', lift: 2, folds: [[x(neck), NECK_Y - 10, 440, NECK_Y + 16, 450 + neck, NECK_Y - 18, 10]] });
    pen.seam(`M${x(neck + 2)} ${NECK_Y - 8}Q450 ${NECK_Y + 22} ${450 + neck + 2} ${NECK_Y - 8}`, 2);
  }
  if (collar === 'shirt') drawShirtCollar(pen, top, back);
  if (collar === 'lapel') drawLapels(pen, top, back);
  if (collar === 'v' && !back) pen.both(() => pen.piece(`M${x(neck)} ${NECK_Y - 2}C${x(neck * 0.8)} ${NECK_Y + drop * 0.4} ${x(neck * 0.2)} ${NECK_Y + drop * 0.94} 450 ${NECK_Y + drop}V${top.length - 10}h-26V${NECK_Y + drop + 26}C${x(neck * 0.5)} ${NECK_Y + drop * 0.9} ${x(neck + 12)} ${NECK_Y + drop * 0.5} ${x(neck + 22)} ${NECK_Y + 10}Z`, { weave: 'rib', round: 0.3 }));
  if (collar === 'v' && back) pen.piece(`M${x(neck)} ${NECK_Y}Q450 ${NECK_Y + 30} ${450 + neck} ${NECK_Y}l18 8Q450 ${NECK_Y + 66} ${x(neck + 18)} ${NECK_Y + 8}Z`, { weave: 'rib', round: 0.3 });
  if (collar === 'hood') {
    if (back) {
      pen.shade(outline([450, NECK_Y + 150], [x(neck + 30), NECK_Y + 110, x(neck + 46), NECK_Y + 30]), 0.3);
      pen.piece(outline([450, NECK_Y - 66], [x(70), NECK_Y - 66, x(neck + 44), NECK_Y - 50, x(neck + 40), NECK_Y + 30], [x(neck + 20), NECK_Y + 110, x(60), NECK_Y + 142, 450, NECK_Y + 146]), { folds: [[x(neck + 20), NECK_Y + 20, 420, NECK_Y + 90, 450 + neck, NECK_Y + 30, 18]] });
      pen.seam(`M450 ${NECK_Y - 66}V${NECK_Y + 146}`);
      return;
    }
    pen.both(() => {
      pen.piece(`M450 ${NECK_Y + 124}C${x(44)} ${NECK_Y + 104} ${x(neck - 16)} ${NECK_Y + 66} ${x(neck - 4)} ${NECK_Y + 10}L${x(neck + 34)} ${NECK_Y + 16}C${x(neck + 30)} ${NECK_Y + 90} ${x(70)} ${NECK_Y + 138} 450 ${NECK_Y + 162}Z`, { tone: -0.02, round: 0.5, lift: 2, folds: [[x(neck), NECK_Y + 40, x(70), NECK_Y + 100, 450, NECK_Y + 140, 9]] });
      pen.line(`M${x(36)} ${NECK_Y + 132}q-6 80 2 150`, '#efeae0', 5);
    });
  }
}

function drawShirtCollar(pen: Pen, { neck, drop, stitched, opening }: Top, back: boolean): void {
  if (back) {
    pen.piece(`M${x(neck + 4)} ${NECK_Y + 8}Q450 ${NECK_Y - 46} ${450 + neck + 4} ${NECK_Y + 8}L${450 + neck + 16} ${NECK_Y + 38}Q450 ${NECK_Y + 44} ${x(neck + 16)} ${NECK_Y + 38}Z`, { tone: -0.01, round: 0.5, lift: 2.2 });
    return;
  }
  const y = NECK_Y + drop;
  pen.piece(`M${x(neck - 1)} ${NECK_Y - 13}Q450 ${NECK_Y - 50} ${450 + neck - 1} ${NECK_Y - 13}L${450 + neck - 12} ${NECK_Y + 16}Q450 ${NECK_Y - 14} ${x(neck - 12)} ${NECK_Y + 16}Z`, { tone: 0.06, round: 0.4, lift: 1.4 });
  pen.both(() => {
    pen.shade(`M${x(neck + 4)} ${NECK_Y + 4}L450 ${y + 6}L${x(72)} ${y + 62}L${x(neck + 34)} ${NECK_Y + 48}Z`, 0.4);
    pen.piece(`M${x(neck - 2)} ${NECK_Y - 12}C${x(neck - 14)} ${NECK_Y + 22} ${x(34)} ${y - 16} 450 ${y}L${x(66)} ${y + 50}L${x(neck + 28)} ${NECK_Y + 34}Q${x(neck + 22)} ${NECK_Y} ${x(neck - 2)} ${NECK_Y - 13}Z`, { tone: -0.02, round: 0.35, lift: 2.5, lean: 24 });
    if (stitched || opening === 'buttons') pen.stitch(`M${x(7)} ${y + 4}L${x(65)} ${y + 41}L${x(neck + 23)} ${NECK_Y + 31}`);
  });
  fasten(pen, 450, y + 10);
}

function drawLapels(pen: Pen, { neck, drop }: Top, back: boolean): void {
  if (back) {
    pen.piece(`M${x(neck + 6)} ${NECK_Y + 8}Q450 ${NECK_Y - 44} ${450 + neck + 6} ${NECK_Y + 8}L${450 + neck + 24} ${NECK_Y + 44}Q450 ${NECK_Y + 30} ${x(neck + 24)} ${NECK_Y + 44}Z`, { tone: -0.01, round: 0.5, lift: 2.2 });
    return;
  }
  const y = NECK_Y + drop;
  const notch = NECK_Y + drop * 0.4;
  pen.both(() => {
    pen.shade(`M${x(neck)} ${NECK_Y}L452 ${y}L${x(neck + 74)} ${notch + 30}Z`, 0.45);
    pen.piece(`M${x(neck - 4)} ${NECK_Y + 4}C${x(neck * 0.72)} ${notch} ${x(30)} ${y - 70} 450 ${y}C${x(50)} ${y - 40} ${x(neck + 34)} ${notch + 90} ${x(neck + 62)} ${notch + 16}L${x(neck + 14)} ${notch - 6}Z`, { tone: -0.02, round: 0.5, lift: 2.1, lean: -10, folds: [[x(neck), notch, x(56), y - 90, 450, y, 12]] });
    pen.piece(`M${x(neck - 6)} ${NECK_Y - 12}C${x(neck * 0.86)} ${NECK_Y + 30} ${x(neck * 0.8)} ${notch - 34} ${x(neck * 0.66)} ${notch + 6}L${x(neck + 14)} ${notch - 6}L${x(neck + 44)} ${notch - 40}Q${x(neck + 30)} ${SHOULDER_Y - 52} ${x(neck - 6)} ${NECK_Y - 12}Z`, { tone: -0.03, round: 0.4, lift: 2.5, lean: 28 });
  });
  pen.piece(`M${x(neck - 4)} ${NECK_Y - 12}Q450 ${NECK_Y - 44} ${450 + neck - 4} ${NECK_Y - 12}L${450 + neck - 16} ${NECK_Y + 14}Q450 ${NECK_Y - 14} ${x(neck - 16)} ${NECK_Y + 14}Z`, { tone: 0.06, round: 0.4, lift: 1.4 });
}
