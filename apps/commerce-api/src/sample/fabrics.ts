import type { ClothName } from '../media/studio/cloths.ts';
import type { Localised } from '../storage/schema.ts';
import { inEach, type SampleLanguage, say } from './say.ts';

/** What a garment is made of: how the studio draws it, what the label says and what the copywriter says. */
export interface Fabric {
  /** The studio's cloth. */
  cloth: ClothName;
  /** Value of the material facet. */
  material: string;
  fibres: [FibreName, number][];
  care: CareName;
  story: Localised;
  /** What it is known by, said on the card instead of its fibres. */
  callout?: Localised;
}

const fibres = {
  cotton: say('cotton', 'Baumwolle', 'قطن'),
  organicCotton: say('organic cotton', 'Bio-Baumwolle', 'قطن عضوي'),
  recycledCotton: say('recycled cotton', 'recycelte Baumwolle', 'قطن معاد تدويره'),
  elastane: say('elastane', 'Elasthan', 'إيلاستين'),
  linen: say('linen', 'Leinen', 'كتان'),
  wool: say('wool', 'Wolle', 'صوف'),
  merino: say('merino wool', 'Merinowolle', 'صوف ميرينو'),
  recycledWool: say('recycled wool', 'recycelte Wolle', 'صوف معاد تدويره'),
  polyamide: say('polyamide', 'Polyamid', 'بولياميد'),
  recycledPolyamide: say('recycled polyamide', 'recyceltes Polyamid', 'بولياميد معاد تدويره'),
  recycledPolyester: say('recycled polyester', 'recyceltes Polyester', 'بوليستر معاد تدويره'),
  viscose: say('viscose', 'Viskose', 'فسكوز'),
  leather: say('cow leather', 'Rindsleder', 'جلد بقري'),
} satisfies Record<string, Localised>;
type FibreName = keyof typeof fibres;

const inside = say('Wash inside out with similar colours', 'Auf links mit ähnlichen Farben waschen', 'يُغسل مقلوبًا مع ألوان مشابهة');
const noTumble = say('Do not tumble dry', 'Nicht im Trockner trocknen', 'لا يُجفف في المجفف');
const noBleach = say('Do not bleach', 'Nicht bleichen', 'لا تستخدم المبيّض');
const warmIron = say('Iron at medium heat', 'Mit mittlerer Hitze bügeln', 'يُكوى بحرارة متوسطة');
const flat = say('Dry flat in its shape', 'In Form ziehen und liegend trocknen', 'يُجفف مفرودًا على شكله');
const machine = (degrees: number) => say(`Machine wash at ${degrees} °C`, `Maschinenwäsche bei ${degrees} °C`, `يُغسل في الغسالة عند ${degrees} درجة مئوية`);

const careLabels = {
  denim: [machine(30), inside, noTumble, noBleach],
  cotton: [machine(40), noBleach, warmIron],
  delicate: [machine(30), say('Gentle cycle', 'Schonwaschgang', 'دورة غسيل لطيفة'), noTumble, say('Iron at low heat', 'Mit geringer Hitze bügeln', 'يُكوى بحرارة منخفضة')],
  wool: [say('Wool cycle at 30 °C, or by hand', 'Wollwaschgang bei 30 °C oder Handwäsche', 'برنامج الصوف عند 30 درجة مئوية أو غسيل يدوي'), flat, noBleach, say('Air it between wears', 'Zwischen dem Tragen auslüften', 'يُهوّى بين مرات الارتداء')],
  dryClean: [say('Dry clean only', 'Nur chemisch reinigen', 'تنظيف جاف فقط'), say('Brush after wearing', 'Nach dem Tragen ausbürsten', 'يُنظف بالفرشاة بعد الارتداء'), noBleach],
  leather: [say('Wipe with a damp cloth', 'Mit einem feuchten Tuch abwischen', 'يُمسح بقطعة قماش رطبة'), say('Feed with leather balm twice a year', 'Zweimal im Jahr mit Lederbalsam pflegen', 'يُغذّى ببلسم الجلد مرتين في السنة'), say('Do not wash', 'Nicht waschen', 'لا يُغسل')],
  wipe: [say('Wipe with a damp cloth', 'Mit einem feuchten Tuch abwischen', 'يُمسح بقطعة قماش رطبة'), noTumble, noBleach],
} satisfies Record<string, Localised[]>;
type CareName = keyof typeof careLabels;

export const fabrics = {
  selvedgeDenim: { cloth: 'denim', material: 'denim', fibres: [['cotton', 100]], care: 'denim', callout: say('Selvedge denim', 'Selvedge-Denim', 'دنيم سيلفدج'), story: say('14 oz selvedge denim from narrow looms: stiff on the first day, yours after a year.', '14-oz-Selvedge-Denim von schmalen Webstühlen: am ersten Tag steif, nach einem Jahr ganz der eigene.', 'دنيم سيلفدج بوزن 14 أونصة من أنوال ضيقة: صلب في اليوم الأول، ويصبح على مقاسك بعد عام.') },
  rigidDenim: { cloth: 'denim', material: 'denim', fibres: [['organicCotton', 80], ['recycledCotton', 20]], care: 'denim', story: say('Rigid denim with a dry hand, washed once so that it does not shrink again.', 'Fester Denim mit trockenem Griff, einmal gewaschen, damit nichts mehr einläuft.', 'دنيم متين بملمس جاف، مغسول مرة واحدة كي لا ينكمش بعدها.') },
  stretchDenim: { cloth: 'denim', material: 'denim', fibres: [['organicCotton', 98], ['elastane', 2]], care: 'denim', story: say('Two per cent stretch: enough to sit down in, too little to bag at the knees.', 'Zwei Prozent Stretch: genug zum Sitzen, zu wenig für ausgebeulte Knie.', 'مرونة بنسبة اثنين في المئة: تكفي للجلوس براحة ولا تترهل عند الركبتين.') },
  twill: { cloth: 'twill', material: 'cotton', fibres: [['organicCotton', 97], ['elastane', 3]], care: 'cotton', story: say('Brushed cotton twill with a soft face and a clear diagonal.', 'Angerauter Baumwolltwill mit weicher Oberfläche und klarer Diagonale.', 'تويل قطني مصقول بوجه ناعم وخطوط مائلة واضحة.') },
  poplin: { cloth: 'poplin', material: 'cotton', fibres: [['cotton', 100]], care: 'cotton', story: say('Crisp poplin in a fine, close weave that irons in a minute.', 'Frischer Popeline in feiner, dichter Bindung, in einer Minute gebügelt.', 'بوبلين منعش بنسيج دقيق متراصّ يُكوى في دقيقة.') },
  striped: { cloth: 'stripe', material: 'cotton', fibres: [['cotton', 100]], care: 'cotton', story: say('The stripe is dyed in the yarn, not printed, so it looks the same inside.', 'Der Streifen ist garngefärbt, nicht gedruckt, und darum innen wie außen gleich.', 'الخط من خيوط مصبوغة وليس مطبوعًا، لذلك يبدو من الداخل كما من الخارج.') },
  linen: { cloth: 'poplin', material: 'linen', fibres: [['linen', 100]], care: 'delicate', story: say('Pure linen, softened in the wash and meant to crease.', 'Reines Leinen, weich gewaschen – und Knitter gehören dazu.', 'كتان خالص مُنعّم بالغسل، وتجاعيده جزء من جماله.') },
  flannel: { cloth: 'check', material: 'cotton', fibres: [['organicCotton', 100]], care: 'cotton', story: say('Yarn-dyed flannel, brushed on both sides.', 'Garngefärbter Flanell, beidseitig aufgeraut.', 'فلانيل بخيوط مصبوغة ومصقول من الجهتين.') },
  jersey: { cloth: 'jersey', material: 'cotton', fibres: [['organicCotton', 100]], care: 'cotton', story: say('Single jersey of 180 g, dense enough not to show what is underneath.', 'Single-Jersey mit 180 g, dicht genug, um nichts durchscheinen zu lassen.', 'جيرسي بوزن 180 غرامًا، كثيف بما يكفي كي لا يشفّ.') },
  heavyJersey: { cloth: 'jersey', material: 'cotton', fibres: [['cotton', 80], ['recycledCotton', 20]], care: 'cotton', story: say('Heavy jersey of 260 g that keeps its square shape.', 'Schwerer Jersey mit 260 g, der seine kastige Form behält.', 'جيرسي ثقيل بوزن 260 غرامًا يحافظ على شكله المربع.') },
  ribJersey: { cloth: 'rib', material: 'cotton', fibres: [['organicCotton', 95], ['elastane', 5]], care: 'cotton', story: say('Fine rib that follows the body and springs back.', 'Feiner Rippjersey, der dem Körper folgt und zurückspringt.', 'نسيج مضلّع ناعم يتبع الجسم ويعود إلى شكله.') },
  fleece: { cloth: 'jersey', material: 'cotton', fibres: [['organicCotton', 85], ['recycledPolyester', 15]], care: 'cotton', story: say('Loopback sweat of 400 g: smooth outside, soft loops inside.', 'Sweat mit 400 g und Schlingen innen: außen glatt, innen weich.', 'قماش سويت بوزن 400 غرام: أملس من الخارج وناعم من الداخل.') },
  merino: { cloth: 'knit', material: 'wool', fibres: [['merino', 100]], care: 'wool', callout: say('Merino wool', 'Merinowolle', 'صوف ميرينو'), story: say('Extra-fine merino that regulates warmth and takes a day in the air instead of a wash.', 'Extrafeine Merinowolle, die Wärme ausgleicht und der ein Tag an der Luft die Wäsche ersetzt.', 'ميرينو فائق النعومة يوازن الدفء ويكفيه يوم في الهواء بدل الغسل.') },
  lambswool: { cloth: 'knit', material: 'wool', fibres: [['wool', 80], ['polyamide', 20]], care: 'wool', story: say('Lofty lambswool, milled for a dry, warm hand.', 'Luftige Lammwolle, gewalkt für einen trockenen, warmen Griff.', 'صوف حملان خفيف، معالج لملمس جاف ودافئ.') },
  cottonKnit: { cloth: 'knit', material: 'cotton', fibres: [['organicCotton', 100]], care: 'delicate', story: say('Cotton knitted in one piece, with fully fashioned shoulders.', 'Baumwolle, in Form gestrickt, mit sichtbar abgenommenen Schultern.', 'قطن محبوك بقصّة كاملة عند الكتفين.') },
  suiting: { cloth: 'wool', material: 'wool', fibres: [['wool', 98], ['elastane', 2]], care: 'dryClean', story: say('High-twist wool that shakes off creases between two meetings.', 'Hochgedrehte Wolle, die zwischen zwei Terminen die Falten vergisst.', 'صوف عالي الفتل يتخلص من التجاعيد بين اجتماعين.') },
  coating: { cloth: 'wool', material: 'wool', fibres: [['recycledWool', 70], ['polyamide', 30]], care: 'dryClean', story: say('Double-faced coating, warm without a lining that pulls.', 'Doubleface-Mantelstoff, warm ganz ohne ziehendes Futter.', 'قماش معاطف بوجهين، دافئ من دون بطانة تشدّ.') },
  satin: { cloth: 'satin', material: 'viscose', fibres: [['viscose', 100]], care: 'delicate', story: say('Fluid satin, cut on the bias so that it moves before you do.', 'Fließender Satin, schräg zum Fadenlauf geschnitten, immer in Bewegung.', 'ساتان انسيابي مقصوص بالورب ليتحرك مع كل خطوة.') },
  nylon: { cloth: 'nylon', material: 'nylon', fibres: [['recycledPolyamide', 100]], care: 'delicate', story: say('Matt nylon with a water-repellent finish, light enough to pack.', 'Mattes Nylon, wasserabweisend ausgerüstet und leicht genug für jede Tasche.', 'نايلون مطفأ طارد للماء وخفيف بما يكفي للسفر.') },
  canvas: { cloth: 'canvas', material: 'canvas', fibres: [['cotton', 60], ['recycledCotton', 40]], care: 'wipe', story: say('Tight canvas that softens along the edges first.', 'Dichter Canvas, der zuerst an den Kanten weich wird.', 'كانفاس متين يلين عند الحواف أولًا.') },
  leather: { cloth: 'leather', material: 'leather', fibres: [['leather', 100]], care: 'leather', story: say('Full-grain leather that keeps the marks of what you did with it.', 'Vollnarbiges Leder, das sich merkt, was man mit ihm erlebt.', 'جلد طبيعي كامل الحبيبات يحفظ آثار ما عاشه معك.') },
} satisfies Record<string, Fabric>;

export type FabricName = keyof typeof fabrics;

const shareOf = ([fibre, share]: Fabric['fibres'][number], language: SampleLanguage): string => `${share}${language === 'de' ? ' ' : ''}% ${fibres[fibre][language]}`;

/** The label: “98% organic cotton, 2% elastane”. */
export const compositionOf = (fabric: Fabric): Localised => inEach((language) => fabric.fibres.map((part) => shareOf(part, language)).join(language === 'ar' ? '، ' : ', '));

/** The care label, a list per language. */
export const careOf = (fabric: Fabric): Record<string, string[]> => ({
  en: careLabels[fabric.care].map((line) => line.en!),
  de: careLabels[fabric.care].map((line) => line.de!),
  ar: careLabels[fabric.care].map((line) => line.ar!),
});

const reasons: Partial<Record<FibreName, { reason: Localised; supportText: Localised }>> = {
  organicCotton: { reason: fibres.organicCotton, supportText: say('Grown without synthetic pesticides or fertilisers.', 'Angebaut ohne synthetische Pestizide und Düngemittel.', 'مزروع من دون مبيدات أو أسمدة صناعية.') },
  recycledCotton: { reason: fibres.recycledCotton, supportText: say('Spun again from cutting waste and worn-out cloth.', 'Neu gesponnen aus Zuschnittresten und Getragenem.', 'مغزول من جديد من بقايا القص والأقمشة المستعملة.') },
  recycledWool: { reason: fibres.recycledWool, supportText: say('Torn, sorted by colour and spun again, so it needs little dye.', 'Gerissen, nach Farben sortiert und neu gesponnen: das spart Farbstoff.', 'يُفكّك ويُفرز حسب اللون ويُغزل من جديد، فيوفّر الأصباغ.') },
  recycledPolyamide: { reason: fibres.recycledPolyamide, supportText: say('Made from production waste and discarded nets.', 'Aus Produktionsresten und ausgedienten Netzen.', 'مصنوع من بقايا الإنتاج والشباك المهملة.') },
};

/** A short claim on the card: what the fabric is known by, else the fibre it is chosen for, with its share unless it is nearly all. */
export function calloutOf(fabric: Fabric): Localised | undefined {
  const [chosenFor] = fabric.fibres.filter(isConsidered).toSorted(([, one], [, other]) => other - one);
  return fabric.callout ?? (chosenFor && capitalised(chosenFor[1] >= NEARLY_ALL ? fibres[chosenFor[0]] : inEach((language) => shareOf(chosenFor, language))));
}

const NEARLY_ALL = 95;
const LEAST = 20;
const isConsidered = ([fibre, share]: Fabric['fibres'][number]): boolean => share >= LEAST && fibre in reasons;

/** Why a fabric is a considered choice; nothing for one without such fibres. */
export function sustainabilityOf(fabric: Fabric) {
  const found = Object.entries(reasons).filter(([id]) => fabric.fibres.some((part) => part[0] === id && isConsidered(part)));
  if (found.length === 0) return undefined;
  return {
    text: say('Fibres with a lower footprint, and what we know about them.', 'Fasern mit kleinerem Fußabdruck – und was wir über sie wissen.', 'ألياف بأثر بيئي أقل، وما نعرفه عنها.'),
    reasons: found.map(([id, { reason, supportText }]) => ({ id, reason: capitalised(reason), supportText })),
  };
}

const capitalised = (text: Localised): Localised => Object.fromEntries(Object.entries(text).map(([language, words]) => [language, words.charAt(0).toUpperCase() + words.slice(1)]));
