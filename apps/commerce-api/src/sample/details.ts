import type { Localised } from '../storage/schema.ts';
import { say } from './say.ts';

/** How a garment is finished: one sentence of each group ends a description. */
export const details = {
  jeans: [
    say('Riveted corners, chain-stitched hems and five pockets deep enough for a phone.', 'Genietete Ecken, Kettelstich am Saum und fünf Taschen, tief genug fürs Telefon.', 'زوايا مثبتة بالمسامير وحواف بغرزة السلسلة وخمسة جيوب عميقة تتسع للهاتف.'),
    say('A button fly, bar tacks at every corner and one red thread inside the coin pocket.', 'Knopfleiste, Riegel an jeder Ecke und ein roter Faden innen in der Münztasche.', 'إغلاق بأزرار وتثبيت عند كل زاوية وخيط أحمر واحد داخل جيب العملات.'),
    say('Every seam that carries weight is sewn with a strong thread.', 'Jede tragende Naht ist mit kräftigem Faden genäht.', 'كل درزة تحمل ثقلًا مخيطة بخيط قوي.'),
    say('A coin pocket that still takes a coin, and belt loops that take a wide belt.', 'Eine Münztasche, in die noch eine Münze passt, und Schlaufen für breite Gürtel.', 'جيب للعملات يتسع لعملة، وحلقات تناسب الأحزمة العريضة.'),
    say('Felled inseams, a leather patch without a logo and buttons of solid metal.', 'Gekappte Innennähte, ein Lederetikett ohne Logo und Knöpfe aus massivem Metall.', 'درزات داخلية مطوية ورقعة جلدية بلا شعار وأزرار من المعدن المصمت.'),
  ],
  trousers: [
    say('A hidden hook, a curtained waistband and hems with room to let down.', 'Verdeckter Haken, verarbeiteter Bund und Saumzugabe zum Auslassen.', 'مشبك مخفي وحزام خصر مشغول وحافة قابلة للإطالة.'),
    say('Slanted front pockets, two welt pockets behind and no visible stitching.', 'Schräge Taschen vorn, zwei Paspeltaschen hinten, keine sichtbare Naht.', 'جيوب أمامية مائلة وجيبان خلفيان مخفيان من دون غرز ظاهرة.'),
    say('The side pockets lie flat, even with something in them.', 'Die Seitentaschen liegen flach an, auch wenn etwas darin ist.', 'الجيوب الجانبية مستوية حتى عند استعمالها.'),
    say('Bound seams inside and a spare button where you will find it.', 'Eingefasste Nähte innen und ein Ersatzknopf, den man auch findet.', 'درزات مغلّفة من الداخل وزر احتياطي في مكان واضح.'),
  ],
  tees: [
    say('Taped shoulders and a collar that is sewn on twice.', 'Verstärkte Schultern und ein doppelt angenähter Halsausschnitt.', 'كتفان مدعّمان وياقة مخيطة مرتين.'),
    say('Cut to stay straight: the side seams do not turn in the wash.', 'So zugeschnitten, dass sich die Seitennähte beim Waschen nicht verdrehen.', 'مقصوص بحيث لا تنحرف الدرزات الجانبية عند الغسل.'),
    say('The label is printed, so nothing scratches.', 'Das Etikett ist gedruckt, damit nichts kratzt.', 'البطاقة مطبوعة كي لا يخدش شيء البشرة.'),
    say('A double row of stitches at every hem.', 'Doppelte Stiche an jedem Saum.', 'صفّان من الغرز عند كل حافة.'),
  ],
  shirts: [
    say('Mother-of-pearl buttons, each on a short stem of thread.', 'Perlmuttknöpfe, jeder auf einem kurzen Fadenstiel.', 'أزرار من عرق اللؤلؤ مثبتة على ساق قصيرة من الخيط.'),
    say('Single-needle seams, a split yoke and a hem that works untucked.', 'Einnadelnähte, geteilte Passe und ein Saum, der auch über der Hose sitzt.', 'درزات بإبرة واحدة وكتف مقسوم وحافة تناسب الارتداء خارج البنطال.'),
    say('Fourteen stitches to the inch and not one loose end.', 'Fünfeinhalb Stiche auf den Zentimeter und kein loses Ende.', 'غرز دقيقة متراصّة ولا خيط سائب واحد.'),
    say('A loop at the back, a gusset at the side and cuffs that can be turned.', 'Ein Aufhänger hinten, ein Keil an der Seite und Manschetten zum Umschlagen.', 'حلقة في الخلف ووصلة عند الجانب وأساور قابلة للطي.'),
  ],
  knits: [
    say('Linked by hand at neck and shoulder, so that no seam scratches.', 'An Hals und Schulter von Hand gekettelt, damit keine Naht kratzt.', 'موصول يدويًا عند الرقبة والكتف كي لا تخدش أي درزة.'),
    say('A spare length of yarn is sewn into the side for repairs.', 'Ein Stück Garn zum Ausbessern ist in der Seitennaht eingenäht.', 'قطعة خيط احتياطية للإصلاح مخيطة في الجانب.'),
    say('Fully fashioned: knitted to shape instead of cut.', 'In Form gestrickt statt zugeschnitten.', 'محبوك على شكله بدل قصّه.'),
    say('Double ribs at cuff and hem that spring back.', 'Doppelte Bündchen an Ärmel und Saum, die zurückspringen.', 'أساور مزدوجة عند الكم والحافة تعود إلى شكلها.'),
  ],
  sweats: [
    say('Flat seams and a neck tape that stays soft.', 'Flachnähte und ein Nackenband, das weich bleibt.', 'درزات مسطحة وشريط رقبة يبقى ناعمًا.'),
    say('Garment-dyed, so the colour settles into the seams.', 'Im Stück gefärbt, sodass sich die Farbe in den Nähten setzt.', 'مصبوغ بعد الخياطة فيستقر اللون في الدرزات.'),
    say('Ribbed panels at the side, so that it moves with the arms.', 'Rippeinsätze an der Seite, die jede Bewegung mitmachen.', 'ألواح مضلّعة عند الجانبين تتحرك مع الذراعين.'),
    say('Set-in sleeves, a covered neck seam and cuffs two fingers wide.', 'Eingesetzte Ärmel, verdeckte Halsnaht und zwei Finger breite Bündchen.', 'أكمام مركّبة ودرزة رقبة مغطاة وأساور بعرض إصبعين.'),
  ],
  jackets: [
    say('Two pockets inside, two outside, and a hanger loop that holds.', 'Zwei Taschen innen, zwei außen und ein Aufhänger, der hält.', 'جيبان من الداخل وجيبان من الخارج وحلقة تعليق متينة.'),
    say('Metal buttons and zips that can be replaced.', 'Knöpfe und Reißverschlüsse aus Metall, die sich ersetzen lassen.', 'أزرار وسحّابات معدنية يمكن استبدالها.'),
    say('The collar stands without stiffening.', 'Der Kragen steht ganz ohne Verstärkung.', 'الياقة ثابتة من دون تقوية.'),
    say('Seams that take the strain are sewn three times.', 'Nähte unter Zug sind dreifach genäht.', 'الدرزات التي تتحمل الشدّ مخيطة ثلاث مرات.'),
  ],
  tailoring: [
    say('Working cuff buttons and a pocket for a ticket on the inside.', 'Knöpfbare Ärmelschlitze und innen eine Tasche für die Fahrkarte.', 'أزرار أكمام قابلة للفتح وجيب داخلي للتذاكر.'),
    say('The chest is built on canvas, so it shapes itself to the wearer.', 'Die Brust ist auf Einlage gearbeitet und formt sich mit dem Tragen.', 'الصدر مبني على حشوة قماشية تتشكل مع الارتداء.'),
    say('A lapel that rolls instead of being pressed flat.', 'Ein Revers, das rollt und nicht platt gebügelt ist.', 'طيّة صدر ملفوفة لا مكوية بشكل مسطّح.'),
    say('Horn buttons, sewn on by hand with a shank.', 'Hornknöpfe, von Hand mit Stiel angenäht.', 'أزرار من القرن مخيطة يدويًا.'),
  ],
  dresses: [
    say('Fully lined to the hip, with a hidden zip at the side.', 'Bis zur Hüfte gefüttert, mit verdecktem Reißverschluss an der Seite.', 'مبطّن حتى الورك مع سحّاب جانبي مخفي.'),
    say('French seams inside, as neat as outside.', 'Innen mit französischen Nähten, so sauber wie außen.', 'درزات فرنسية من الداخل أنيقة كما من الخارج.'),
    say('The straps can be shortened, and the hem has been weighted a little.', 'Die Träger lassen sich kürzen, der Saum ist leicht beschwert.', 'يمكن تقصير الحمالات، والحافة مثقّلة قليلًا.'),
  ],
  shoes: [
    say('A cushioned footbed to take out, and laces or tabs that can be replaced.', 'Herausnehmbares, gepolstertes Fußbett; Senkel und Laschen lassen sich ersetzen.', 'نعل داخلي مبطّن قابل للنزع، وأربطة وألسنة يمكن استبدالها.'),
    say('Stitched, not only glued, so that a cobbler can help.', 'Genäht und nicht nur geklebt, damit der Schuster helfen kann.', 'مخيط وليس ملصوقًا فقط، ليسهل على الإسكافي إصلاحه.'),
    say('Lined with leather as far as the toe.', 'Bis in die Spitze mit Leder gefüttert.', 'مبطّن بالجلد حتى المقدمة.'),
    say('A heel counter that holds its shape when the back is trodden down.', 'Eine Fersenkappe, die auch achtloses Anziehen verzeiht.', 'كعب داخلي يحافظ على شكله مع كثرة اللبس.'),
  ],
  bags: [
    say('Handles that run all the way under the base, and one pocket with a zip.', 'Henkel, die unter dem Boden durchlaufen, und ein Fach mit Reißverschluss.', 'مقابض تمتد تحت القاعدة وجيب واحد بسحّاب.'),
    say('Solid brass fittings that darken with time.', 'Massive Messingbeschläge, die mit der Zeit nachdunkeln.', 'قطع نحاسية مصمتة تزداد دكنة مع الوقت.'),
    say('The seams are bound, the corners doubled, the base lies flat.', 'Die Nähte eingefasst, die Ecken doppelt, der Boden flach.', 'درزات مغلّفة وزوايا مزدوجة وقاعدة مستوية.'),
  ],
  leathergoods: [
    say('The edges are burnished by hand and will not fray.', 'Die Kanten sind von Hand poliert und fransen nicht.', 'الحواف مصقولة يدويًا ولا تتنسّل.'),
    say('One piece of leather from end to end, without a seam.', 'Aus einem Stück Leder, ohne eine einzige Naht.', 'قطعة جلد واحدة من أولها إلى آخرها بلا درزات.'),
    say('Seven holes, punched one by one.', 'Sieben Löcher, eines nach dem anderen gestanzt.', 'سبعة ثقوب محفورة واحدًا تلو الآخر.'),
  ],
  headwear: [
    say('Bound inside, so that no seam presses on the forehead.', 'Innen eingefasst, damit keine Naht an der Stirn drückt.', 'مغلّفة من الداخل كي لا تضغط درزة على الجبين.'),
    say('Good on the day it is bought, better after a winter.', 'Gut am ersten Tag, besser nach einem Winter.', 'جميلة من اليوم الأول وأجمل بعد شتاء كامل.'),
    say('No logo outside, only a red thread within.', 'Außen kein Logo, nur innen ein roter Faden.', 'لا شعار من الخارج، بل خيط أحمر من الداخل.'),
  ],
  scarves: [
    say('Woven in one piece, with edges that need no hem.', 'In einem Stück gewebt, mit Kanten, die keinen Saum brauchen.', 'منسوج قطعة واحدة بحواف لا تحتاج إلى كفافة.'),
    say('Washed and brushed until it stops being new.', 'Gewaschen und gebürstet, bis es nicht mehr neu wirkt.', 'مغسول ومصقول حتى تزول عنه قسوة الجديد.'),
    say('Thirty centimetres wide and close to two metres long.', 'Dreißig Zentimeter breit und fast zwei Meter lang.', 'بعرض ثلاثين سنتيمترًا وطول يقارب المترين.'),
  ],
  socks: [
    say('Reinforced at heel and toe.', 'An Ferse und Spitze verstärkt.', 'مدعّمة عند الكعب والأصابع.'),
    say('The cuff holds without leaving a mark.', 'Das Bündchen hält, ohne einzuschneiden.', 'الأسورة ثابتة من دون أن تترك أثرًا.'),
    say('Linked by hand at the toe.', 'An der Spitze von Hand gekettelt.', 'موصولة يدويًا عند الأصابع.'),
  ],
  skirts: [
    say('A narrow waistband, a hidden zip and a hem that was levelled by hand.', 'Schmaler Bund, verdeckter Reißverschluss und ein von Hand ausgeglichener Saum.', 'خصر رفيع وسحّاب مخفي وحافة مضبوطة يدويًا.'),
    say('Lined to just above the knee, so that nothing clings.', 'Bis knapp über das Knie gefüttert, damit nichts klebt.', 'مبطّنة حتى ما فوق الركبة كي لا تلتصق.'),
    say('Pockets in the side seams, which nobody sees.', 'Taschen in den Seitennähten, die niemand sieht.', 'جيوب في الدرزات الجانبية لا يراها أحد.'),
  ],
  shirtDresses: [
    say('Buttons down to the hem, pockets in the seams and a belt of the same cloth.', 'Knöpfe bis zum Saum, Taschen in den Nähten und ein Gürtel aus demselben Stoff.', 'أزرار حتى الحافة وجيوب في الدرزات وحزام من القماش نفسه.'),
    say('Sleeves that roll up and stay there with a tab.', 'Ärmel zum Krempeln, mit Riegel gehalten.', 'أكمام تُطوى وتُثبّت بشريط صغير.'),
    say('A yoke at the back with enough width to reach for a shelf.', 'Eine Rückenpasse mit genug Weite für das oberste Regal.', 'كتف خلفي باتساع يسمح بحرية الحركة.'),
  ],
  kids: [
    say('Doubled where children kneel, crawl and lean.', 'Doppelt gelegt, wo Kinder knien, krabbeln und sich stützen.', 'مدعّم حيث يركع الأطفال ويزحفون.'),
    say('Flat seams, a soft label and nothing that could come off.', 'Flache Nähte, ein weiches Etikett und nichts, was sich lösen könnte.', 'درزات مسطحة وبطاقة ناعمة ولا شيء يمكن أن ينفصل.'),
    say('Hems and cuffs with four centimetres to let down.', 'Säume und Bündchen mit vier Zentimetern zum Auslassen.', 'حواف وأساور يمكن إطالتها أربعة سنتيمترات.'),
    say('Washed before it was sewn, so it comes out of the machine the same size.', 'Vor dem Nähen gewaschen: kommt aus der Maschine, wie es hineinging.', 'مغسول قبل الخياطة فيخرج من الغسالة بمقاسه نفسه.'),
  ],
} satisfies Record<string, Localised[]>;

export type DetailGroup = keyof typeof details;
