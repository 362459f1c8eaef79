import { words } from './menu.ts';
import type { Piece } from './outfits.ts';
import { bestOf, campaign, carousel, garment, page, type PageInsert, row, rowOf, widget } from './page.parts.ts';
import { say } from './say.ts';

/** The first page of the sample shop. */
export const homePage = (wardrobe: readonly Piece[]): PageInsert =>
  page('home', '/', 'homePage',
    say('Denim, knitwear and everyday clothes', 'Denim, Strick und Kleidung für jeden Tag', 'دنيم وملابس محبوكة وأزياء لكل يوم'),
    say('Selvedge denim and well-made essentials for women, men and children. Delivered in two to four days, with 30 days to return.', 'Selvedge-Denim und gut gemachte Basics für Damen, Herren und Kinder. Lieferung in zwei bis vier Tagen, 30 Tage Rückgabe.', 'دنيم سيلفدج وأساسيات متقنة الصنع للنساء والرجال والأطفال. توصيل خلال يومين إلى أربعة أيام، وإرجاع خلال 30 يومًا.'),
    {
      rows: [
        row('home-campaign', widget('canvasWidget', {
          headline: words('Denim with a memory', 'Denim mit Gedächtnis', 'دنيم له ذاكرة'),
          text: words('Woven slowly, edge to edge. It starts out stiff and ends up yours.', 'Langsam gewebt, von Kante zu Kante. Am Anfang steif, am Ende ganz der eigene.', 'منسوج ببطء من حافة إلى حافة. يبدأ صلبًا وينتهي على مقاسك.'),
          cta: words('Shop jeans', 'Jeans ansehen', 'تسوّق الجينز'), url: '/women/jeans', image: campaign('denim'), imageMobile: campaign('denim', 'tall'),
          alt: words('Close-up of indigo denim with a white selvedge edge and one red thread', 'Nahaufnahme von Indigo-Denim mit weißer Webkante und einem roten Faden', 'لقطة قريبة لدنيم نيلي بحافة بيضاء وخيط أحمر واحد'),
          backgroundColor: '#1b2336', color: '#ffffff', toggleFullWidth: true,
        })),
        row('home-words', widget('textWidget', {
          headline: words('A selvedge is the edge that does not fray', 'Eine Webkante franst nicht aus', 'السيلفدج هو الحافة التي لا تتنسّل'),
          markdownContent: words('Cloth from a narrow loom finishes itself at the sides. We like that as an idea for clothes: nothing added at the end, because it was made properly from the start. [How we work](/about)', 'Stoff vom schmalen Webstuhl hat von selbst eine feste Kante. Uns gefällt das als Idee für Kleidung: Am Ende muss nichts hinzu, weil von Anfang an richtig gearbeitet wurde. [So arbeiten wir](/about)', 'القماش المنسوج على نول ضيق يُنهي حوافه بنفسه. تعجبنا هذه الفكرة للملابس: لا شيء يُضاف في النهاية لأن كل شيء صُنع كما ينبغي من البداية. [كيف نعمل](/about)'),
        })),
        row('home-jeans', carousel('productCarouselWidget', words('The jeans most people choose', 'Die meistgewählten Jeans', 'الجينز الأكثر اختيارًا'), { productIds: bestOf(wardrobe, ['women-jeans', 'men-jeans'], 10, 'Selvedge') })),
        row('home-brands',
          widget('canvasWidget', {
            headline: words('Nord', 'Nord', 'نورد'), text: words('Tailoring and knitwear for long winters.', 'Tailoring und Strick für lange Winter.', 'خياطة راقية وملابس محبوكة لشتاء طويل.'), cta: words('Discover Nord', 'Nord entdecken', 'اكتشف نورد'), url: '/nord',
            image: campaign('wool', 'tall'), alt: words('Charcoal wool in soft folds', 'Anthrazitfarbene Wolle in weichen Falten', 'صوف فحمي بطيّات ناعمة'), backgroundColor: '#232325', color: '#ffffff', brand: 'nord', proportion: 'wide',
          }),
          widget('canvasWidget', {
            headline: words('Kiosk', 'Kiosk', 'كيوسك'), text: words('Heavy jersey, loose cuts, loud when it wants to be.', 'Schwerer Jersey, weite Schnitte, laut, wenn es sein soll.', 'جيرسي ثقيل وقصّات واسعة وجرأة عند اللزوم.'), cta: words('Discover Kiosk', 'Kiosk entdecken', 'اكتشف كيوسك'), url: '/kiosk',
            image: campaign('jersey', 'tall'), alt: words('Black jersey with one acid yellow fold', 'Schwarzer Jersey mit einer neongelben Falte', 'جيرسي أسود بطيّة صفراء فسفورية'), backgroundColor: '#0c0c0d', color: '#ffffff', ctaBackgroundColor: '#d4dc36', brand: 'kiosk', proportion: 'narrow',
          }),
        ),
        row('home-departments', widget('multiLinkWidget', {
          headline: words('Where to start', 'Ein guter Anfang', 'من أين تبدأ'),
          links: [
            { title: words('Jeans', 'Jeans', 'جينز'), url: '/women/jeans', image: garment('jeans-wide', '#57779f', 'denim'), alt: words('Wide jeans in mid blue', 'Weite Jeans in Mittelblau', 'جينز واسع بأزرق متوسط') },
            { title: words('T-shirts', 'T-Shirts', 'تيشيرتات'), url: '/men/t-shirts', image: garment('tee', '#f8f7f4', 'jersey'), alt: words('White T-shirt', 'Weißes T-Shirt', 'تيشيرت أبيض') },
            { title: words('Knitwear', 'Strick', 'ملابس محبوكة'), url: '/women/knitwear', image: garment('cardigan', '#d2c5ae', 'knit'), alt: words('Cardigan in oatmeal', 'Cardigan in Haferbeige', 'كارديغان بيج شوفاني') },
            { title: words('Coats', 'Mäntel', 'معاطف'), url: '/women/coats', image: garment('coat', '#b78a55', 'wool'), alt: words('Camel-coloured wool coat', 'Camelfarbener Wollmantel', 'معطف صوف جملي') },
            { title: words('Shirts', 'Hemden', 'قمصان'), url: '/men/shirts', image: garment('shirt', '#abc5dd', 'poplin'), alt: words('Sky-blue poplin shirt', 'Himmelblaues Popelinehemd', 'قميص بوبلين بلون السماء') },
            { title: words('Bags', 'Taschen', 'حقائب'), url: '/accessories/bags', image: garment('bag-tote', '#45342b', 'leather'), alt: words('Dark brown leather tote', 'Dunkelbrauner Shopper aus Leder', 'حقيبة توت جلدية بنية داكنة') },
          ],
        })),
        row('home-knits-campaign', widget('canvasWidget', {
          headline: words('Wool that breathes', 'Wolle, die atmet', 'صوف يتنفس'), text: words('Merino and lambswool, linked by hand.', 'Merino und Lammwolle, von Hand gekettelt.', 'ميرينو وصوف حملان موصول يدويًا.'), cta: words('See the knitwear', 'Strick ansehen', 'شاهد المحبوكات'), url: '/women/knitwear',
          image: campaign('knit'), imageMobile: campaign('knit', 'tall'), alt: words('Close-up of an oatmeal-coloured knit in soft light', 'Nahaufnahme von haferfarbenem Strick in weichem Licht', 'لقطة قريبة لنسيج محبوك بلون الشوفان في ضوء ناعم'), backgroundColor: '#c9bba3', color: '#1c1c1e', toggleFullWidth: true,
        })),
        row('home-knits', carousel('productCarouselWidget', words('New in knitwear', 'Neu im Strick', 'جديد المحبوكات'), { productIds: bestOf(wardrobe.filter(({ material }) => material === 'wool'), ['women-knitwear', 'men-knitwear', 'accessories-scarves', 'accessories-beanies'], 10) })),
        rowOf(2, 'home-promises',
          widget('uSPSpotItem', { icon: 'delivery', title: words('At your door in 2–4 days', 'In 2–4 Tagen bei Ihnen', 'عند بابك خلال 2–4 أيام'), text: words('Sooner with express delivery.', 'Mit Expresslieferung noch früher.', 'وأسرع مع التوصيل السريع.'), url: '/delivery-and-returns' }),
          widget('uSPSpotItem', { icon: 'returns', title: words('30 days to return', '30 Tage Rückgabe', '30 يومًا للإرجاع'), text: words('Unworn, in one parcel, with one label.', 'Ungetragen, in einem Paket, mit einem Etikett.', 'غير ملبوس، في طرد واحد وبملصق واحد.'), url: '/delivery-and-returns' }),
          widget('uSPSpotItem', { icon: 'payment', title: words('Pay the way you like', 'Zahlen, wie Sie möchten', 'ادفع كما تحب'), text: words('By card or with paysafecard, as a guest.', 'Mit Karte oder paysafecard, auch als Gast.', 'بالبطاقة أو عبر paysafecard، ومن دون حساب.') }),
          widget('uSPSpotItem', { icon: 'repair', title: words('Made to be mended', 'Zum Flicken gemacht', 'مصنوع ليُصلَح'), text: words('How to look after denim, and when not to wash it.', 'Wie man Denim pflegt – und wann man ihn nicht wäscht.', 'كيف تعتني بالدنيم ومتى لا تغسله.'), url: '/denim-care' }),
        ),
        row('home-seo', widget('seoWidget', {
          headline: words('Clothes that are worth keeping', 'Kleidung, die man behält', 'ملابس تستحق أن تبقى'),
          markdownContent: words(
            'Selvedge began with one pair of [jeans](/women/jeans) and still measures everything else against it. Around the denim there are [shirts](/men/shirts), [knitwear](/women/knitwear) and [coats](/women/coats) in few cuts and good cloth; Nord adds tailoring, Kiosk the street. Every product page says what a piece is made of, how to look after it and which sizes are in stock.',
            'Selvedge begann mit einer einzigen [Jeans](/women/jeans) und misst bis heute alles andere an ihr. Rund um den Denim gibt es [Hemden](/men/shirts), [Strick](/women/knitwear) und [Mäntel](/women/coats) in wenigen Schnitten und guten Stoffen; Nord steuert das Tailoring bei, Kiosk die Straße. Auf jeder Produktseite steht, woraus ein Teil besteht, wie man es pflegt und welche Größen vorrätig sind.',
            'بدأت سيلفدج ببنطال [جينز](/women/jeans) واحد، وما زالت تقيس كل شيء عليه. حول الدنيم تجد [القمصان](/men/shirts) و[المحبوكات](/women/knitwear) و[المعاطف](/women/coats) بقصّات قليلة وأقمشة جيدة؛ وتضيف نورد الخياطة الراقية وكيوسك روح الشارع. تخبرك كل صفحة منتج بمكوناته وطريقة العناية به والمقاسات المتوفرة.',
          ),
        })),
      ],
    });
