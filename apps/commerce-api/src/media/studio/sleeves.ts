import type { Fold, Pen } from './pen.ts';
import { armpitOf, fasten, ribTone, SHOULDER_Y, type Top, x } from './top-measures.ts';

/** The left sleeve with its cuff, sewn to the armhole; it hangs over the side of the body. */
export function drawSleeve(pen: Pen, top: Top, [outer, outerY, inner, innerY]: [number, number, number, number]): void {
  const armpitY = armpitOf(top);
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
    // A little over the body, or paper would shine through where their edges meet.
    `M${x(shoulder - 8)} ${SHOULDER_Y - 3}L${x(shoulder)} ${SHOULDER_Y}C${x(shoulder + 36)} ${SHOULDER_Y + 14} ${along(0.3, long ? 40 : 10)} ${along(0.56, long ? 24 : 5)}S${along(0.84, long ? 4 : 0)} ${end}` +
      (long ? `C${x(inner - 2)} ${middleY + 160} ${x(chest + 4)} ${armpitY + 110} ${x(chest - 4)} ${armpitY + 2}` : `L${x(chest - 2)} ${armpitY + 2}`) +
      `L${x(chest - 9)} ${armpitY - 2}C${x(chest - 50)} ${armpitY - 62} ${x(shoulder - 32)} ${SHOULDER_Y + 74} ${x(shoulder - 8)} ${SHOULDER_Y - 3}Z`,
    { folds, lift: 1.3, round: 1.3, lean: Math.round((Math.atan2((outer + inner) / 2 - (shoulder + chest) / 2, (outerY + innerY) / 2 - SHOULDER_Y) * 180) / Math.PI) * 0.8 },
  );
  if (cuffed) {
    const wide = edges === 'rib' ? -4 : -1;
    pen.piece(`M${up(outer, outerY, wide)}L${x(outer + wide)} ${outerY}L${x(inner - wide)} ${innerY}L${up(inner, innerY, -wide)}Z`, { ...(edges === 'rib' ? { weave: 'rib', tone: ribTone(top) - 0.02 } : { tone: -0.02 }), lift: 1.5, lean: 10 });
    if (top.stitched) pen.stitch(`M${up(outer - 7, outerY + 9, 0)}L${up(inner + 6, innerY + 9, 0)}`);
    if (edges !== 'rib') fasten(pen, x(inner + 24), innerY - 28);
  } else {
    const turned = 22 / Math.hypot(runX, runY);
    pen.seam(`M${x(outer - runX * turned - 2)} ${outerY - runY * turned}L${x(inner - runX * turned + 2)} ${innerY - runY * turned}`, 1.4);
  }
}
