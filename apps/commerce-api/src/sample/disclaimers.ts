import type { Localised } from '../storage/schema.ts';
import type { ColourId } from './colours.ts';
import type { FabricName } from './fabrics.ts';
import { say } from './say.ts';

const rubsOff = say('Indigo rubs off at first: keep it away from light fabrics.', 'Indigo färbt anfangs ab: bitte von hellen Stoffen fernhalten.', 'صبغة النيلة تترك أثرًا في البداية: أبعدها عن الأقمشة الفاتحة.');
const everyHide = say('Every hide is different, so yours will not look quite like the picture.', 'Jede Haut ist anders: Ihr Stück sieht nie ganz aus wie auf dem Bild.', 'كل جلد يختلف عن غيره، فلن تطابق قطعتك الصورة تمامًا.');
const louder = say('Louder in daylight than on a screen.', 'Bei Tageslicht kräftiger als auf dem Bildschirm.', 'اللون في ضوء النهار أقوى مما يبدو على الشاشة.');
const toOrder = say('Paid for today, sent on the day it arrives.', 'Heute bezahlt, verschickt am Tag, an dem es eintrifft.', 'يُدفع اليوم ويُرسل يوم وصوله.');

/** The sentence under a price, where an honest shop would put one. */
export function disclaimerFor({ fabric, colour, isPreorder }: { fabric: FabricName; colour: ColourId; isPreorder: boolean }): Localised | undefined {
  if (isPreorder) return toOrder;
  if (fabric.endsWith('Denim') && (colour === 'rawindigo' || colour === 'rinse')) return rubsOff;
  if (fabric === 'leather') return everyHide;
  return colour === 'acid' ? louder : undefined;
}
