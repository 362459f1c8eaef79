import type { Pen } from './pen.ts';
import { BRASS, RED_THREAD } from './tone.ts';

/** A shopper with two handles. */
export function tote(pen: Pen, back: boolean): void {
  const handle = (y: number, tone: number) => pen.piece(`M290 470C292 ${y + 90} 340 ${y} 450 ${y}S608 ${y + 90} 610 470H574C572 ${y + 110} 530 ${y + 36} 450 ${y + 36}S328 ${y + 110} 326 470Z`, { tone, round: 0.3 });
  handle(250, 0.2);
  pen.piece('M196 452Q450 436 704 452L700 490H200Z', { tone: 0.24, lift: 0.2, round: 0.3 });
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
    pen.line('M424 656h52', RED_THREAD, 3);
  }
}

/** A small bag on a long strap. */
export function crossbody(pen: Pen, back: boolean): void {
  pen.piece('M232 600C190 420 250 210 450 196S710 420 668 600H642C680 430 630 232 450 228S220 430 258 600Z', { round: 0.6 });
  pen.piece('M214 590Q450 560 686 590C704 700 704 820 690 900Q680 952 620 958Q450 972 280 958Q220 952 210 900C196 820 196 700 214 590Z', { folds: [[260, 620, 300, 760, 260, 940, 22], [640, 620, 610, 780, 640, 940, 22]] });
  pen.both(() => pen.line('M232 604a15 15 0 1 0 26 0a15 15 0 1 0-26 0', BRASS, 7));
  if (back) {
    pen.seam('M260 680Q450 700 640 680', 5);
    pen.stitch('M250 668Q450 688 650 668V860');
    return;
  }
  pen.shade('M212 600H688V800Q450 850 212 800Z', 0.4);
  pen.piece('M210 588Q450 554 690 588C696 660 694 730 680 772Q668 806 620 808Q450 822 280 808Q232 806 220 772C206 730 204 660 210 588Z', { tone: -0.03, folds: [[300, 590, 330, 700, 300, 810, 18], [560, 590, 600, 700, 560, 810, 18]] });
  pen.stitch('M226 600C222 680 226 740 240 772Q252 792 284 794Q450 806 616 794Q648 792 660 772C674 740 678 680 674 600');
  pen.piece('M424 780h52v52q-26 14-52 0Z', { colour: BRASS, weave: false, round: 0.7 });
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
  pen.line('M416 719h104q14 0 14 14v92q0 14-14 14H416q-14 0-14-14v-92q0-14 14-14Z', BRASS, 17);
  pen.line('M520 784H398', '#8a6e3c', 13);
  pen.line('M520 782H398', '#cdae74', 9);
}
