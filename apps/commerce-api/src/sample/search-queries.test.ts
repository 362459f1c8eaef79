import { beforeAll, describe, expect, it } from 'vitest';
import { textIn } from '../content/in-language.ts';
import { catalogueOfRows } from '../search/catalogue-of-rows.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import { sampleCatalogue } from './catalogue.ts';
import { facetNames } from './facet-names.ts';
import { sought } from './search.page.ts';
import { searchSynonyms } from './search-synonyms.ts';

/** What shoppers type, and what each of the first five products says of itself in English: name, colour, its family, category. */
const queries: Record<string, [typed: string, found: RegExp][]> = {
  en: [
    // Words as they are, in any case and order.
    ['jeans', /jeans/], ['WOOL COAT', /wool coat/], ['coat wool', /wool coat/], ['blue jeans', /blue.*jeans|jeans.*blue/], ['straight jeans women', /straight jeans.*women/], ['linen shirt', /linen shirt|shirt dress/], ['men hoodie', /hoodie.*men/],
    // Beginnings and inflected forms.
    ['jea', /jea/], ['sweat', /sweat/], ['card', /cardigan|card/], ['dresses', /dress/], ['jackets', /jacket/], ['chino', /chino/], ['women’s coats', /women-coats/], ['kids jacket', /jacket.*kids/],
    // Typing errors.
    ['jaens', /jeans/], ['jens', /jeans/], ['trousrs', /trouser|chino/], ['sweathsirt', /sweatshirt/], ['cardigna', /cardigan/], ['snekaers', /sneakers/], ['blazzer', /blazer/], ['lether jacket', /leather jacket/], ['strip shirt', /striped/], ['hodie', /hoodie/], ['chelsae boots', /chelsea boots/],
    // Other words for it, and other ways to write it.
    ['pants', /trouser|chino/], ['sweater', /jumper/], ['turtleneck', /roll-neck/], ['trainers', /sneakers/], ['tee', /t-shirt/], ['tshirt', /t-shirt/], ['t shirt', /t-shirt/], ['gray hoodie', /hoodie.*grey/], ['bootcut jeans', /flared jeans/], ['woolly hat', /beanie/], ['handbag', /crossbody/], ['burgundy', /bordeaux/], ['ladies jeans', /jeans.*women/], ['voucher', /gift card/],
    // Brands and lines.
    ['nord', /./], ['fjord', /fjord/], ['kiosk cap', /cap/],
  ],
  de: [
    ['Wollmantel', /wool coat/], ['mantel', /coat|parka/], ['Mäntel', /coats/], ['maentel', /coats/], ['mantel wolle', /wool coat/], ['lederjacke', /leather jacket/], ['jacke', /jacket|cardigan/], ['schwarze jeans', /jeans.*black/], ['weißes t-shirt', /t-shirt.*white/], ['weisses t-shirt', /t-shirt.*white/], ['gruene jacke', /(jacket|cardigan).*green/],
    ['blaue hosen', /(trouser|chino|jeans).*(blue|navy)/], ['kleid', /dress/], ['kleider', /dress/], ['gürtel', /belt/], ['guertel', /belt/], ['gurtel', /belt/], ['rocke', /skirt/], ['pullover', /jumper/], ['pulli', /jumper/], ['sakko', /blazer/], ['turnschuhe', /sneakers/], ['umhaengetasche', /crossbody/], ['handtasche', /crossbody/], ['strikjacke', /cardigan/], ['swaetshirt', /sweatshirt/], ['hemd', /shirt/], ['leinenhmd', /linen shirt/],
    ['karoschal', /checked scarf/], ['damen jeans', /jeans.*women/], ['frauen kleid', /dress.*women/], ['kapuzenpullover', /hoodie/], ['mütze', /beanie/], ['gutschein', /gift card/], ['dunkelblau pullover', /jumper.*navy/], ['skirt', /skirt/], ['rollkragen', /roll-neck/], ['dress black', /dress.*black/],
  ],
  ar: [
    ['جينز', /jeans|denim/], ['الجينز', /jeans|denim/], ['جِينز', /jeans|denim/], ['جيـــنز', /jeans|denim/], ['معطف', /coat|parka/], ['معطف صوف', /wool coat/], ['المعطف الصوف', /wool coat/], ['جاكيت جلد', /leather jacket/], ['فستان', /dress/], ['فساتين', /dress/], ['تنوره', /skirt/], ['تنورة', /skirt/], ['احذيه', /shoes/], ['أحذية', /shoes/], ['قميص كتان', /linen shirt|shirt dress/], ['بنطلون', /trouser|chino/], ['سروال', /trouser|chino/],
    ['جينز اسود', /(jeans|denim).*black/], ['أزرق', /blue/], ['ازرق', /blue/], ['شنطة', /bag|tote|shopper/], ['كنزه', /jumper/], ['بلوفر', /jumper/], ['بليزر', /blazer/], ['هودي', /hoodie/], ['تيشرت', /t-shirt/], ['سنيكرز', /sneakers/], ['قبعة', /cap|beanie|parka/], ['jeans', /jeans/], ['وشاح', /scarf/], ['نسائي جينز', /(jeans|denim).*women/],
  ],
};

let catalogue: CatalogueIndex;
beforeAll(() => {
  const names = Object.entries(facetNames).flatMap(([facet, values]) => Object.entries(values).map(([value, name]) => [`${facet}.${value}`, { en: value, ...name }] as const));
  catalogue = catalogueOfRows(sampleCatalogue(), { synonyms: searchSynonyms, facetNames: new Map(names) });
});

describe.each(Object.entries(queries))('in a shop that speaks %s', (language, table) => {
  it.each(table)('%s finds what is meant first (CAT-093)', async (text, found) => {
    const { ids, isNearest } = await catalogue.engine.search({ currency: 'GBP', language, text, from: 0, size: 5 });
    expect(ids.map((id) => described(id)).filter((one) => !found.test(one))).toEqual([]);
    expect([ids.length > 0, isNearest]).toEqual([true, false]);
  });
});

it('finds several products for each term that the search page offers, in every language', async () => {
  for (const term of sought) {
    for (const [language, text] of Object.entries(term)) {
      const { total, isNearest } = await catalogue.engine.search({ currency: 'GBP', language, text, from: 0, size: 1 });
      expect([text, total > 3, isNearest]).toEqual([text, true, false]);
    }
  }
});

function described(id: string): string {
  const { style, option, category } = catalogue.product(id)!;
  return [textIn(style.name, 'en'), textIn(option.colour.name, 'en'), option.colour.base, category.id].join(', ').toLowerCase();
}
