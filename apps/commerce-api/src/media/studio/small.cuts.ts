import type { Pen } from './pen.ts';
import { BRASS, lightness, RED_THREAD } from './tone.ts';

/** A cap of six panels. */
export function cap(pen: Pen, back: boolean): void {
  if (!back) pen.shade('M210 730Q450 640 690 730L700 850Q450 770 200 850Z', 0.3);
  pen.piece('M196 742C190 540 280 392 450 386S710 540 704 742Q450 690 196 742Z', { folds: [[320, 430, 260, 560, 270, 720, 22], [560, 420, 600, 560, 600, 720, 22], [440, 520, 470, 600, 440, 700, 14]] });
  pen.seam('M450 386V706M450 388C360 430 310 560 316 716M450 388C540 430 590 560 584 716', 2);
  pen.stitch('M443 396V702M457 396V702M444 394C348 436 300 560 306 716M456 394C552 436 600 560 594 716');
  pen.piece('M432 388q18-16 36 0q-2 14-18 14t-18-14Z', { tone: -0.05, round: 0.6 });
  pen.both(() => pen.line('M364 520h.1M520 470h.1', '#00000088', 9));
  if (back) {
    pen.piece('M352 728C352 640 400 600 450 600S548 640 548 728Q450 700 352 728Z', { colour: '#d9d6cf', weave: false, round: 0.3 });
    pen.seam('M352 728C352 640 400 600 450 600S548 640 548 728', 6);
    pen.piece('M196 742Q450 690 704 742L702 776Q450 724 198 776Z', { tone: 0.06 });
    pen.piece('M500 706l34 4v36l-34-4Z', { colour: BRASS, weave: false, round: 0.5 });
    return;
  }
  pen.piece('M206 738Q450 676 694 738C726 770 738 812 722 850Q712 872 684 858Q450 766 216 858Q188 872 178 850C162 812 174 770 206 738Z', { tone: 0.02, folds: [[200, 800, 450, 730, 700, 800, 20]] });
  pen.stitch('M196 770Q450 702 704 770M190 800Q450 722 710 800M190 830Q450 742 710 830');
}

/** A knitted hat with its edge turned up. */
export function beanie(pen: Pen, back: boolean): void {
  pen.piece('M206 770C196 500 300 330 450 326S704 500 694 770Q450 800 206 770Z', { weave: 'rib', folds: [[380, 340, 330, 520, 340, 760, 20], [540, 350, 580, 540, 560, 760, 20], [440, 330, 450, 420, 470, 520, 16]] });
  pen.seam('M450 326C420 420 390 520 380 640M450 326C480 420 510 520 520 640M450 326V560', 1.6);
  pen.shade('M204 730Q450 760 696 730V790H204Z', 0.35);
  pen.piece('M194 706Q450 742 706 706C714 770 712 830 704 884Q450 920 196 884C188 830 186 770 194 706Z', { weave: 'rib', tone: -0.02 });
  if (back) {
    pen.seam('M450 724V902', 3);
    return;
  }
  pen.piece('M416 792h68v40h-68Z', { colour: '#ece7dc', weave: false, round: 0.2 });
  pen.line('M426 822h48', RED_THREAD, 3);
}

/** A scarf hanging with both ends, or folded to a bundle. */
export function scarf(pen: Pen, back: boolean): void {
  const fringe = (from: number, to: number, y: number) => {
    for (let at = from; at <= to; at += 17) pen.line(`M${at} ${y}q${(at % 5) - 2} 30 ${(at % 7) - 3} 66`, pen.cloth.ground, 6);
  };
  if (back) {
    fringe(236, 664, 900);
    for (const [y, tone] of [[620, 0.16], [500, 0.06], [380, -0.02]] as const) {
      pen.piece(`M226 ${y + 30}Q226 ${y} 260 ${y}H644Q676 ${y} 676 ${y + 34}V${y + 260}Q676 ${y + 290} 644 ${y + 290}H258Q226 ${y + 290} 226 ${y + 258}Z`, { tone, folds: [[240, y + 250, 450, y + 230, 660, y + 256, 16], [330, y + 40, 360, y + 140, 330, y + 270, 16]] });
    }
    return;
  }
  fringe(318, 492, 1036);
  pen.piece('M306 190Q306 132 366 130H520L506 1040Q400 1052 306 1040Z', { tone: 0.12, folds: [[340, 160, 330, 600, 350, 1040, 22], [420, 700, 400, 860, 410, 1040, 20]] });
  pen.shade('M376 150H590V960H360Z', 0.35);
  fringe(396, 576, 936);
  pen.piece('M366 130Q410 112 540 116Q596 120 596 180C600 440 594 700 592 940Q486 954 384 940C386 700 392 420 396 220Q394 150 366 130Z', { folds: [[440, 130, 430, 480, 440, 940, 24], [540, 120, 556, 500, 530, 940, 26], [500, 500, 490, 700, 486, 940, 16], [400, 180, 480, 170, 590, 190, 10]] });
}

/** A pair of socks, one half over the other. */
export function socks(pen: Pen, back: boolean): void {
  const sock = (left: number, top: number, tone: number) => {
    const at = (dx: number, dy: number) => `${left + dx} ${top + dy}`;
    pen.piece(`M${at(0, 0)}Q${at(92, 12)} ${at(184, 0)}C${at(182, 180)} ${at(170, 330)} ${at(178, 440)}C${at(186, 500)} ${at(182, 560)} ${at(120, 600)}C${at(50, 640)} ${at(-40, 700)} ${at(-90, 716)}C${at(-150, 726)} ${at(-176, 660)} ${at(-130, 610)}C${at(-80, 560)} ${at(-10, 520)} ${at(2, 430)}C${at(10, 320)} ${at(4, 160)} ${at(0, 0)}Z`, {
      tone, weave: 'rib', folds: [[left + 20, top + 440, left + 80, top + 480, left + 170, top + 470, 14], [left + 10, top + 480, left + 60, top + 530, left + 140, top + 560, 14], [left + 70, top + 120, left + 100, top + 280, left + 80, top + 430, 18]],
    });
    pen.piece(`M${at(-130, 610)}C${at(-98, 640)} ${at(-84, 680)} ${at(-90, 716)}C${at(-150, 726)} ${at(-176, 660)} ${at(-130, 610)}Z`, { tone: tone + 0.1, weave: false, round: 0.6 });
    pen.piece(`M${at(178, 440)}C${at(186, 500)} ${at(182, 560)} ${at(120, 600)}C${at(96, 560)} ${at(120, 470)} ${at(178, 440)}Z`, { tone: tone + 0.1, weave: false, round: 0.5 });
    pen.piece(`M${at(-3, -6)}Q${at(92, 10)} ${at(187, -6)}V${top + 62}Q${at(92, 78)} ${at(-2, 62)}Z`, { tone: tone - 0.04, weave: 'rib' });
    if (!back) pen.line(`M${at(4, 74)}Q${at(92, 90)} ${at(180, 74)}`, RED_THREAD, 4);
  };
  sock(478, 190, 0.1);
  sock(back ? 330 : 350, 250, 0);
}

/** A card of thick paper with a woven edge, on its envelope. */
export function giftCard(pen: Pen): void {
  const dark = lightness(pen.cloth.ground) < 0.5;
  pen.piece('M196 392L742 344 776 712 230 760Z', { colour: '#e4dccb', weave: false, round: 0.3 });
  pen.line('M196 392L498 562 742 344', '#b7ad97', 2.4);
  pen.shade('M150 506L680 460 712 802 184 850Z', 0.25);
  pen.piece('M132 486Q131 474 143 473L670 427Q682 426 683 438L712 772Q713 784 701 785L174 831Q162 832 161 820Z', { round: 0.2 });
  pen.line('M190 470L219 826', dark ? '#f4efe4' : '#2a2927', 22, { cap: 'butt' });
  pen.line('M193 470L222 826', RED_THREAD, 4, { cap: 'butt' });
  pen.line('M290 740l196-17M290 706l120-10.5', dark ? '#f4efe4' : '#2a2927', 5);
}
