import type { Pen } from './pen.ts';
import { lightness, RED_THREAD } from './tone.ts';

const solePale = '#ece7dc';

/** A low shoe from its outer side, or from its inner one. */
export function sneaker(pen: Pen, back: boolean): void {
  if (back) return pen.mirrored(() => sneaker(pen, false));
  pen.piece('M470 590C540 530 640 520 716 540L740 620H480Z', { tone: 0.24, lift: 0.2, round: 0.3 });
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
  pen.line('M783 600l4 26', RED_THREAD, 5);
}

/** A boot with elastic sides, from its outer side, or from its inner one. */
export function boot(pen: Pen, back: boolean): void {
  if (back) return pen.mirrored(() => boot(pen, false));
  pen.piece('M424 330Q570 300 716 330L704 380H436Z', { tone: 0.24, lift: 0.2, round: 0.3 });
  pen.piece('M424 336Q570 372 716 336C726 450 742 560 752 640C760 690 764 730 764 768C560 786 300 786 108 768C100 716 140 684 214 660C320 626 400 596 420 520C430 470 426 400 424 336Z', {
    folds: [[430, 560, 400, 620, 300, 640, 18], [470, 600, 400, 690, 300, 720, 18], [440, 500, 500, 540, 560, 530, 14], [700, 600, 660, 680, 720, 768, 16], [200, 670, 220, 720, 190, 770, 14]],
  });
  pen.piece('M520 352L640 350C640 440 626 520 596 580C560 550 530 440 520 352Z', { tone: 0.35, weave: 'rib', round: 0.3 });
  pen.stitch('M510 354C520 450 552 560 596 592C634 530 650 440 650 352M596 592C600 660 606 720 606 776');
  pen.piece('M666 342l30-4 6-58q-18-14-36 2Z', { tone: 0.05, round: 0.4 });
  pen.piece('M100 764C330 790 580 786 772 764L776 794C580 812 300 812 112 796Q98 790 100 764Z', { colour: '#2f2925', weave: false, round: 0.3 });
  pen.piece('M600 798C660 798 720 796 776 792L774 842H612Z', { colour: '#2a2420', weave: false, round: 0.5 });
}
