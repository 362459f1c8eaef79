import type { Pen } from './pen.ts';
import { darker, lightness, RED_THREAD } from './tone.ts';

const GUM = '#c9a77c';
const CHALK = '#efebe1';

/** A low court shoe from its outer side, or from its inner one. */
export function sneaker(pen: Pen, back: boolean): void {
  if (back) return pen.mirrored(() => sneaker(pen, false));
  const lining = lightness(pen.cloth.ground) > 0.6 ? '#ddd6c8' : '#3b3835';
  const side = 'M104 736C102 690 132 662 196 646C272 628 334 600 384 560L438 516C470 548 520 580 580 586C640 590 690 566 724 528C746 512 778 520 786 546C794 600 796 668 800 736C640 752 300 752 104 736Z';
  // Tongue and the inside behind the opening.
  pen.piece('M398 546C404 510 424 474 446 462C470 456 494 470 500 492L528 584L440 600Z', { lift: 0.9, tone: 0.02, round: 0.8, folds: [[430, 500, 460, 530, 500, 560, 14]] });
  pen.piece('M440 530C520 500 660 500 740 520L724 574C640 606 500 604 440 540Z', { colour: lining, weave: false, lift: 0.3, round: 0.3 });
  pen.piece(side, { lift: 1.4, round: 1.8, folds: [[214, 654, 250, 690, 250, 740, 22], [300, 640, 320, 690, 300, 742, 16], [640, 600, 620, 670, 640, 744, 18]] });
  // Toe cap, quarter and heel lie on it.
  pen.piece('M104 738C102 690 132 662 196 646C244 650 276 690 282 746C220 746 160 744 104 738Z', { lift: 1.9, round: 0.5, tone: 0.01 });
  pen.piece('M716 538C740 512 778 520 786 546C794 600 796 668 800 736L722 744C712 680 708 600 716 538Z', { lift: 2, round: 0.5, tone: 0.03 });
  pen.piece('M384 560L438 516C456 534 480 554 506 566C486 620 456 676 420 716C386 722 346 720 318 712C346 668 370 616 384 560Z', { lift: 2.1, round: 0.5, lean: 38 });
  pen.piece('M560 586C640 590 690 566 716 540L718 566C690 596 640 614 556 610Z', { lift: 2, round: 0.5 });
  pen.stitch('M112 730C110 696 138 670 196 656C236 662 264 696 270 738M728 548C722 610 724 680 734 736M498 572C478 622 450 674 416 708');
  pen.stitch('M520 600C600 640 660 700 690 742M530 594C612 634 674 694 704 740');
  // Laces from eyelet to eyelet, over the tongue.
  const lace = lightness(pen.cloth.ground) > 0.5 ? '#fbf9f3' : '#e4ded0';
  const beneath = lightness(pen.cloth.ground) > 0.5 ? darker(pen.cloth.ground, 0.34) : darker(pen.cloth.ground, 0.5);
  for (const [y, from, to] of [[546, 424, 492], [580, 402, 476], [614, 388, 458], [648, 372, 440], [682, 352, 420]] as const) {
    pen.stud(to + 6, y + 22, 5, '#8d8a84');
    const over = `M${from - 16} ${y - 6}C${from + 8} ${y - 14} ${to - 20} ${y - 4} ${to + 4} ${y + 20}`;
    // White on white shows by its shadow only.
    pen.line(over, beneath, 15.5, { lift: 2.5 });
    pen.line(over, lace, 10.5, { lift: 2.9 });
  }
  for (const bow of ['M446 532C404 486 372 488 366 510C362 530 404 544 446 534', 'M448 532C470 478 500 464 514 482C524 500 488 526 450 534', 'M446 534C424 552 408 566 400 590', 'M450 534C466 552 476 566 478 588']) {
    pen.line(bow, beneath, 13, { lift: 3 });
    pen.line(bow, lace, 8.5, { lift: 3.3 });
  }
  pen.line('M444 528l7 9', lace, 13, { lift: 3.6 });
  pen.piece('M96 734C98 728 106 726 118 728C320 752 610 752 786 728C802 726 808 732 808 746L806 784C806 794 800 798 788 800C580 816 320 816 132 800C106 796 92 764 96 734Z', { colour: CHALK, weave: false, lift: 2.2, round: 0.9, on: false });
  pen.line('M104 756C320 776 610 776 802 754', '#cfc8ba', 2.4, { lift: 2 });
  pen.piece('M112 786C320 806 600 806 800 784L798 798C590 818 320 818 132 802Q118 798 112 786Z', { colour: GUM, weave: false, lift: 2.3, round: 0.3 });
  pen.line('M789 566l4 40', RED_THREAD, 7, { cap: 'butt' });
}

/** A boot with elastic sides, from its outer side, or from its inner one. */
export function boot(pen: Pen, back: boolean): void {
  if (back) return pen.mirrored(() => boot(pen, false));
  pen.piece('M424 330Q570 300 716 330L704 380H436Z', { tone: 0.24, lift: 0.2, round: 0.3 });
  pen.piece('M424 334Q570 372 716 334C726 450 744 560 754 640C762 690 766 730 764 770C560 788 300 788 106 770C98 716 140 682 214 658C320 624 402 592 420 520C430 470 426 400 424 334Z', {
    round: 1.8, lift: 1.4, folds: [[430, 560, 400, 620, 300, 640, 26], [470, 600, 400, 690, 300, 720, 22], [440, 500, 500, 540, 560, 530, 20], [700, 600, 660, 680, 720, 768, 20], [440, 430, 500, 450, 520, 440, 16]],
  });
  pen.piece('M508 352L652 350C652 440 636 526 600 592C560 560 520 440 508 352Z', { tone: 0.28, weave: 'rib', round: 0.4, lift: 1.1 });
  pen.stitch('M500 352C508 450 544 566 598 606C644 540 660 450 660 350M598 606C602 670 606 720 606 778M592 608C596 670 600 720 600 778');
  pen.piece('M668 344l30-4 6-62q-18-14-36 2Z', { tone: 0.02, round: 0.5, lift: 2 });
  pen.line('M672 300h28', RED_THREAD, 4, { cap: 'butt' });
  // Welt, sole and heel are one: ball and heel stand on the ground, the arch between them does not.
  pen.piece('M104 778C330 800 580 798 774 776L778 800Q776 826 768 850H630Q622 834 600 832C560 836 520 850 470 850H220C160 850 112 838 104 800Z', { colour: '#2b2724', weave: false, round: 0.9, lift: 2, on: false });
  pen.line('M612 810C668 810 726 806 776 800M622 829C674 829 724 827 772 824', '#15120f', 2.2, { lift: 2.2 });
  pen.piece('M98 762C330 790 580 786 776 762L779 786C580 806 300 806 108 792Q96 786 98 762Z', { colour: '#3a352f', weave: false, round: 0.8, lift: 2.3, on: false });
  pen.stitch('M112 775C330 797 580 795 768 773', '#8d7a5d');
}
