import type { Localised } from '../storage/schema.ts';
import { say } from './say.ts';

/** How a garment is finished: one sentence of each group ends a description. */
export const details = {
  jeans: [
    say('Copper rivets, chain-stitched hems and five pockets deep enough for a phone.', 'Kupfernieten, Kettelstich am Saum und fünf Taschen, tief genug fürs Telefon.', 'مسامير نحاسية وحواف بغرزة السلسلة وخمسة جيوب عميقة تتسع للهاتف.'),
    say('A button fly, bar tacks at every corner and one red thread inside the coin pocket.', 'Knopfleiste, Riegel an jeder Ecke und ein roter Faden innen in der Münztasche.', 'إغلاق بأزرار وتثبيت عند كل زاوية وخيط أحمر واحد داخل جيب العملات.'),
    say('Every seam that carries weight is sewn with a strong thread.', 'Jede tragende Naht ist mit kräftigem Faden genäht.', 'كل درزة تحمل ثقلًا مخيطة بخيط قوي.'),
  ],
  trousers: [
    say('A hidden hook, a curtained waistband and hems with room to let down.', 'Verdeckter Haken, verarbeiteter Bund und Saumzugabe zum Auslassen.', 'مشبك مخفي وحزام خصر مشغول وحافة قابلة للإطالة.'),
    say('Slanted front pockets, two welt pockets behind and no visible stitching.', 'Schräge Taschen vorn, zwei Paspeltaschen hinten, keine sichtbare Naht.', 'جيوب أمامية مائلة وجيبان خلفيان مخفيان من دون غرز ظاهرة.'),
  ],
  tees: [
    say('Taped shoulders and a collar that is sewn on twice.', 'Verstärkte Schultern und ein doppelt angenähter Halsausschnitt.', 'كتفان مدعّمان وياقة مخيطة مرتين.'),
    say('Cut to stay straight: the side seams do not turn in the wash.', 'So zugeschnitten, dass sich die Seitennähte beim Waschen nicht verdrehen.', 'مقصوص بحيث لا تنحرف الدرزات الجانبية عند الغسل.'),
  ],
  shirts: [
    say('Mother-of-pearl buttons, each on a short stem of thread.', 'Perlmuttknöpfe, jeder auf einem kurzen Fadenstiel.', 'أزرار من عرق اللؤلؤ مثبتة على ساق قصيرة من الخيط.'),
    say('Single-needle seams, a split yoke and a hem that works untucked.', 'Einnadelnähte, geteilte Passe und ein Saum, der auch über der Hose sitzt.', 'درزات بإبرة واحدة وكتف مقسوم وحافة تناسب الارتداء خارج البنطال.'),
  ],
  knits: [
    say('Linked by hand at neck and shoulder, so that no seam scratches.', 'An Hals und Schulter von Hand gekettelt, damit keine Naht kratzt.', 'موصول يدويًا عند الرقبة والكتف كي لا تخدش أي درزة.'),
    say('A spare length of yarn is sewn into the side for repairs.', 'Ein Stück Garn zum Ausbessern ist in der Seitennaht eingenäht.', 'قطعة خيط احتياطية للإصلاح مخيطة في الجانب.'),
  ],
  sweats: [
    say('Flat seams and a neck tape that stays soft.', 'Flachnähte und ein Nackenband, das weich bleibt.', 'درزات مسطحة وشريط رقبة يبقى ناعمًا.'),
    say('Garment-dyed, so the colour settles into the seams.', 'Im Stück gefärbt, sodass sich die Farbe in den Nähten setzt.', 'مصبوغ بعد الخياطة فيستقر اللون في الدرزات.'),
  ],
  jackets: [
    say('Two pockets inside, two outside, and a hanger loop that holds.', 'Zwei Taschen innen, zwei außen und ein Aufhänger, der hält.', 'جيبان من الداخل وجيبان من الخارج وحلقة تعليق متينة.'),
    say('Metal buttons and zips that can be replaced.', 'Knöpfe und Reißverschlüsse aus Metall, die sich ersetzen lassen.', 'أزرار وسحّابات معدنية يمكن استبدالها.'),
  ],
  tailoring: [
    say('Working cuff buttons and a pocket for a ticket on the inside.', 'Knöpfbare Ärmelschlitze und innen eine Tasche für die Fahrkarte.', 'أزرار أكمام قابلة للفتح وجيب داخلي للتذاكر.'),
    say('The chest is built on canvas, so it shapes itself to the wearer.', 'Die Brust ist auf Einlage gearbeitet und formt sich mit dem Tragen.', 'الصدر مبني على حشوة قماشية تتشكل مع الارتداء.'),
  ],
  dresses: [
    say('Fully lined to the hip, with a hidden zip at the side.', 'Bis zur Hüfte gefüttert, mit verdecktem Reißverschluss an der Seite.', 'مبطّن حتى الورك مع سحّاب جانبي مخفي.'),
    say('French seams inside, as neat as outside.', 'Innen mit französischen Nähten, so sauber wie außen.', 'درزات فرنسية من الداخل أنيقة كما من الخارج.'),
  ],
  shoes: [
    say('A cushioned footbed to take out, and laces or tabs that can be replaced.', 'Herausnehmbares, gepolstertes Fußbett; Senkel und Laschen lassen sich ersetzen.', 'نعل داخلي مبطّن قابل للنزع، وأربطة وألسنة يمكن استبدالها.'),
    say('Stitched, not only glued, so that a cobbler can help.', 'Genäht und nicht nur geklebt, damit der Schuster helfen kann.', 'مخيط وليس ملصوقًا فقط، ليسهل على الإسكافي إصلاحه.'),
  ],
  bags: [
    say('Handles that run all the way under the base, and one pocket with a zip.', 'Henkel, die unter dem Boden durchlaufen, und ein Fach mit Reißverschluss.', 'مقابض تمتد تحت القاعدة وجيب واحد بسحّاب.'),
    say('Solid brass fittings that darken with time.', 'Massive Messingbeschläge, die mit der Zeit nachdunkeln.', 'قطع نحاسية مصمتة تزداد دكنة مع الوقت.'),
  ],
  leathergoods: [say('The edges are burnished by hand and will not fray.', 'Die Kanten sind von Hand poliert und fransen nicht.', 'الحواف مصقولة يدويًا ولا تتنسّل.')],
  headwear: [
    say('One size of comfort, packed flat without complaint.', 'Bequem, unkompliziert und flach zu verstauen.', 'مريح وبسيط ويُطوى مسطحًا بسهولة.'),
    say('Good on the day it is bought, better after a winter.', 'Gut am ersten Tag, besser nach einem Winter.', 'جميل من اليوم الأول وأجمل بعد شتاء كامل.'),
  ],
} satisfies Record<string, Localised[]>;

export type DetailGroup = keyof typeof details;
