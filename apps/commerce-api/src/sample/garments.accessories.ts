import type { Garment } from './garments.ts';
import { say } from './say.ts';

const shoes = { 'women-shoes': 'womenShoes', 'men-shoes': 'menShoes' } as const;

/** Shoes, bags and the small things. */
export const accessories: Garment[] = [
  {
    cut: 'sneaker', details: 'shoes', palette: 'sneakers', name: say('leather sneakers', 'Ledersneaker', 'حذاء رياضي جلدي'),
    story: say('A low court shoe, stitched to its sole all the way round.', 'Ein flacher Court-Schuh, rundum mit der Sohle vernäht.', 'حذاء منخفض مخيط بنعله من كل الجهات.'),
    sold: shoes, brands: ['Selvedge', 'Nord'], fabrics: ['leather'], prices: [10995, 12995],
  },
  {
    cut: 'sneaker', details: 'shoes', palette: 'street', name: say('canvas sneakers', 'Canvas-Sneaker', 'حذاء رياضي من الكانفاس'),
    story: say('Light, quickly wiped clean and better with a scuff or two.', 'Leicht, schnell abgewischt und mit ein paar Schrammen noch schöner.', 'خفيف وسهل المسح ويزداد جمالًا مع الاستعمال.'),
    sold: shoes, brands: ['Kiosk'], fabrics: ['canvas'], prices: [5995, 6995],
  },
  {
    cut: 'boot', details: 'shoes', palette: 'leather', name: say('chelsea boots', 'Chelsea-Boots', 'حذاء تشيلسي'),
    story: say('Slim at the ankle, elastic at the sides, resoleable.', 'Schmal am Knöchel, elastisch an den Seiten, neu besohlbar.', 'ضيق عند الكاحل ومرن عند الجانبين ويمكن تجديد نعله.'),
    sold: shoes, brands: ['Nord'], fabrics: ['leather'], prices: [15995, 17995],
  },
  {
    cut: 'bag-tote', details: 'bags', palette: 'small', name: say('canvas tote', 'Canvas-Shopper', 'حقيبة توت من الكانفاس'),
    story: say('Holds a laptop, a jumper and the shopping.', 'Für Laptop, Pullover und den Einkauf.', 'تتسع للحاسوب وكنزة ومشترياتك.'),
    sold: { 'accessories-bags': 'oneSize' }, brands: ['Selvedge', 'Kiosk'], fabrics: ['canvas'], prices: [2995, 3495],
  },
  {
    cut: 'bag-tote', details: 'bags', palette: 'leather', name: say('leather shopper', 'Ledershopper', 'حقيبة تسوق جلدية'),
    story: say('Unlined, raw-edged and stronger every year.', 'Ungefüttert, mit offenen Kanten und jedes Jahr schöner.', 'غير مبطنة بحواف خام وتزداد جمالًا كل عام.'),
    sold: { 'accessories-bags': 'oneSize' }, brands: ['Nord'], fabrics: ['leather'], prices: [17995, 19995],
  },
  {
    cut: 'bag-crossbody', details: 'bags', palette: 'leather', name: say('crossbody bag', 'Umhängetasche', 'حقيبة كتف متقاطعة'),
    story: say('Just large enough for what you really need.', 'Gerade groß genug für das, was man wirklich braucht.', 'بالحجم الكافي لما تحتاج إليه فعلًا.'),
    sold: { 'accessories-bags': 'oneSize' }, brands: ['Nord', 'Selvedge'], fabrics: ['leather'], prices: [8995, 10995],
  },
  {
    cut: 'belt', details: 'leathergoods', noos: true, palette: 'leather', name: say('leather belt', 'Ledergürtel', 'حزام جلدي'),
    story: say('Three centimetres wide, with a solid brass buckle.', 'Drei Zentimeter breit, mit massiver Messingschließe.', 'بعرض ثلاثة سنتيمترات وإبزيم من النحاس المصمت.'),
    sold: { 'accessories-belts': 'belts' }, brands: ['Selvedge', 'Nord'], fabrics: ['leather'], prices: [3995, 4995],
  },
  {
    cut: 'cap', details: 'headwear', palette: 'small', name: say('six-panel cap', 'Cap mit sechs Bahnen', 'قبعة كاب بستة ألواح'),
    story: say('Soft crown, curved brim, nothing embroidered.', 'Weiche Krone, gebogener Schirm, keine Stickerei.', 'تاج ناعم وحافة منحنية من دون تطريز.'),
    sold: { 'accessories-caps': 'oneSize' }, brands: ['Kiosk', 'Selvedge'], fabrics: ['twill', 'canvas'], prices: [2495, 2995],
  },
  {
    cut: 'beanie', details: 'headwear', palette: 'knits', name: say('ribbed beanie', 'Rippmütze', 'قبعة صوفية مضلّعة'),
    story: say('Deep enough to turn up once and still cover the ears.', 'Tief genug für einen Umschlag und trotzdem über die Ohren zu ziehen.', 'عميقة بما يكفي لتُطوى مرة وتغطي الأذنين.'),
    sold: { 'accessories-beanies': 'oneSize' }, brands: ['Nord', 'Kiosk'], fabrics: ['merino', 'lambswool'], prices: [2995, 3495],
  },
  {
    cut: 'scarf', details: 'scarves', palette: 'knits', name: say('fringed scarf', 'Fransenschal', 'وشاح بشراشيب'),
    story: say('Long enough for two turns, with fringes twisted by hand.', 'Lang genug für zwei Runden, mit von Hand gedrehten Fransen.', 'طويل بما يكفي للفتين وشراشيبه مفتولة يدويًا.'),
    sold: { 'accessories-scarves': 'oneSize' }, brands: ['Nord'], fabrics: ['coating', 'lambswool'], prices: [4995, 5995],
  },
  {
    cut: 'scarf', details: 'scarves', palette: 'patterned', name: say('checked scarf', 'Karoschal', 'وشاح بمربعات'),
    story: say('A large check that looks different every time it is folded.', 'Ein großes Karo, das mit jeder Falte anders aussieht.', 'مربعات كبيرة تبدو مختلفة مع كل طيّة.'),
    sold: { 'accessories-scarves': 'oneSize' }, brands: ['Selvedge', 'Nord'], fabrics: ['flannel'], prices: [3995, 4495],
  },
  {
    cut: 'socks', details: 'socks', noos: true, palette: 'small', name: say('ribbed socks', 'Rippsocken', 'جوارب مضلّعة'),
    story: say('A long rib that stays up, a flat seam at the toe.', 'Langes Rippbündchen, das oben bleibt, flache Naht an der Spitze.', 'ضلع طويل يبقى في مكانه ودرزة مسطحة عند الأصابع.'),
    sold: { 'accessories-socks': 'socks' }, brands: ['Selvedge', 'Kiosk'], fabrics: ['ribJersey'], prices: [995, 1295],
  },
];
