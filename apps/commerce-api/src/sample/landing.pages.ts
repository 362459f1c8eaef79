import { words } from './menu.ts';
import type { Piece } from './outfits.ts';
import { bestOf, campaign, carousel, page, type PageInsert, row, widget } from './page.parts.ts';
import { say } from './say.ts';

const productsIn = (id: string, headline: ReturnType<typeof words>, productIds: string[]) => row(id, carousel('productCarouselWidget', headline, { productIds }));

/** Pages that lead into the range from a letter, a search or the menu. */
export const landingPages = (wardrobe: readonly Piece[]): PageInsert[] => [
  page('the-mill', '/the-mill', 'contentPage', say('Selvedge Mill', 'Selvedge Mill', 'سيلفدج ميل'), say('Denim from shuttle looms, as it was woven for a hundred years.', 'Denim von Schützenwebstühlen, wie er hundert Jahre lang gewebt wurde.', 'دنيم من أنوال المكوك، كما نُسج طوال مئة عام.'), {
    rows: [
      row('mill-campaign', widget('canvasWidget', {
        headline: words('Forty-five metres a day', 'Fünfundvierzig Meter am Tag', 'خمسة وأربعون مترًا في اليوم'), text: words('That is all a shuttle loom weaves. It is worth the wait.', 'Mehr webt ein Schützenwebstuhl nicht. Das Warten lohnt sich.', 'هذا كل ما ينسجه نول المكوك، والانتظار في محله.'),
        cta: words('See men’s jeans', 'Herrenjeans ansehen', 'شاهد الجينز الرجالي'), url: '/men/jeans', image: campaign('denim-edge'), imageMobile: campaign('denim-edge', 'tall'), alt: words('Raw denim from near, with its white edge and one red thread', 'Roher Denim aus der Nähe, mit weißer Kante und einem roten Faden', 'دنيم خام عن قرب بحافته البيضاء وخيط أحمر واحد'), backgroundColor: '#1b2336', color: '#ffffff', toggleFullWidth: true,
      })),
      row('mill-words', widget('textWidget', {
        headline: words('How to recognise it', 'Woran man ihn erkennt', 'كيف تميّزه'),
        markdownContent: words(
          'Turn up the hem. Along the outseam runs a clean white edge with one red thread: that is where the cloth ended on the loom.\n\nInside the fly you find the date of weaving. Beyond that there is nothing to tell it by, until it begins to fade. Then no two pairs are alike. [How to look after it](/denim-care)',
          'Den Saum umschlagen: An der Außennaht läuft eine saubere weiße Kante mit einem roten Faden. Dort endete der Stoff auf dem Webstuhl.\n\nInnen am Verschluss steht das Webdatum. Mehr verrät ihn nicht, bis er zu bleichen beginnt. Dann gleicht kein Paar dem anderen. [So wird er gepflegt](/denim-care)',
          'اطوِ الحافة: على امتداد الدرزة الخارجية حافة بيضاء نظيفة فيها خيط أحمر واحد، وهناك انتهى القماش على النول.\n\nوفي الداخل تاريخ النسج. ولا شيء آخر يميّزه حتى يبدأ لونه بالتحوّل، وعندها لا يشبه بنطال بنطالًا. [كيف تعتني به](/denim-care)',
        ), alignment: 'left',
      })),
      productsIn('mill-jeans', words('Jeans for a long time', 'Jeans für lange Zeit', 'جينز لزمن طويل'), bestOf(wardrobe, ['men-jeans', 'women-jeans', 'men-jackets', 'women-jackets'], 12, 'Selvedge')),
    ],
  }),
  page('gift-guide', '/gift-guide', 'contentPage', say('Gifts', 'Geschenke', 'هدايا'), say('Small things that always fit.', 'Kleine Dinge, die immer passen.', 'أشياء صغيرة تناسب الجميع.'), {
    rows: [
      row('gifts-campaign', widget('canvasWidget', {
        headline: words('Fits everyone', 'Passt allen', 'تناسب الجميع'), text: words('Things without a size, or with an easy one.', 'Dinge ohne Größe oder mit einer leichten.', 'أشياء بلا مقاس أو بمقاس سهل.'),
        cta: words('See accessories', 'Zu den Accessoires', 'إلى الإكسسوارات'), url: '/accessories', image: campaign('satin'), imageMobile: campaign('satin', 'tall'), alt: words('Plum satin falling in deep folds', 'Pflaumenfarbener Satin in tiefen Falten', 'ساتان برقوقي بطيّات عميقة'), backgroundColor: '#3f2638', color: '#ffffff', toggleFullWidth: true,
      })),
      productsIn('gifts-warm', words('To keep warm', 'Zum Wärmen', 'للدفء'), bestOf(wardrobe, ['accessories-scarves', 'accessories-beanies', 'accessories-socks'], 10)),
      productsIn('gifts-carry', words('To carry', 'Zum Mitnehmen', 'لكل مشوار'), bestOf(wardrobe, ['accessories-bags', 'accessories-belts', 'accessories-caps'], 10)),
      row('gifts-questions', widget('accordionTextWidget', { headline: words('Before you give', 'Vor dem Schenken', 'قبل الإهداء'), items: [
        { title: words('What if it does not fit?', 'Und wenn es nicht passt?', 'وإن لم يناسب؟'), markdownContent: words('It can come back within [30 days](/delivery-and-returns), with its label.', 'Innerhalb von [30 Tagen](/delivery-and-returns) kann es mit Etikett zurück.', 'يمكن إرجاعه خلال [30 يومًا](/delivery-and-returns) مع بطاقته.') },
        { title: words('Is there a gift card?', 'Gibt es eine Geschenkkarte?', 'هل توجد بطاقة هدايا؟'), markdownContent: words('Soon: it will be sent by e-mail and be valid in the whole shop.', 'Bald: Sie kommt dann per E-Mail und gilt im ganzen Shop.', 'قريبًا: ستُرسل بالبريد الإلكتروني وتصلح في المتجر كله.') },
      ] })),
    ],
  }),
];
