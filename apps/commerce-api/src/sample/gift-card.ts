import { inMinorUnits } from '../catalog/price.rules.ts';
import { garmentAddress } from '../media/garment.address.ts';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import { type ColourId, colour, palettes } from './colours.ts';
import { roundSum } from './rates.ts';
import { inEach, say } from './say.ts';
import type { SampleOption } from './styles.ts';

const name = say('Digital gift card', 'Digitale Geschenkkarte', 'بطاقة هدايا رقمية');
const notYet = say('Not on sale yet. We can write to you on the day it is.', 'Noch nicht erhältlich. Am Tag, an dem es so weit ist, schreiben wir Ihnen gern.', 'ليست معروضة للبيع بعد، ويمكننا مراسلتك يوم توفرها.');
/** What it is worth, in euro. */
const VALUES = [25, 50, 100, 150];
const PUBLISHED = new Date(Date.UTC(2025, 10, 3));

/** The digital gift card: one of each currency, in round sums of it. Its variants carry their value after a comma (CAT-058). Coming soon: the shop has no way yet to send one. */
export function giftCard(number: string, categoryId: string, currencies: readonly string[]): { style: CatalogueRows['styles'][number]; options: SampleOption[] } {
  return {
    style: {
      number, handle: `gift-card-${number}`, source: 'sample', brand: 'Selvedge', categoryId, name,
      description: say(
        'A gift that fits at once. It will arrive by e-mail, be valid in the whole shop and last for several orders.',
        'Ein Geschenk, das sofort passt. Es wird per E-Mail kommen, im ganzen Shop gelten und für mehrere Bestellungen reichen.',
        'هدية تناسب الجميع فورًا. ستصل بالبريد الإلكتروني، وتصلح في المتجر كله، وتكفي لأكثر من طلب.',
      ),
      facts: { tags: ['gift-card'], ediCategory: 'gift-cards', subGroup: 'digital gift card' },
    },
    options: currencies.flatMap((currency, place) => palettes.paper.map((id, colour, { length }) => option(number, id, place * length + colour, currency))),
  };
}

function option(number: string, colourId: ColourId, position: number, currency: string): SampleOption {
  const id = `${number}_${colourId}_${currency.toLowerCase()}`;
  const values = VALUES.map((euro) => roundSum(euro, currency));
  const least = inMinorUnits(values[0]!, currency);
  const paper = colour(colourId);
  const alt = inEach((language) => [name[language], paper.name[language]].join(language === 'ar' ? '، ' : ', '));
  return {
    option: {
      id, styleNumber: number, position, slug: `digital-gift-card-${colourId}`, colour: paper,
      pictures: [{ index: garmentAddress({ cut: 'gift-card', hex: paper.hex, cloth: 'paper' }, 'front'), format: 'jpg', alt }],
      flags: { digital: true, comingSoon: true }, disclaimer: notYet, popularity: 100, publishedAt: PUBLISHED,
    },
    variants: values.map((value, place) => ({
      id: `${id},${value.toFixed(2)}`, styleOptionId: id, position: place, sizeId: String(value), sizeName: String(value), stock: 0,
    })),
    prices: [{ styleOptionId: id, currency, sales: least, list: least }],
  };
}
