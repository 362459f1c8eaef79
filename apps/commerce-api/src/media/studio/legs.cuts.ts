import type { Fold, Pen } from './pen.ts';

interface Legs {
  /** Half widths from the middle: waist, hip, knee and hem on the outside, knee and hem on the inside. */
  waist: number;
  hip: number;
  knee: [outer: number, inner: number];
  hem: [outer: number, inner: number];
  length: number;
  kind: 'chinos' | 'pleated' | 'jeans';
}

const TOP = 120;
const CROTCH = 412;

/** Trousers of any length, seen from the front or the back. */
export function drawLegs(pen: Pen, { waist, hip, knee, hem, length, kind: cutKind }: Legs, back: boolean): void {
  // Chino shorts cut from denim are denim shorts.
  const kind = pen.cloth.name === 'denim' ? 'jeans' : cutKind;
  const x = (half: number) => 450 - half;
  const kneeY = TOP + (length - TOP) * 0.58;
  const band = TOP + 46;
  const short = length < 800;
  // The inside of the back shows above the front, because waistbands dip.
  if (!back) pen.piece(`M${x(waist)} ${TOP - 4}Q450 ${TOP - 26} ${450 + waist} ${TOP - 4}L${450 + waist} ${TOP + 26}H${x(waist)}Z`, { tone: 0.24, lift: 0.2, round: 0.4 });
  const dip = back ? -6 : 16;
  pen.both(() => {
    pen.piece(
      `M${x(waist)} ${TOP}C${x(waist + 10)} ${TOP + 60} ${x(hip)} ${TOP + 130} ${x(hip)} ${TOP + 220}` +
        (short ? `L${x(hem[0])} ${length}` : `C${x(hip)} ${CROTCH + 110} ${x(knee[0])} ${kneeY - 150} ${x(knee[0])} ${kneeY}C${x(knee[0])} ${kneeY + 150} ${x(hem[0] - 6)} ${length - 170} ${x(hem[0])} ${length}`) +
        `Q${x((hem[0] + hem[1]) / 2)} ${length + 9} ${x(hem[1])} ${length}` +
        (short ? `L450 ${CROTCH}` : `C${x(hem[1])} ${length - 200} ${x(knee[1])} ${kneeY + 130} ${x(knee[1])} ${kneeY}C${x(knee[1])} ${kneeY - 180} ${x(6)} ${CROTCH + 70} 450 ${CROTCH}`) +
        `V${TOP + dip}Z`,
      { folds: legFolds(x, { hip, knee, hem, length, kneeY, short, kind }) },
    );
    if (kind === 'pleated') {
      pen.seam(`M${x((hem[0] + hem[1]) / 2)} ${length - 4}L${x((knee[0] + knee[1]) / 2)} ${kneeY}L${x(waist * 0.62)} ${band + 26}`, 1.6);
    }
    if (kind === 'jeans') {
      pen.fade(`M${x(hip * 0.6)} ${CROTCH - 110}Q${x(hip * 0.78)} ${CROTCH + 90} ${x((knee[0] + knee[1]) / 2 + 4)} ${Math.min(kneeY + 30, length - 60)}Q${x(hip * 0.3)} ${CROTCH + 60} ${x(hip * 0.6)} ${CROTCH - 110}Z`, back ? 0.12 : 0.24);
      pen.stitch(`M${x(hem[0] - 2)} ${length - 22}Q${x((hem[0] + hem[1]) / 2)} ${length - 13} ${x(hem[1] + 2)} ${length - 22}`);
    } else {
      pen.seam(`M${x(hem[0] - 2)} ${length - 34}Q${x((hem[0] + hem[1]) / 2)} ${length - 25} ${x(hem[1] + 2)} ${length - 34}`, 1);
    }
    if (back) drawBack(pen, x, { waist, hip, kind, band });
    else drawFront(pen, x, { waist, hip, kind, band });
  });
  pen.seam(`M450 ${band}V${CROTCH}`);
  if (!back) {
    if (kind === 'jeans') pen.stitch(`M476 ${band + 2}V${CROTCH - 130}Q476 ${CROTCH - 76} 452 ${CROTCH - 62}`);
    else pen.seam(`M474 ${band + 2}V${CROTCH - 130}Q474 ${CROTCH - 80} 452 ${CROTCH - 66}`, 1.3);
  }
  pen.piece(
    back
      ? `M${x(waist + 1)} ${TOP - 8}Q450 ${TOP - 24} ${450 + waist + 1} ${TOP - 8}L${450 + waist + 7} ${band - 8}Q450 ${band - 24} ${x(waist + 7)} ${band - 8}Z`
      : `M${x(waist + 1)} ${TOP - 8}Q450 ${TOP + 30} ${450 + waist + 1} ${TOP - 8}L${450 + waist + 7} ${band - 8}Q450 ${band + 28} ${x(waist + 7)} ${band - 8}Z`,
    { tone: -0.02, on: true, lift: 1.4 },
  );
  const bend = back ? -8 : 19;
  if (kind === 'jeans') {
    pen.stitch(`M${x(waist - 3)} ${TOP - 1}Q450 ${TOP + bend * 1.9} ${450 + waist - 3} ${TOP - 1}M${x(waist + 3)} ${band - 15}Q450 ${band - 14 + bend * 1.9} ${450 + waist + 3} ${band - 15}`);
    if (back) pen.piece(`M${450 + 62} ${TOP - 12}l62 5-1 38-62-5Z`, { colour: '#a8703d', weave: false, round: 0.3 });
  }
  drawLoops(pen, waist, back, bend);
  if (back) return;
  if (kind === 'jeans') pen.stud(450, band - 6, 10);
  else pen.button(450, band - 6, 9);
}

function drawFront(pen: Pen, x: (half: number) => number, { waist, hip, kind, band }: { waist: number; hip: number; kind: Legs['kind']; band: number }): void {
  if (kind === 'jeans') {
    const pocket = `M${x(waist * 0.46)} ${band + 6}C${x(waist * 0.5)} ${band + 70} ${x(waist * 0.75)} ${band + 92} ${x(hip - 8)} ${band + 88}`;
    pen.shade(`${pocket}L${x(hip)} ${band + 96}C${x(waist * 0.7)} ${band + 104} ${x(waist * 0.44)} ${band + 80} ${x(waist * 0.42)} ${band + 6}Z`, 0.35);
    pen.seam(pocket);
    pen.stitch(`M${x(waist * 0.4)} ${band + 8}C${x(waist * 0.44)} ${band + 78} ${x(waist * 0.72)} ${band + 102} ${x(hip - 8)} ${band + 98}`);
    pen.stud(x(waist * 0.49), band + 14, 4.5);
    pen.stud(x(hip - 15), band + 84, 4.5);
  } else {
    pen.shade(`M${x(waist * 0.62)} ${band + 4}L${x(hip - 5)} ${band + 128}L${x(hip + 4)} ${band + 124}L${x(waist * 0.74)} ${band + 4}Z`, 0.3);
    pen.seam(`M${x(waist * 0.66)} ${band + 4}L${x(hip - 4)} ${band + 128}`);
    if (kind === 'pleated') {
      pen.shade(`M${x(waist * 0.42)} ${band + 6}l-12 150-10-148Z`, 0.5);
      pen.shade(`M${x(waist * 0.2)} ${band + 8}l-9 110-9-110Z`, 0.4);
      pen.seam(`M${x(waist * 0.42)} ${band + 6}l-10 120M${x(waist * 0.2)} ${band + 8}l-8 90`, 1.4);
    }
  }
}

function drawBack(pen: Pen, x: (half: number) => number, { waist, hip, kind, band }: { waist: number; hip: number; kind: Legs['kind']; band: number }): void {
  if (kind !== 'jeans') {
    pen.seam(`M${x(waist * 0.72)} ${band + 92}h78`, 5);
    pen.button(x(waist * 0.72 - 39), band + 108, 6);
    pen.seam(`M${x(waist * 0.48)} ${band - 4}v78`, 1.3);
    return;
  }
  // As far out as the leg is at this height.
  const side = (share: number) => x(waist + 1 + (hip - waist) * share);
  pen.seam(`M${side(0.45)} ${band + 46}L450 ${band + 84}`);
  pen.stitch(`M${side(0.5)} ${band + 54}L450 ${band + 92}`);
  const px = x(waist * 0.82 + 18);
  pen.shade(`M${px - 4} ${band + 104}l124 10 2 130-60 36-62-40Z`, 0.25);
  pen.piece(`M${px} ${band + 98}l116 10-4 126-54 30-52-38Z`, { tone: -0.04, round: 0.35 });
  pen.stitch(`M${px + 7} ${band + 107}l102 9M${px + 7} ${band + 117}l102 9M${px + 7} ${band + 104}l-3 117 48 35 50-28 3-116`);
}

function drawLoops(pen: Pen, waist: number, back: boolean, bend: number): void {
  for (const share of back ? [0, 0.8] : [0.42]) {
    const y = TOP - 12 + bend * (1 - share * share);
    const loop = () => pen.piece(`M${450 - waist * share - 7} ${y}h14v58h-14Z`, { round: 0.3 });
    if (share === 0) loop();
    else pen.both(loop);
  }
}

function legFolds(x: (half: number) => number, { hip, knee, hem, length, kneeY, short, kind }: Pick<Legs, 'hip' | 'knee' | 'hem' | 'length' | 'kind'> & { kneeY: number; short: boolean }): Fold[] {
  const crease: Fold[] = [
    [448, CROTCH - 6, x(hip * 0.4), CROTCH - 24, x(hip * 0.82), CROTCH - 74, 15],
    [450, CROTCH + 22, x(hip * 0.36), CROTCH + 18, x(hip * 0.7), CROTCH + 2, 12],
  ];
  if (short) return [...crease, [x(hem[0] * 0.7), CROTCH, x(hem[0] * 0.62), (CROTCH + length) / 2, x(hem[0] * 0.72), length, 22]];
  const middle = (knee[0] + knee[1]) / 2;
  return [
    ...crease,
    [x(hip * 0.7), CROTCH + 40, x(knee[0] * 0.66), kneeY - 130, x(middle + 6), kneeY + 20, 26],
    [x(knee[1] + 2), kneeY - 40, x(middle), kneeY - 18, x(knee[0] - 4), kneeY - 64, 11],
    [x(knee[0] - 2), kneeY + 44, x(middle), kneeY + 44, x(knee[1] + 20), kneeY + 8, 9],
    [x(middle + 10), kneeY + 70, x(middle - 6), (kneeY + length) / 2 + 40, x((hem[0] + hem[1]) / 2 - 14), length, kind === 'pleated' ? 14 : 24],
    [x(hem[0] - 2), length - 60, x((hem[0] + hem[1]) / 2), length - 40, x(hem[1] + 10), length - 84, kind === 'jeans' ? 10 : 3],
  ];
}
