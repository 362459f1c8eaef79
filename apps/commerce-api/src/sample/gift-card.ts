import { garmentAddress } from '../media/garment.address.ts';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import { type ColourId, colour, palettes } from './colours.ts';
import { faceValueIn } from './prices.ts';
import { inEach, say } from './say.ts';
import { giftCardValues } from './sizes.ts';
import type { SampleOption } from './styles.ts';

const name = say('Digital gift card', 'Digitale Geschenkkarte', 'بطاقة هدايا رقمية');
const PUBLISHED = new Date(Date.UTC(2025, 10, 3));

/** The digital gift card; its variants carry their value after a comma (CAT-058). Coming soon: the shop has no way yet to send one. */
export function giftCard(number: string, categoryId: string, currencies: readonly string[]): { style: CatalogueRows['styles'][number]; options: SampleOption[] } {
  return {
    style: {
      number, handle: `gift-card-${number}`, source: 'sample', brand: 'Selvedge', categoryId, name,
      description: say(
        'A gift that fits at once. It arrives by e-mail, is valid in the whole shop and can be spent in several orders.',
        'Ein Geschenk, das sofort passt. Kommt per E-Mail, gilt im ganzen Shop und lässt sich auf mehrere Bestellungen verteilen.',
        'هدية تناسب الجميع فورًا. تصل بالبريد الإلكتروني، وتصلح في المتجر كله، ويمكن استخدامها في أكثر من طلب.',
      ),
      facts: { tags: ['gift-card'], ediCategory: 'gift-cards', subGroup: 'digital gift card' },
    },
    options: palettes.paper.map((id, position) => option(number, id, position, currencies)),
  };
}

function option(number: string, colourId: ColourId, position: number, currencies: readonly string[]): SampleOption {
  const id = `${number}_${colourId}_1`;
  const paper = colour(colourId);
  const alt = inEach((language) => [name[language], paper.name[language]].join(language === 'ar' ? '، ' : ', '));
  return {
    option: {
      id, styleNumber: number, position, slug: `digital-gift-card-${colourId}`, colour: paper,
      pictures: [{ index: garmentAddress({ cut: 'gift-card', hex: paper.hex, cloth: 'paper' }, 'front'), format: 'jpg', alt }],
      flags: { digital: true, comingSoon: true }, popularity: 100, publishedAt: PUBLISHED,
    },
    variants: giftCardValues.map((value, place) => ({
      id: `${id},${value.toFixed(2)}`, styleOptionId: id, position: place, sizeId: String(value), sizeName: String(value), stock: 0,
    })),
    prices: faceValueIn(currencies, Math.min(...giftCardValues)).map((one) => ({ styleOptionId: id, ...one })),
  };
}
