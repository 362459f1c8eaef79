import { outline } from './outline.ts';
import type { Pen } from './pen.ts';
import { armpitOf, fasten, type Top, x } from './top-measures.ts';

/** Pockets of every kind, on the front only. */
export function drawPockets(pen: Pen, top: Top): void {
  const { pockets = [], chest, hem, length, stitched, edges } = top;
  const armpitY = armpitOf(top);
  for (const pocket of pockets) {
    if (pocket === 'chest') {
      pen.piece(`M${450 + 46} ${armpitY - 20}h100v88l-50 26-50-26Z`, { tone: -0.01, round: 0.25, lift: 1.7 });
      pen.stitch(`M${450 + 48} ${armpitY - 2}h96M${450 + 49} ${armpitY - 16}v82l47 24 47-24v-82`);
    }
    if (pocket === 'flaps') pen.both(() => {
      const left = x(chest * 0.78);
      pen.piece(`M${left} ${armpitY - 10}h98v104l-49 24-49-24Z`, { round: 0.3 });
      pen.piece(`M${left - 4} ${armpitY - 22}h106v36l-53 24-53-24Z`, { tone: -0.02, round: 0.3, lift: 2.3 });
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
      pen.piece(`M${left - 2} ${length - 214}h${hem * 0.56 + 4}v24h-${hem * 0.56 + 4}Z`, { weave: edges === 'rib' ? 'rib' : undefined, round: 0.3 });
    });
    if (pocket === 'welt') pen.both(() => {
      pen.shade(`M${x(hem * 0.72)} ${length - 210}l14-90 34 6-12 92Z`, 0.5);
      pen.piece(`M${x(hem * 0.72)} ${length - 206}l16-104 28 4-16 104Z`, { tone: 0.12, round: 0.3, lift: 1.9 });
      pen.seam(`M${x(hem * 0.72) + 28} ${length - 203}l16-103`, 4);
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
