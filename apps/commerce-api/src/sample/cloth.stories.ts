import type { Localised } from '../storage/schema.ts';
import type { FabricName } from './fabrics.ts';
import { say } from './say.ts';

/** More to say about a cloth than its first sentence. */
export const clothStories: Record<FabricName, Localised[]> = {
  selvedgeDenim: [
    say('Woven edge to edge on shuttle looms; the red line at the outseam is the proof.', 'Auf Schützenwebstühlen von Kante zu Kante gewebt; die rote Linie an der Außennaht ist der Beweis.', 'منسوج من حافة إلى حافة على أنوال المكوك، والخط الأحمر عند الدرزة الخارجية شاهد على ذلك.'),
    say('Rope-dyed with indigo that fades where you bend, sit and carry.', 'Am Strang mit Indigo gefärbt, das dort ausbleicht, wo man sich beugt, sitzt und trägt.', 'مصبوغ بالنيلة حبلًا حبلًا، ويبهت حيث ينثني القماش ويُستعمل.'),
  ],
  rigidDenim: [
    say('Twelve and a half ounces, one fifth of it spun from old denim.', 'Zwölfeinhalb Unzen, ein Fünftel davon aus altem Denim gesponnen.', 'بوزن 12.5 أونصة، خُمسه مغزول من دنيم قديم.'),
    say('No stretch at all: it gives a little on the first day and then holds.', 'Ganz ohne Stretch: gibt am ersten Tag etwas nach und hält dann.', 'من دون أي مرونة: يلين قليلًا في اليوم الأول ثم يثبت.'),
  ],
  stretchDenim: [
    say('Denim that gives way at the knee and comes back by the next step.', 'Denim, der am Knie nachgibt und beim nächsten Schritt wieder sitzt.', 'دنيم يلين عند الركبة ويعود مع الخطوة التالية.'),
    say('It looks like rigid denim and only you know better.', 'Sieht aus wie fester Denim, und nur Sie wissen es besser.', 'يبدو كالدنيم المتين، ولا يعرف مرونته إلا من يلبسه.'),
  ],
  twill: [say('A twill that is soft from the start and keeps its colour at forty degrees.', 'Ein Twill, der von Anfang an weich ist und bei vierzig Grad seine Farbe behält.', 'تويل ناعم من البداية ويحتفظ بلونه عند أربعين درجة.')],
  poplin: [say('Woven from long fibres, so the surface stays smooth and does not pill.', 'Aus langen Fasern gewebt, damit die Oberfläche glatt bleibt und nicht pillt.', 'منسوج من ألياف طويلة فيبقى سطحه أملس ولا تتكوّن عليه كريات.')],
  striped: [say('Two yarns, two colours and nothing printed: the stripe will not wash out.', 'Zwei Garne, zwei Farben, nichts gedruckt: Der Streifen wäscht sich nicht aus.', 'خيطان ولونان ولا شيء مطبوع، فالخطوط لا تزول بالغسل.')],
  linen: [say('Linen that is cool on the skin and dry again within the hour.', 'Leinen, das auf der Haut kühlt und in einer Stunde wieder trocken ist.', 'كتان بارد على البشرة ويجفّ في ساعة.')],
  flannel: [say('A check that was woven, not printed, and brushed until it is quiet.', 'Ein Karo, gewebt statt gedruckt und angeraut, bis es leise ist.', 'مربعات منسوجة لا مطبوعة، ومصقولة حتى النعومة.')],
  jersey: [say('Combed cotton, knitted close, with a smooth face that takes colour deeply.', 'Gekämmte Baumwolle, dicht gestrickt, mit glatter Oberfläche, die Farbe tief annimmt.', 'قطن ممشّط محبوك بكثافة، بوجه أملس يتشرّب اللون بعمق.')],
  heavyJersey: [say('Jersey with the weight of a sweatshirt and the cool of a T-shirt.', 'Jersey, so schwer wie ein Sweatshirt und so kühl wie ein T-Shirt.', 'جيرسي بوزن سويت شيرت وبرودة تيشيرت.')],
  ribJersey: [say('A two-by-two rib with just enough elastane to find its way back.', 'Eine Zwei-zu-zwei-Rippe mit gerade genug Elasthan, um zurückzufinden.', 'ضلع مزدوج بقدر قليل من الإيلاستين يعيده إلى شكله.')],
  fleece: [say('Sweat that was washed once before sewing, so what fits will go on fitting.', 'Sweat, vor dem Nähen einmal gewaschen: Was passt, passt weiter.', 'قماش سويت مغسول قبل الخياطة، فما يناسب اليوم يناسب غدًا.')],
  merino: [say('Nineteen-micron merino from one flock, knitted in twelve gauge.', 'Merinowolle mit 19 Mikron von einer Herde, in Feinheit zwölf gestrickt.', 'ميرينو بسماكة 19 ميكرون من قطيع واحد، محبوك بدقة.')],
  lambswool: [say('The first shearing, spun loosely so that it holds air and warmth.', 'Die erste Schur, locker gesponnen, damit Luft und Wärme bleiben.', 'من أول جزّة، مغزول برخاوة ليحفظ الهواء والدفء.')],
  cottonKnit: [say('Cotton yarn in two strands, for the seasons in which wool is too much.', 'Zweifädiges Baumwollgarn für die Monate, in denen Wolle zu viel ist.', 'خيط قطني مزدوج لأشهر يكون الصوف فيها أكثر مما يلزم.')],
  suiting: [say('A dry, springy cloth of 260 g for ten months of the year.', 'Ein trockener, sprungkräftiger Stoff mit 260 g für zehn Monate im Jahr.', 'قماش جاف مرن بوزن 260 غرامًا لعشرة أشهر في السنة.')],
  coating: [say('Thick cloth from sorted old wool, fulled until rain takes its time.', 'Dichter Stoff aus sortierter Altwolle, gewalkt, bis der Regen Zeit braucht.', 'قماش سميك من صوف معاد فرزه، مدكوك حتى يتمهّل المطر عليه.')],
  satin: [say('A satin with a matt inside, which is the side that touches the skin.', 'Ein Satin mit matter Innenseite: die, die auf der Haut liegt.', 'ساتان بوجه داخلي غير لامع، وهو ما يلامس البشرة.')],
  nylon: [say('Nylon made from old nets, with a handle like paper and a whisper when it moves.', 'Nylon aus alten Netzen, mit einem Griff wie Papier und leisem Rascheln.', 'نايلون من شباك قديمة، ملمسه كالورق وله حفيف خفيف.')],
  canvas: [say('Canvas in a plain weave, tough at the corners and soft at the folds.', 'Canvas in Leinwandbindung, fest an den Ecken und weich an den Falten.', 'كانفاس بنسيج سادة، متين عند الزوايا وناعم عند الطيّات.')],
  leather: [say('Tanned with bark and finished with wax, so it darkens where it is touched.', 'Mit Rinde gegerbt und mit Wachs zugerichtet: dunkelt nach, wo man es anfasst.', 'مدبوغ بلحاء الشجر ومنهّى بالشمع، فيدكن حيث تلمسه اليد.')],
};
