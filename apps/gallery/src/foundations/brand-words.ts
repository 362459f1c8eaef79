import type { Brand } from '@selvedge/ui/tokens';

interface Words {
  headline: string;
  line: string;
  goods: [string, string, string, string];
}

/** What the scene of each brand says, in the languages of the gallery. */
export const brandWords: Record<Brand, Record<string, Words>> = {
  selvedge: {
    en: { headline: 'Denim with a memory', line: 'Woven slowly, edge to edge. It starts out stiff and ends up yours.', goods: ['Harbour wide jeans', 'Harbour slim jeans', 'Flint overshirt', 'Tide flared jeans'] },
    de: { headline: 'Denim mit Gedächtnis', line: 'Langsam gewebt, von Kante zu Kante. Erst steif, dann ganz Ihrer.', goods: ['Weite Jeans Harbour', 'Schmale Jeans Harbour', 'Überhemdjacke Flint', 'Ausgestellte Jeans Tide'] },
    ar: { headline: 'دنيم له ذاكرة', line: 'منسوج ببطء من حافة إلى حافة. يبدأ صلبًا وينتهي على مقاسك.', goods: ['جينز هاربور الواسع', 'جينز هاربور الضيق', 'قميص فلينت الخارجي', 'جينز تايد المتسع'] },
  },
  nord: {
    en: { headline: 'Grey is a colour here', line: 'High-twist wool, soft shoulders, seams linked by hand.', goods: ['Fjell crew-neck jumper', 'Sten cardigan', 'Holm beanie', 'Aske wide jeans'] },
    de: { headline: 'Grau ist hier eine Farbe', line: 'Hochgedrehte Wolle, weiche Schultern, von Hand gekettelte Nähte.', goods: ['Rundhalspullover Fjell', 'Strickjacke Sten', 'Mütze Holm', 'Weite Jeans Aske'] },
    ar: { headline: 'هنا الرمادي لون', line: 'صوف عالي الفتل وأكتاف ناعمة ودرزات موصولة يدويًا.', goods: ['كنزة فييل', 'كارديغان ستين', 'قبعة هولم', 'جينز آسكه الواسع'] },
  },
  kiosk: {
    en: { headline: 'Open late', line: 'Heavy jersey, loose jeans and one colour that is too loud.', goods: ['Night overshirt', 'Block slim jeans', 'Corner wide jeans', 'Signal beanie'] },
    de: { headline: 'Lange geöffnet', line: 'Schwerer Jersey, weite Jeans und eine Farbe, die zu laut ist.', goods: ['Überhemd Night', 'Schmale Jeans Block', 'Weite Jeans Corner', 'Mütze Signal'] },
    ar: { headline: 'مفتوح حتى وقت متأخر', line: 'جيرسي ثقيل وجينز واسع ولون واحد أعلى من اللازم.', goods: ['قميص نايت الخارجي', 'جينز بلوك الضيق', 'جينز كورنر الواسع', 'قبعة سيغنال'] },
  },
};
