import { words } from './menu.ts';
import type { Piece } from './outfits.ts';
import { bestOf, campaign, carousel, page, type PageInsert, row, widget } from './page.parts.ts';
import { privacyText } from './privacy.text.ts';
import { say } from './say.ts';
import { sizeTable } from './size-table.ts';
import { termsText } from './terms.text.ts';

/** The pages around the range: who we are, how it works, what to do when lost. */
export const editorialPages = (wardrobe: readonly Piece[]): PageInsert[] => [
  page('about', '/about', 'contentPage', say('About Selvedge', 'Über Selvedge', 'عن سيلفدج'), say('Who makes these clothes, and how.', 'Wie diese Kleidung entsteht.', 'كيف تُصنع هذه الملابس.'), {
    rows: [
      row('about-cloth', widget('canvasWidget', {
        headline: words('Made from the edge in', 'Von der Kante her gedacht', 'مصنوع من الحافة إلى الداخل'), text: words('Three brands, one idea: begin with the cloth.', 'Drei Marken, eine Idee: mit dem Stoff beginnen.', 'ثلاث علامات وفكرة واحدة: البداية من القماش.'),
        cta: words('See the jeans', 'Jeans ansehen', 'شاهد الجينز'), url: '/women/jeans', image: campaign('ecru'), imageMobile: campaign('ecru', 'tall'), alt: words('Undyed cotton with its selvedge edge', 'Ungefärbte Baumwolle mit Webkante', 'قطن غير مصبوغ بحافة سيلفدج'), backgroundColor: '#d8d3c8', color: '#1c1c1e', toggleFullWidth: true,
      })),
      row('about-text', widget('textWidget', {
        headline: words('What we do', 'Was wir tun', 'ما الذي نفعله'),
        markdownContent: words(
          'We choose the cloth first and draw the garment second. A heavy denim wants few seams; a fluid satin wants the bias. Then we leave out whatever does not help.\n\nEvery piece carries a label that says what it is made of and how to keep it going. When it tears, mend it: there is spare yarn in the side seam and advice on [denim care](/denim-care).',
          'Wir wählen zuerst den Stoff und entwerfen dann das Kleidungsstück. Schwerer Denim will wenige Nähte, fließender Satin den schrägen Fadenlauf. Danach lassen wir weg, was nicht hilft.\n\nAuf jedem Etikett steht, woraus ein Teil besteht und wie es lange hält. Wenn es reißt: flicken. In der Seitennaht ist Garn dafür, und Rat gibt es unter [Denimpflege](/denim-care).',
          'نختار القماش أولًا ثم نرسم القطعة. الدنيم الثقيل يحتاج إلى درزات قليلة، والساتان الانسيابي يحتاج إلى قصّة الورب. بعدها نحذف كل ما لا يفيد.\n\nكل قطعة تحمل بطاقة تذكر مكوناتها وطريقة الحفاظ عليها. وإن تمزقت فأصلحها: هناك خيط احتياطي في الدرزة الجانبية ونصائح في صفحة [العناية بالدنيم](/denim-care).',
        ), alignment: 'left',
      })),
      row('about-brands', widget('multiLinkWidget', { headline: words('Our brands', 'Unsere Marken', 'علاماتنا'), links: [
        { title: words('Selvedge', 'Selvedge', 'سيلفدج'), url: '/', image: campaign('denim-raw', 'tall'), alt: words('Raw indigo denim', 'Roher Indigo-Denim', 'دنيم نيلي خام') },
        { title: words('Nord', 'Nord', 'نورد'), url: '/nord', image: campaign('flannel', 'tall'), alt: words('Warm grey flannel', 'Warmgrauer Flanell', 'فانيلا رمادية دافئة') },
        { title: words('Kiosk', 'Kiosk', 'كيوسك'), url: '/kiosk', image: campaign('ripstop', 'tall'), alt: words('Steel-grey ripstop', 'Stahlgraues Ripstop', 'ريبستوب رمادي فولاذي') },
      ] })),
    ],
  }),
  page('denim-care', '/denim-care', 'contentPage', say('Denim care', 'Denimpflege', 'العناية بالدنيم'), say('How to wash, dry and mend denim so that it lasts.', 'Wie man Denim wäscht, trocknet und flickt, damit er lange hält.', 'كيف تغسل الدنيم وتجففه وتصلحه ليدوم.'), {
    rows: [row('denim-care', widget('accordionTextWidget', { headline: words('Wash less, wear longer', 'Weniger waschen, länger tragen', 'اغسل أقل وارتدِ أطول'), items: [
      { title: words('When to wash', 'Wann waschen', 'متى تغسله'), markdownContent: words('Later than you think. Air denim overnight after wearing it, and wash it when it is dirty, not when it is worn.', 'Später als gedacht. Denim nach dem Tragen über Nacht lüften und erst waschen, wenn er schmutzig ist.', 'في وقت أبعد مما تظن. هوِّ الدنيم ليلة بعد ارتدائه، واغسله حين يتسخ لا حين يُلبس.') },
      { title: words('How to wash', 'Wie waschen', 'كيف تغسله'), markdownContent: words('- Turn it inside out and close all buttons.\n- 30 °C, with dark colours, a slow spin.\n- Hang it up by the hem; the waistband is the heaviest part.', '- Auf links drehen, alle Knöpfe schließen.\n- 30 °C, mit dunklen Farben, langsam schleudern.\n- Am Saum aufhängen: Der Bund ist am schwersten.', '- اقلبه وأغلق كل الأزرار.\n- 30 درجة مئوية مع الألوان الداكنة وعصر بطيء.\n- علّقه من الحافة السفلية، فالخصر أثقل جزء فيه.') },
      { title: words('Why it leaves blue marks', 'Warum er blau abfärbt', 'لماذا يترك أثرًا أزرق'), markdownContent: words('Indigo sits on the outside of the yarn and rubs off at first. Keep raw denim away from light sofas for a few weeks.', 'Indigo liegt außen auf dem Garn und reibt sich anfangs ab. Rohen Denim ein paar Wochen von hellen Sofas fernhalten.', 'تبقى صبغة النيلة على سطح الخيط وتزول بالاحتكاك في البداية. أبعد الدنيم الخام عن الأرائك الفاتحة بضعة أسابيع.') },
      { title: words('How to mend it', 'Wie man ihn flickt', 'كيف تصلحه'), markdownContent: words('Put a patch behind the tear before it grows, and sew back and forth along the weft with a cotton thread.', 'Einen Flicken hinter den Riss legen, bevor er wächst, und mit Baumwollgarn entlang des Schussfadens hin und her nähen.', 'ضع رقعة خلف المزق قبل أن يتسع، وخِط ذهابًا وإيابًا على امتداد خيط اللحمة بخيط قطني.') },
    ] }))],
  }),
  page('delivery-and-returns', '/delivery-and-returns', 'contentPage', say('Delivery and returns', 'Lieferung und Rückgabe', 'التوصيل والإرجاع'), say('How a parcel gets to you, and back.', 'Wie ein Paket zu Ihnen kommt – und zurück.', 'كيف يصل الطرد إليك وكيف يعود.'), {
    rows: [row('delivery', widget('accordionTextWidget', { headline: words('Asked most often', 'Oft gefragt', 'أسئلة متكررة'), items: [
      { title: words('When will it arrive?', 'Wann kommt die Bestellung an?', 'متى يصل الطلب؟'), markdownContent: words('Two to four working days after you order.', 'Zwei bis vier Werktage nach der Bestellung.', 'خلال يومين إلى أربعة أيام عمل بعد الطلب.') },
      { title: words('How do I send something back?', 'Wie schicke ich etwas zurück?', 'كيف أُرجع منتجًا؟'), markdownContent: words('Within 30 days, unworn and with its label, in the parcel it came in.', 'Innerhalb von 30 Tagen, ungetragen und mit Etikett, im Paket, in dem es kam.', 'خلال 30 يومًا، غير ملبوس ومع بطاقته، في الطرد الذي وصل فيه.') },
      { title: words('When do I get my money back?', 'Wann erhalte ich mein Geld zurück?', 'متى أستعيد المبلغ؟'), markdownContent: words('As soon as the parcel has been unpacked and checked, in the way that you paid.', 'Sobald das Paket ausgepackt und geprüft ist, auf demselben Weg, auf dem Sie bezahlt haben.', 'فور فتح الطرد وفحصه، وبالطريقة نفسها التي دفعت بها.') },
    ] }))],
  }),
  page('size-guide', '/size-guide', 'contentPage', say('Size guide', 'Größentabelle', 'دليل المقاسات'), say('Body measurements for every size we make.', 'Körpermaße zu allen unseren Größen.', 'قياسات الجسم لكل مقاساتنا.'), {
    rows: [row('size-guide', widget('textWidget', { markdownContent: sizeTable, alignment: 'left' }))],
  }),
  page('terms', '/terms-and-conditions', 'termsConditionsPage', say('Terms and conditions', 'Allgemeine Geschäftsbedingungen', 'الشروط والأحكام'), say('The terms of the sample shop.', 'Die Bedingungen des Beispielshops.', 'شروط المتجر التجريبي.'), {
    rows: [row('terms', widget('textWidget', { markdownContent: termsText, alignment: 'left', wordLimit: 0 }))],
  }),
  page('privacy', '/privacy', 'contentPage', say('Privacy and cookies', 'Datenschutz und Cookies', 'الخصوصية وملفات تعريف الارتباط'), say('What this shop keeps in your browser, what for and for how long.', 'Was dieser Shop in Ihrem Browser speichert, wofür und wie lange.', 'ما يحفظه هذا المتجر في متصفحك، ولماذا، وإلى متى.'), {
    rows: [row('privacy', widget('textWidget', { markdownContent: privacyText, alignment: 'left', wordLimit: 0 }))],
  }),
  page('basket', '/basket', 'basketPage', say('Basket', 'Warenkorb', 'سلة التسوق'), say('What you have put aside.', 'Was Sie sich ausgesucht haben.', 'ما اخترته.'), {
    rows: [row('basket-products', carousel('productCarouselWidget', words('Something to begin with', 'Etwas für den Anfang', 'شيء للبداية'), { productIds: bestOf(wardrobe, ['women-jeans', 'men-shirts', 'women-knitwear', 'men-t-shirts'], 8) }))],
    similarProducts: [row('basket-goes-with', carousel('v3RelewiseProductCarouselWidget', words('Goes well with it', 'Passt gut dazu', 'يتناسق معها'), { recommendation: { type: 'PurchasedWithProduct' } }))],
  }, { robots: 'noindex' }),
  page('not-found', '/404', 'notFoundPage', say('This page is not here', 'Diese Seite ist nicht hier', 'هذه الصفحة غير موجودة'), say('It may have moved or sold out.', 'Vielleicht ist sie umgezogen oder ausverkauft.', 'ربما نُقلت أو نفد ما فيها.'), {
    rows: [
      row('not-found-links', widget('trending', { headline: words('Perhaps one of these', 'Vielleicht hier', 'ربما أحد هذه'), links: [
        { title: words('Women’s jeans', 'Damenjeans', 'جينز نسائي'), url: '/women/jeans' }, { title: words('Men’s jeans', 'Herrenjeans', 'جينز رجالي'), url: '/men/jeans' }, { title: words('Knitwear', 'Strick', 'ملابس محبوكة'), url: '/women/knitwear' }, { title: words('Coats', 'Mäntel', 'معاطف'), url: '/women/coats' },
      ] })),
      row('not-found-products', carousel('productCarouselWidget', words('Still here', 'Noch da', 'ما زال هنا'), { productIds: bestOf(wardrobe, ['women-jeans', 'men-shirts', 'women-knitwear'], 8) })),
    ],
  }, { robots: 'noindex' }),
];
