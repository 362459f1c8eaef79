import type { CutName } from './cuts.ts';
import type { Pen } from './pen.ts';
import { BRASS, RED_THREAD, TAILORED_BUTTON } from './tone.ts';

type Feature = (pen: Pen) => void;

/** How much nearer than the whole garment. */
export const NEAR = 2.8;

const GROUND = 'M-60 -60H960V1260H-60Z';

/** Thread as thick as it is from near. */
const sewn = (pen: Pen, d: string, colour = pen.thread): void => pen.line(d, colour, 8.5, { dash: '30 17', lift: 2.1 });

/** The corner of a pocket with its rivet; under it, a glimpse of the selvedge. */
const rivet: Feature = (pen) => {
  pen.piece(GROUND, { lift: 1 });
  pen.piece('M-60 560C240 640 430 590 540 420S700 60 720 -60H-60Z', { lift: 1.9, lean: -6 });
  pen.seam('M-60 556C236 634 424 586 534 418S694 60 714 -60', 6);
  sewn(pen, 'M-60 520C220 594 400 548 504 398S656 50 676 -60');
  sewn(pen, 'M-60 476C206 544 376 504 468 374S612 40 632 -60');
  pen.stud(600, 560, 46);
};

/** @param colour of its buttons, where they are the same on every make */
const buttoned = (colour?: string): Feature => (pen) => {
  pen.piece(GROUND, { lift: 0.8 });
  pen.piece('M-60 -60H590C604 240 582 520 596 780S588 1120 598 1260H-60Z', { lift: 1.8 });
  sewn(pen, 'M548 -60C562 240 540 520 554 780S546 1120 556 1260');
  if (pen.cloth.name === 'denim') pen.stud(330, 590, 86);
  else pen.button(330, 590, 92, colour);
};

/** Cut from denim they are jeans. */
const trousers: Feature = (pen) => (pen.cloth.name === 'denim' ? rivet : buttoned())(pen);

/** Where the knitted edge begins. */
const ribbed: Feature = (pen) => {
  pen.piece(GROUND, { lift: 1.2 });
  pen.piece('M-60 800Q450 740 960 816V1260H-60Z', { weave: 'rib', lift: 1.2, lean: -3 });
  pen.seam('M-60 800Q450 740 960 816', 12);
};

const edged: Feature = (pen) => {
  pen.piece(GROUND, { lift: 0.8 });
  pen.piece('M-60 760Q420 700 960 330V-60H-60Z', { lift: 2, lean: -12 });
  sewn(pen, 'M-60 708Q404 650 960 266');
  sewn(pen, 'M-60 664Q392 608 960 214');
};

const zipped: Feature = (pen) => {
  pen.piece(GROUND, { lift: 1.2 });
  pen.piece('M-60 -60H356V1260H-60Z', { lift: 1.8 });
  pen.piece('M356 -60H560V1260H356Z', { tone: 0.35, lift: 0.9, round: 0.3 });
  pen.line('M440 -60V1260', '#8f8b83', 34, { dash: '13 11', cap: 'butt' });
  pen.line('M474 -48V1260', '#b5b0a7', 34, { dash: '13 11', cap: 'butt' });
  pen.piece('M408 520h100l-12 130h-76Z', { colour: '#b9b4aa', weave: false, lift: 3, round: 1.4 });
  pen.piece('M434 620h48l10 230q-34 34-68 0Z', { colour: '#c9c4ba', weave: false, lift: 3.4, round: 1.4 });
  sewn(pen, 'M316 -60V1260');
};

/** The turned hem with its seam; the house's red thread closes it. */
const hemmed: Feature = (pen) => {
  pen.piece(GROUND, { lift: 1 });
  pen.piece('M-60 840Q450 780 960 850V1260H-60Z', { lift: 1.7, lean: 2 });
  sewn(pen, 'M-60 890Q450 830 960 900');
  pen.line('M700 872q10 40 2 86', RED_THREAD, 9);
};

const buckled: Feature = (pen) => {
  pen.piece(GROUND, { lift: 1 });
  pen.piece('M-60 250H960V950H-60Z', { lift: 1.9 });
  sewn(pen, 'M-60 300H960M-60 900H960');
  pen.piece('M560 210h120v780h-120Z', { lift: 2.6, round: 0.8, on: false });
  pen.line('M150 170h330q30 0 30 30v800q0 30-30 30H150q-30 0-30-30V200q0-30 30-30Z', BRASS, 58, { lift: 3.2 });
  pen.line('M-60 600H150', BRASS, 40, { lift: 3.6 });
  pen.line('M640 250v60', RED_THREAD, 9);
};

const featureOf: Partial<Record<CutName, Feature>> = {
  'jeans-straight': rivet, 'jeans-slim': rivet, 'jeans-wide': rivet, 'jeans-flared': rivet, 'skirt-mini': rivet, 'jacket-denim': buttoned(),
  shirt: buttoned(), overshirt: buttoned(), 'dress-shirt': buttoned(), cardigan: buttoned(), blazer: buttoned(TAILORED_BUTTON), coat: buttoned(TAILORED_BUTTON), chinos: trousers, 'trousers-pleated': trousers, shorts: trousers,
  tee: ribbed, 'tee-oversized': ribbed, 'tee-long': ribbed, tank: ribbed, 'knit-crew': ribbed, 'knit-roll': ribbed, sweatshirt: ribbed, hoodie: ribbed, beanie: ribbed, socks: ribbed,
  'jacket-bomber': zipped, parka: zipped, sneaker: edged, boot: edged, 'bag-tote': edged, 'bag-crossbody': edged, cap: edged, belt: buckled,
};

/** The cloth of a garment from near, with the part that says how it is made. */
export const drawDetail = (pen: Pen, cut: CutName): void => (featureOf[cut] ?? hemmed)(pen);
