import { lightness } from './tone.ts';
import { outline, type Pen } from './pen.ts';

const x = (half: number) => 450 - half;
const brass = '#b9975b';
const redThread = '#b3262a';

/** A dress on two thin straps, cut on the bias. */
export function slipDress(pen: Pen, back: boolean): void {
  const drop = back ? 120 : 80;
  pen.both(() => pen.line(`M${x(92)} 300C${x(92)} 230 ${x(80)} 170 ${x(66)} 122`, pen.cloth.ground, 8));
  if (!back) pen.piece(outline([450, 352], [x(50), 350, x(80), 346, x(112), 350], [x(100), 420], [450, 430]), { tone: 0.45, round: 0.3 });
  pen.piece(outline([450, 292 + drop], [x(34), 282 + drop, x(74), 330, x(92), 292], [x(102), 318, x(122), 346, x(142), 366], [x(134), 470, x(122), 520, x(124), 590], [x(132), 700, x(172), 860, x(186), 1084], [x(120), 1106, x(60), 1110, 450, 1110]), {
    folds: [[x(96), 330, x(70), 440, x(98), 600, 20], [x(92), 560, x(104), 800, x(146), 1090, 30], [x(10), 640, x(14), 880, x(54), 1110, 30], [480, 620, 520, 860, 532, 1110, 32], [548, 580, 580, 800, 606, 1096, 22], [400, 400, 450, 440, 520, 400, 12]],
  });
  pen.both(() => pen.seam(`M${x(92)} 292C${x(74)} 330 ${x(34)} ${282 + drop} 450 ${292 + drop}`, 2.4));
  if (!back) pen.both(() => pen.shade(`M${x(100)} 470Q${x(64)} 462 ${x(50)} 420Q${x(58)} 480 ${x(100)} 470Z`, 0.3));
}

const solePale = '#ece7dc';

/** A low shoe from its outer side, or from its inner one. */
export function sneaker(pen: Pen, back: boolean): void {
  if (back) return pen.mirrored(() => sneaker(pen, false));
  pen.piece('M470 590C540 530 640 520 716 540L740 620H480Z', { tone: 0.5, round: 0.3 });
  pen.piece('M418 516C434 494 472 488 492 502C506 530 520 570 532 606L420 640Z', { tone: -0.04, folds: [[440, 510, 476, 550, 500, 600, 10]] });
  pen.piece('M102 742C100 696 142 672 226 654C312 634 372 586 424 536C446 556 474 596 506 606C584 626 660 590 706 546C740 524 772 532 778 552C784 620 792 680 798 742C600 764 300 764 102 742Z', {
    folds: [[250, 660, 280, 700, 256, 752, 14], [318, 640, 320, 690, 300, 740, 12], [708, 580, 696, 660, 722, 744, 15], [560, 630, 530, 690, 560, 752, 14]],
  });
  pen.piece('M102 744C100 700 146 674 224 655C252 680 268 712 268 752C208 750 150 750 102 744Z', { tone: 0.05, round: 0.5 });
  pen.piece('M714 540C744 524 772 532 778 552C784 620 792 680 798 742L726 750C712 690 706 620 714 540Z', { tone: 0.06, round: 0.5 });
  pen.piece('M424 536C446 556 474 596 506 606L456 712C412 722 360 722 310 714C344 664 384 600 424 536Z', { tone: -0.03, round: 0.4 });
  pen.stitch('M110 736C114 702 158 680 220 664M728 552C722 620 728 690 738 744M498 612L448 704');
  const laces = lightness(pen.cloth.ground) > 0.6 ? '#fbfaf6' : '#e8e3d8';
  const rows = [[410, 562], [392, 592], [373, 622], [354, 652], [338, 680]] as const;
  pen.line(rows.map(([lx, ly]) => `M${lx} ${ly + 3}q40 2 72 38`).join(''), '#8a8578', 12);
  pen.line(rows.map(([lx, ly]) => `M${lx} ${ly}q40 2 72 38`).join(''), laces, 10);
  pen.piece('M92 738C96 732 110 730 130 732C330 752 600 752 788 732C806 730 812 740 810 764C808 796 800 806 780 808C580 818 300 818 140 808C104 804 90 780 92 738Z', { colour: solePale, weave: false, round: 0.35 });
  pen.line('M100 772C330 790 600 790 806 770', '#b9b2a3', 2);
  pen.line('M783 600l4 26', redThread, 5);
}

/** A boot with elastic sides, from its outer side, or from its inner one. */
export function boot(pen: Pen, back: boolean): void {
  if (back) return pen.mirrored(() => boot(pen, false));
  pen.piece('M424 330Q570 300 716 330L704 380H436Z', { tone: 0.5, round: 0.3 });
  pen.piece('M424 336Q570 372 716 336C726 450 742 560 752 640C760 690 764 730 764 768C560 786 300 786 108 768C100 716 140 684 214 660C320 626 400 596 420 520C430 470 426 400 424 336Z', {
    folds: [[430, 560, 400, 620, 300, 640, 18], [470, 600, 400, 690, 300, 720, 18], [440, 500, 500, 540, 560, 530, 14], [700, 600, 660, 680, 720, 768, 16], [200, 670, 220, 720, 190, 770, 14]],
  });
  pen.piece('M520 352L640 350C640 440 626 520 596 580C560 550 530 440 520 352Z', { tone: 0.35, weave: 'rib', round: 0.3 });
  pen.stitch('M510 354C520 450 552 560 596 592C634 530 650 440 650 352M596 592C600 660 606 720 606 776');
  pen.piece('M666 342l30-4 6-58q-18-14-36 2Z', { tone: 0.05, round: 0.4 });
  pen.piece('M100 764C330 790 580 786 772 764L776 794C580 812 300 812 112 796Q98 790 100 764Z', { colour: '#2f2925', weave: false, round: 0.3 });
  pen.piece('M600 798C660 798 720 796 776 792L774 842H612Z', { colour: '#2a2420', weave: false, round: 0.5 });
}

/** A shopper with two handles. */
export function tote(pen: Pen, back: boolean): void {
  const handle = (y: number, tone: number) => pen.piece(`M290 470C292 ${y + 90} 340 ${y} 450 ${y}S608 ${y + 90} 610 470H574C572 ${y + 110} 530 ${y + 36} 450 ${y + 36}S328 ${y + 110} 326 470Z`, { tone, round: 0.3 });
  handle(250, 0.2);
  pen.piece('M196 452Q450 436 704 452L700 490H200Z', { tone: 0.5, round: 0.3 });
  pen.piece('M190 462Q450 478 710 462C716 640 712 820 694 980Q450 1004 206 980C188 820 184 640 190 462Z', {
    folds: [[250, 480, 330, 640, 270, 980, 26], [470, 480, 430, 700, 500, 990, 24], [640, 480, 600, 720, 650, 980, 22]],
  });
  pen.seam('M192 502Q450 518 708 502', 1.6);
  pen.stitch('M192 494Q450 510 708 494M214 966Q450 990 686 966');
  handle(284, 0);
  pen.both(() => {
    pen.piece('M286 462h44v82h-44Z', { tone: -0.03, round: 0.2 });
    pen.stitch('M294 470l28 66M322 470l-28 66M292 468h32v70h-32Z');
  });
  if (back) pen.piece('M330 600h240v210q-120 16-240 0Z', { tone: -0.02, round: 0.2 });
  else {
    pen.piece('M412 620h76v46h-76Z', { colour: '#ece7dc', weave: false, round: 0.2 });
    pen.line('M424 656h52', redThread, 3);
  }
}

/** A small bag on a long strap. */
export function crossbody(pen: Pen, back: boolean): void {
  pen.piece('M232 600C190 420 250 210 450 196S710 420 668 600H642C680 430 630 232 450 228S220 430 258 600Z', { round: 0.6 });
  pen.piece('M214 590Q450 560 686 590C704 700 704 820 690 900Q680 952 620 958Q450 972 280 958Q220 952 210 900C196 820 196 700 214 590Z', { folds: [[260, 620, 300, 760, 260, 940, 22], [640, 620, 610, 780, 640, 940, 22]] });
  pen.both(() => pen.line('M232 604a15 15 0 1 0 26 0a15 15 0 1 0-26 0', brass, 7));
  if (back) {
    pen.seam('M260 680Q450 700 640 680', 5);
    pen.stitch('M250 668Q450 688 650 668V860');
    return;
  }
  pen.shade('M212 600H688V800Q450 850 212 800Z', 0.4);
  pen.piece('M210 588Q450 554 690 588C696 660 694 730 680 772Q668 806 620 808Q450 822 280 808Q232 806 220 772C206 730 204 660 210 588Z', { tone: -0.03, folds: [[300, 590, 330, 700, 300, 810, 18], [560, 590, 600, 700, 560, 810, 18]] });
  pen.stitch('M226 600C222 680 226 740 240 772Q252 792 284 794Q450 806 616 794Q648 792 660 772C674 740 678 680 674 600');
  pen.piece('M424 780h52v52q-26 14-52 0Z', { colour: brass, weave: false, round: 0.7 });
  pen.line('M450 796v20', '#6f5526', 4);
}

/** A belt closed to a loop, as it sits on a waist. */
export function belt(pen: Pen, back: boolean): void {
  pen.piece('M150 600C160 500 300 460 450 460S740 500 750 600L738 640C720 560 600 530 450 530S180 560 162 640Z', { tone: 0.4, colour: '#a07a52', weave: false, round: 0.5 });
  pen.piece('M148 590C170 700 310 742 450 742S730 700 752 590L756 668C740 782 600 828 450 828S160 782 144 668Z', {});
  pen.stitch('M156 606C182 714 320 754 450 754S718 714 744 606M152 662C170 772 310 816 450 816S730 772 748 662');
  if (back) return;
  for (const hole of [330, 290, 250]) pen.line(`M${hole} ${774 - (330 - hole) * 0.3}h.1`, '#1b1613', 11);
  pen.piece('M364 734h34v94h-34Z', { tone: -0.02, round: 0.4 });
  pen.line('M416 722h104q14 0 14 14v92q0 14-14 14H416q-14 0-14-14v-92q0-14 14-14Z', '#7d6232', 22);
  pen.line('M416 719h104q14 0 14 14v92q0 14-14 14H416q-14 0-14-14v-92q0-14 14-14Z', brass, 17);
  pen.line('M520 784H398', '#8a6e3c', 13);
  pen.line('M520 782H398', '#cdae74', 9);
}

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
    pen.piece('M500 706l34 4v36l-34-4Z', { colour: brass, weave: false, round: 0.5 });
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
  pen.line('M426 822h48', redThread, 3);
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
    if (!back) pen.line(`M${at(4, 74)}Q${at(92, 90)} ${at(180, 74)}`, redThread, 4);
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
  pen.line('M190 470L219 826', dark ? '#f4efe4' : '#2a2927', 22, '');
  pen.line('M193 470L222 826', redThread, 4, '');
  pen.line('M290 740l196-17M290 706l120-10.5', dark ? '#f4efe4' : '#2a2927', 5);
}
