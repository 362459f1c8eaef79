import type { Garment } from './garments.ts';
import { say } from './say.ts';

const tees = { 'women-t-shirts-tops': 'womenTops', 'men-t-shirts': 'menTops' } as const;
const shirts = { 'women-shirts': 'womenNumbers', 'men-shirts': 'menTops' } as const;
const knits = { 'women-knitwear': 'womenTops', 'men-knitwear': 'menTops' } as const;
const sweats = { 'women-sweatshirts': 'womenTops', 'men-sweatshirts': 'menTops' } as const;

/** T-shirts, shirts, knitwear and sweatshirts. */
export const tops: Garment[] = [
  {
    cut: 'tee', fit: 'regular', details: 'tees', noos: true, palette: 'basics', name: say('T-shirt', 'T-Shirt', 'تيشيرت'),
    story: say('The T-shirt, drawn once and left alone since.', 'Das T-Shirt, einmal entworfen und seitdem in Ruhe gelassen.', 'التيشيرت كما يجب أن يكون، صُمّم مرة ولم يتغير.'),
    sold: { ...tees, 'kids-t-shirts': 'children' }, brands: ['Selvedge'], fabrics: ['jersey'], prices: [1995, 2495],
  },
  {
    cut: 'tee', fit: 'regular', details: 'tees', palette: 'patterned', name: say('striped T-shirt', 'Ringelshirt', 'تيشيرت مقلّم'),
    story: say('Even stripes that meet at the side seams.', 'Gleichmäßige Streifen, die sich an den Seitennähten treffen.', 'خطوط منتظمة تلتقي عند الدرزات الجانبية.'),
    sold: { ...tees, 'kids-t-shirts': 'children' }, brands: ['Selvedge', 'Nord'], fabrics: ['striped'], prices: [2495, 2995],
  },
  {
    cut: 'tee-oversized', fit: 'loose', details: 'tees', palette: 'street', name: say('oversized T-shirt', 'Oversized-T-Shirt', 'تيشيرت واسع'),
    story: say('Wide body, dropped shoulder, sleeves to the elbow.', 'Weiter Rumpf, überschnittene Schulter, Ärmel bis zum Ellbogen.', 'جسم واسع وكتف منخفض وأكمام حتى المرفق.'),
    sold: { ...tees, 'kids-t-shirts': 'children' }, brands: ['Kiosk'], fabrics: ['heavyJersey'], prices: [2995, 3495],
  },
  {
    cut: 'tee-long', fit: 'slim', details: 'tees', palette: 'basics', name: say('long-sleeved top', 'Langarmshirt', 'بلوزة بأكمام طويلة'),
    story: say('Close to the body, long enough to stay tucked in.', 'Nah am Körper und lang genug, um im Bund zu bleiben.', 'قريبة من الجسم وطويلة بما يكفي لتبقى داخل البنطال.'),
    sold: tees, brands: ['Selvedge', 'Nord'], fabrics: ['ribJersey', 'jersey'], prices: [2995, 3495],
  },
  {
    cut: 'tank', fit: 'slim', details: 'tees', palette: 'basics', name: say('ribbed tank top', 'Ripptop', 'بلوزة مضلّعة بلا أكمام'),
    story: say('High at the neck, cut in at the shoulder.', 'Hoch am Hals, an der Schulter ausgeschnitten.', 'مرتفعة عند الرقبة ومقصوصة عند الكتف.'),
    sold: { 'women-t-shirts-tops': 'womenTops' }, brands: ['Selvedge', 'Nord'], fabrics: ['ribJersey'], prices: [1995],
  },
  {
    cut: 'shirt', fit: 'regular', details: 'shirts', noos: true, palette: 'shirts', name: say('poplin shirt', 'Popelinehemd', 'قميص بوبلين'),
    story: say('A shirt with a collar that stands with and without a tie.', 'Ein Hemd, dessen Kragen mit und ohne Krawatte steht.', 'قميص بياقة ثابتة مع ربطة عنق أو من دونها.'),
    sold: { ...shirts, 'kids-shirts': 'children' }, brands: ['Selvedge', 'Nord'], fabrics: ['poplin'], prices: [4995, 5995],
  },
  {
    cut: 'shirt', fit: 'relaxed', details: 'shirts', palette: 'shirts', name: say('linen shirt', 'Leinenhemd', 'قميص كتان'),
    story: say('Loose in the back and made for sleeves rolled up.', 'Locker im Rücken und gemacht für hochgekrempelte Ärmel.', 'مريح عند الظهر ومصمم لأكمام مطوية.'),
    sold: shirts, brands: ['Nord', 'Selvedge'], fabrics: ['linen'], prices: [5995, 6995],
  },
  {
    cut: 'shirt', fit: 'regular', details: 'shirts', palette: 'patterned', name: say('striped shirt', 'Streifenhemd', 'قميص مقلّم'),
    story: say('A fine stripe, matched at the pocket and the yoke.', 'Ein feiner Streifen, an Tasche und Passe genau angesetzt.', 'خط رفيع متطابق عند الجيب والكتف.'),
    sold: { ...shirts, 'kids-shirts': 'children' }, brands: ['Selvedge', 'Nord'], fabrics: ['striped'], prices: [4995, 5995],
  },
  {
    cut: 'overshirt', fit: 'relaxed', details: 'shirts', wear: 'overshirts', palette: 'patterned', name: say('flannel overshirt', 'Flanell-Overshirt', 'قميص فلانيل خارجي'),
    story: say('Between shirt and jacket, with two pockets on the chest.', 'Zwischen Hemd und Jacke, mit zwei Taschen auf der Brust.', 'بين القميص والجاكيت مع جيبين على الصدر.'),
    sold: shirts, brands: ['Selvedge', 'Kiosk'], fabrics: ['flannel'], prices: [6995, 7995],
  },
  {
    cut: 'overshirt', fit: 'regular', details: 'shirts', wear: 'overshirts', palette: 'denim', name: say('denim shirt', 'Jeanshemd', 'قميص جينز'),
    story: say('Two flap pockets, a pointed yoke and a soft collar.', 'Zwei Pattentaschen, eine spitze Passe und ein weicher Kragen.', 'جيبان بغطاء وكتف مدبّب وياقة ناعمة.'),
    sold: shirts, brands: ['Selvedge'], fabrics: ['rigidDenim'], prices: [6995],
  },
  {
    cut: 'knit-crew', fit: 'regular', details: 'knits', noos: true, palette: 'knits', name: say('crew-neck jumper', 'Pullover mit Rundhals', 'كنزة برقبة مستديرة'),
    story: say('A plain jumper with ribbed edges and a set-in sleeve.', 'Ein schlichter Pullover mit Rippbündchen und eingesetztem Ärmel.', 'كنزة بسيطة بحواف مضلّعة وأكمام مركّبة.'),
    sold: { ...knits, 'kids-knitwear': 'children' }, brands: ['Nord', 'Selvedge'], fabrics: ['merino', 'lambswool', 'cottonKnit'], prices: [6995, 7995, 8995],
  },
  {
    cut: 'knit-roll', fit: 'slim', details: 'knits', palette: 'knits', name: say('roll-neck jumper', 'Rollkragenpullover', 'كنزة برقبة ملفوفة'),
    story: say('A roll neck that stands up and folds over once.', 'Ein Rollkragen, der steht und sich einmal umschlägt.', 'رقبة ملفوفة ثابتة تُطوى مرة واحدة.'),
    sold: knits, brands: ['Nord'], fabrics: ['merino', 'lambswool'], prices: [7995, 9995],
  },
  {
    cut: 'cardigan', fit: 'relaxed', details: 'knits', palette: 'knits', name: say('cardigan', 'Strickjacke', 'كارديغان'),
    story: say('Deep in the neck, with horn-look buttons and two pockets.', 'Tiefer Ausschnitt, Knöpfe in Hornoptik und zwei Taschen.', 'فتحة رقبة عميقة وأزرار بمظهر القرن وجيبان.'),
    sold: { ...knits, 'kids-knitwear': 'children' }, brands: ['Nord', 'Selvedge'], fabrics: ['lambswool', 'cottonKnit'], prices: [7995, 8995],
  },
  {
    cut: 'sweatshirt', fit: 'regular', details: 'sweats', noos: true, palette: 'basics', name: say('sweatshirt', 'Sweatshirt', 'سويت شيرت'),
    story: say('No pocket, no print, and ribs that keep their shape.', 'Ohne Tasche, ohne Druck, mit Bündchen, die in Form bleiben.', 'بلا جيوب ولا طبعات، مع أساور تحافظ على شكلها.'),
    sold: { ...sweats, 'kids-sweatshirts': 'children' }, brands: ['Selvedge'], fabrics: ['fleece'], prices: [4995, 5495],
  },
  {
    cut: 'hoodie', fit: 'relaxed', details: 'sweats', palette: 'street', name: say('hoodie', 'Hoodie', 'هودي'),
    story: say('A lined hood that holds its shape, and a pouch for both hands.', 'Eine gefütterte Kapuze mit Stand und eine Tasche für beide Hände.', 'قبعة مبطنة ثابتة الشكل وجيب أمامي لليدين.'),
    sold: { ...sweats, 'kids-sweatshirts': 'children' }, brands: ['Kiosk', 'Selvedge'], fabrics: ['fleece'], prices: [5995, 6995],
  },
];
