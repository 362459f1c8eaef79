import { words } from './menu.ts';
import type { Piece } from './outfits.ts';
import { bestOf, blockRow, campaign, carousel, page, type PageInsert, row, rowOf, widget } from './page.parts.ts';
import { lookedAtLately } from './product.page.ts';
import { say } from './say.ts';

const flannel = words('Warm grey flannel in broad folds', 'Warmgrauer Flanell in weiten Falten', 'فانيلا رمادية دافئة بطيّات واسعة');
const ribbed = words('Close-up of a sand-coloured rib', 'Nahaufnahme von sandfarbenem Rippstrick', 'لقطة قريبة لنسيج مضلّع بلون الرمل');
const oyster = words('Oyster-coloured satin, poured', 'Austernfarbener Satin, wie gegossen', 'ساتان بلون المحار ينساب');
const jersey = words('Black jersey with one acid yellow fold', 'Schwarzer Jersey mit einer neongelben Falte', 'جيرسي أسود بطيّة صفراء فسفورية');

const productsIn = (id: string, headline: ReturnType<typeof words>, productIds: string[]) => row(id, carousel('productCarouselWidget', headline, { productIds }));

/** The home of Nord: few things with air around them; words before goods. */
export const nordPage = (wardrobe: readonly Piece[]): PageInsert =>
  page('nord', '/nord', 'homePage', say('Nord – tailoring and knitwear', 'Nord – Tailoring und Strick', 'نورد – خياطة راقية وملابس محبوكة'),
    say('High-twist wool, soft shoulders and knitwear with hand-linked seams.', 'Hochgedrehte Wolle, weiche Schultern und Strick mit von Hand gekettelten Nähten.', 'صوف عالي الفتل وأكتاف ناعمة ومحبوكات بدرزات موصولة يدويًا.'),
    {
      rows: [
        blockRow('nord-campaign', 'imageWithTextBlock', {
          headline: words('Nord takes its time', 'Nord nimmt sich Zeit', 'نورد تأخذ وقتها'), text: words('Grey is a colour here.', 'Grau ist hier eine Farbe.', 'هنا الرمادي لون قائم بذاته.'),
          cta: words('See the coats', 'Mäntel ansehen', 'شاهد المعاطف'), url: '/women/coats?brand=Nord', image: campaign('flannel', 'tall'), alt: flannel, imageSide: 'end', toggleFullWidth: true,
        }),
        row('nord-words', widget('textWidget', {
          headline: words('A shoulder is four hours of work', 'Eine Schulter sind vier Stunden Arbeit', 'الكتف الواحد أربع ساعات من العمل'),
          markdownContent: words(
            'Most of it cannot be seen: canvas instead of glue, a sleeve set in by hand, a collar that was steamed into its curve. What can be seen is that nothing pulls.',
            'Das meiste davon sieht man nicht: Einlage statt Kleber, ein von Hand eingesetzter Ärmel, ein Kragen, der in seine Rundung gedämpft wurde. Was man sieht: Nichts zieht.',
            'معظمها لا يُرى: حشوة قماشية بدل اللصق، وكم مركّب باليد، وياقة شُكّلت بالبخار. وما يُرى هو أن لا شيء مشدود.',
          ),
          alignment: 'center',
        })),
        productsIn('nord-tailoring', words('Tailoring', 'Tailoring', 'الخياطة الراقية'), bestOf(wardrobe, ['women-blazers', 'men-blazers', 'women-trousers', 'women-coats', 'men-coats'], 10, 'Nord')),
        blockRow('nord-linked', 'imageWithTextBlock', {
          headline: words('Linked by hand', 'Von Hand gekettelt', 'موصول يدويًا'), text: words('Knitwear without a seam that scratches.', 'Strick ohne eine Naht, die kratzt.', 'محبوكات بلا درزة تخدش.'),
          cta: words('See the knitwear', 'Strick ansehen', 'شاهد المحبوكات'), url: '/women/knitwear?brand=Nord', image: campaign('ribbed', 'tall'), alt: ribbed, imageSide: 'start',
        }),
        blockRow('nord-bias', 'imageWithTextBlock', {
          headline: words('Cut on the bias', 'Schräg geschnitten', 'بقصّة الورب'), text: words('Satin that moves before you do.', 'Satin, der sich vor Ihnen bewegt.', 'ساتان يتحرك قبل الخطوة.'),
          cta: words('See the dresses', 'Kleider ansehen', 'شاهد الفساتين'), url: '/women/dresses?brand=Nord', image: campaign('oyster', 'tall'), alt: oyster, imageSide: 'end', proportion: 'narrow',
        }),
        productsIn('nord-knits', words('Wool for every day', 'Wolle für jeden Tag', 'صوف لكل يوم'), bestOf(wardrobe.filter(({ material }) => material === 'wool'), ['women-knitwear', 'men-knitwear', 'accessories-scarves', 'accessories-beanies'], 10, 'Nord')),
        row('nord-questions', widget('accordionTextWidget', { headline: words('Asked at the fitting', 'Bei der Anprobe gefragt', 'أسئلة عند القياس'), items: [
          { title: words('How should a blazer sit?', 'Wie soll ein Blazer sitzen?', 'كيف يجب أن يكون البليزر؟'), markdownContent: words('The seam ends where the shoulder ends, and a flat hand fits under the closed button. Everything else can be altered.', 'Die Naht endet, wo die Schulter endet, und unter den geschlossenen Knopf passt eine flache Hand. Alles andere lässt sich ändern.', 'تنتهي الدرزة حيث ينتهي الكتف، وتتسع المسافة تحت الزر المغلق لكف مبسوطة. وكل ما عدا ذلك يمكن تعديله.') },
          { title: words('How often does wool want washing?', 'Wie oft muss Wolle gewaschen werden?', 'كم مرة يُغسل الصوف؟'), markdownContent: words('Seldom. A night by the open window does more than a wash, and a brush does the rest.', 'Selten. Eine Nacht am offenen Fenster bewirkt mehr als eine Wäsche, den Rest erledigt die Bürste.', 'نادرًا. ليلة قرب نافذة مفتوحة أنفع من غسلة، والفرشاة تكمل الباقي.') },
          { title: words('Can I buy the trousers to match?', 'Gibt es die passende Hose dazu?', 'هل يتوفر البنطال المناسب؟'), markdownContent: words('For most blazers, yes: the same cloth, and each piece in its own size. [See the sets](/sets)', 'Zu den meisten Blazern ja: aus demselben Stoff, und jedes Teil in seiner Größe. [Zu den Sets](/sets)', 'لمعظم البليزرات نعم: من القماش نفسه، ولكل قطعة مقاسها. [شاهد الأطقم](/sets)') },
        ] })),
        lookedAtLately('nord-lately'),
        row('nord-seo', widget('seoWidget', {
          headline: words('Tailoring and knitwear by Nord', 'Tailoring und Strick von Nord', 'خياطة ومحبوكات من نورد'),
          markdownContent: words('Nord makes [blazers](/women/blazers?brand=Nord), [trousers](/women/trousers?brand=Nord), [coats](/men/coats?brand=Nord) and [knitwear](/men/knitwear?brand=Nord) in quiet colours that go with one another across the years.', 'Nord fertigt [Blazer](/women/blazers?brand=Nord), [Hosen](/women/trousers?brand=Nord), [Mäntel](/men/coats?brand=Nord) und [Strick](/men/knitwear?brand=Nord) in ruhigen Farben, die über Jahre zueinander passen.', 'تصنع نورد [البليزرات](/women/blazers?brand=Nord) و[البناطيل](/women/trousers?brand=Nord) و[المعاطف](/men/coats?brand=Nord) و[المحبوكات](/men/knitwear?brand=Nord) بألوان هادئة تتناسق معًا عامًا بعد عام.'),
        })),
      ],
    }, { brand: 'nord' });

/** The home of Kiosk: goods first, everything close together, short sentences. */
export const kioskPage = (wardrobe: readonly Piece[]): PageInsert =>
  page('kiosk', '/kiosk', 'homePage', say('Kiosk – open late', 'Kiosk – lange geöffnet', 'كيوسك – مفتوح حتى وقت متأخر'),
    say('Heavy jersey, loose jeans, nylon for rain and one colour that is too loud.', 'Schwerer Jersey, weite Jeans, Nylon gegen Regen und eine Farbe, die zu laut ist.', 'جيرسي ثقيل وجينز واسع ونايلون للمطر ولون واحد أعلى من اللازم.'),
    {
      rows: [
        row('kiosk-campaign', widget('canvasWidget', {
          headline: words('Too loud', 'Zu laut', 'أعلى من اللازم'), text: words('One colour is enough.', 'Eine Farbe genügt.', 'لون واحد يكفي.'), cta: words('See hoodies', 'Hoodies ansehen', 'شاهد الهودي'), url: '/men/sweatshirts?brand=Kiosk',
          image: campaign('jersey'), imageMobile: campaign('jersey', 'tall'), alt: jersey, backgroundColor: '#0c0c0d', color: '#ffffff', ctaBackgroundColor: '#d4dc36', toggleFullWidth: true,
        })),
        row('kiosk-notice', widget('slimBanner', { text: words('New on Thursdays. Gone by Sunday.', 'Donnerstags neu. Sonntags weg.', 'جديد كل خميس، وينفد قبل الأحد.'), url: '/men/sweatshirts?brand=Kiosk', location: 'below', backgroundColor: '#d4dc36', color: '#141416' })),
        productsIn('kiosk-heavy', words('Heavy jersey', 'Schwerer Jersey', 'جيرسي ثقيل'), bestOf(wardrobe, ['women-sweatshirts', 'men-sweatshirts', 'women-t-shirts-tops', 'men-t-shirts'], 12, 'Kiosk')),
        row('kiosk-trending', widget('trending', { headline: words('On the counter', 'Auf dem Tresen', 'على الطاولة'), links: [
          { title: words('Oversized T-shirts', 'Oversized-T-Shirts', 'تيشيرتات واسعة'), url: '/men/t-shirts?brand=Kiosk' }, { title: words('Loose jeans', 'Weite Jeans', 'جينز فضفاض'), url: '/women/jeans?brand=Kiosk' }, { title: words('Bombers', 'Bomberjacken', 'جاكيتات بومبر'), url: '/men/jackets?brand=Kiosk' },
          { title: words('Parkas', 'Parkas', 'باركا'), url: '/women/coats?brand=Kiosk' }, { title: words('Caps', 'Caps', 'كاب'), url: '/accessories/caps?brand=Kiosk' }, { title: words('Canvas shoes', 'Canvas-Schuhe', 'أحذية كانفاس'), url: '/men/shoes?brand=Kiosk' },
        ] })),
        row('kiosk-ways', widget('multiLinkWidget', { links: [
          { title: words('Women', 'Damen', 'نساء'), url: '/women/sweatshirts?brand=Kiosk' }, { title: words('Men', 'Herren', 'رجال'), url: '/men/sweatshirts?brand=Kiosk' }, { title: words('Kids', 'Kinder', 'أطفال'), url: '/kids/sweatshirts?brand=Kiosk' },
          { title: words('Shoes', 'Schuhe', 'أحذية'), url: '/men/shoes?brand=Kiosk' }, { title: words('Caps', 'Caps', 'كاب'), url: '/accessories/caps?brand=Kiosk' }, { title: words('Bags', 'Taschen', 'حقائب'), url: '/accessories/bags?brand=Kiosk' },
        ] })),
        row('kiosk-cloth', widget('ImageCarouselWidget', { headline: words('Room to move', 'Platz zum Bewegen', 'مساحة للحركة'), autoplay: true, autoplayAfter: 5, content: [
          { image: campaign('denim-black', 'tall'), alt: words('Black denim with a grey seam', 'Schwarzer Denim mit grauer Naht', 'دنيم أسود بدرزة رمادية'), text: words('Loose jeans', 'Weite Jeans', 'جينز فضفاض'), url: '/women/jeans?brand=Kiosk', backgroundColor: '#141416' },
          { image: campaign('fleece', 'tall'), alt: words('Heavy black jersey from near', 'Schwerer schwarzer Jersey aus der Nähe', 'جيرسي أسود ثقيل عن قرب'), text: words('Big hoods', 'Große Kapuzen', 'قبعات هودي واسعة'), url: '/men/sweatshirts?brand=Kiosk', backgroundColor: '#141416' },
          { image: campaign('midnight', 'tall'), alt: words('Midnight-blue satin', 'Mitternachtsblauer Satin', 'ساتان بلون منتصف الليل'), text: words('Night shift', 'Nachtschicht', 'وردية الليل'), url: '/women/skirts', backgroundColor: '#141416' },
          { image: campaign('check', 'tall'), alt: words('Charcoal check', 'Anthrazitfarbenes Karo', 'كاروه فحمي'), text: words('Open shirts', 'Offene Hemden', 'قمصان مفتوحة'), url: '/men/shirts', backgroundColor: '#141416' },
        ] })),
        productsIn('kiosk-rain', words('For the way home', 'Für den Heimweg', 'لطريق العودة'), bestOf(wardrobe, ['women-jackets', 'men-jackets', 'women-coats', 'men-coats', 'accessories-caps', 'accessories-bags'], 10, 'Kiosk')),
        lookedAtLately('kiosk-lately'),
        rowOf(2, 'kiosk-promises',
          widget('uSPSpotItem', { icon: 'delivery', title: words('Ordered tonight', 'Heute Nacht bestellt', 'تطلبه الليلة'), text: words('On its way in the morning.', 'Morgen früh unterwegs.', 'وينطلق في الصباح.'), url: '/delivery-and-returns' }),
          widget('uSPSpotItem', { icon: 'repair', title: words('Too big? On purpose', 'Zu groß? Mit Absicht', 'واسع؟ هذا مقصود'), text: words('Look here before you size down.', 'Erst hier nachsehen, dann kleiner nehmen.', 'انظر هنا قبل أن تختار مقاسًا أصغر.'), url: '/size-guide' }),
          widget('uSPSpotItem', { icon: 'returns', title: words('Thirty days to decide', 'Dreißig Tage Bedenkzeit', 'ثلاثون يومًا لتقرر'), text: words('Wear it at home, not on the train.', 'Zu Hause tragen, nicht in der Bahn.', 'جرّبه في البيت، لا في القطار.'), url: '/delivery-and-returns' }),
          widget('uSPSpotItem', { icon: 'payment', title: words('No account, no drama', 'Kein Konto, kein Theater', 'بلا حساب، بلا تعقيد'), text: words('Pay as a guest and go.', 'Als Gast zahlen und los.', 'ادفع كضيف وانطلق.') }),
        ),
      ],
    }, { brand: 'kiosk' });
