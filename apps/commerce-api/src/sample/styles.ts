import { type GarmentView, garmentAddress } from '../media/garment.address.ts';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import type { Localised } from '../storage/schema.ts';
import type { Chance } from './chance.ts';
import { colour, type ColourId, palettes } from './colours.ts';
import { details } from './details.ts';
import { careOf, compositionOf, type Fabric, fabrics, sustainabilityOf } from './fabrics.ts';
import type { Garment } from './garments.ts';
import { linesOf } from './lines.ts';
import { basePrice, pleasantEuro, pricesIn } from './prices.ts';
import { inEach, paragraph, say } from './say.ts';
import { sizeRuns } from './sizes.ts';
import { stockOf } from './stock.ts';

export interface SampleStyle {
  row: CatalogueRows['styles'][number];
  garment: Garment;
  fabric: Fabric;
  categoryId: string;
  list: number;
}

export interface SampleOption {
  option: CatalogueRows['options'][number];
  variants: Omit<CatalogueRows['variants'][number], 'ean'>[];
  prices: CatalogueRows['prices'];
}

/** The day that the sample range counts back from; the clock would make another shop every day. */
const SEASON_OPENS = Date.UTC(2026, 10, 16);
const DAY = 86_400_000;
const KIDS_SHARE = 0.55;

/** A style: its line, cloth, price point and texts. `taken` holds the names given so far; one is given twice only when a category has used up its lines. */
export function drawStyle(number: string, categoryId: string, garment: Garment, chance: Chance, taken: Set<string>): SampleStyle {
  const brand = chance.oneOf(garment.brands);
  const lines = linesOf(brand);
  const inTurn = lines.map((_, place) => lines[(Number(number) + place) % lines.length]!);
  const keyOf = ({ latin }: (typeof lines)[number]) => `${categoryId} ${latin} ${garment.name.en}`;
  const line = inTurn.find((one) => !taken.has(keyOf(one))) ?? inTurn[0]!;
  taken.add(keyOf(line));
  const fabric: Fabric = fabrics[chance.oneOf(garment.fabrics)];
  const name = say(`${line.latin} ${garment.name.en}`, `${garment.name.de} ${line.latin}`, `${garment.name.ar} ${line.arabic}`);
  const price = chance.oneOf(garment.prices);
  return {
    garment, fabric, categoryId,
    list: categoryId.startsWith('kids') ? pleasantEuro(price * KIDS_SHARE) : price,
    row: {
      number, handle: `${slugOf(name.en!)}-${number}`, source: 'sample', brand, categoryId, name,
      description: paragraph(garment.story, fabric.story, chance.oneOf(details[garment.details])),
      composition: compositionOf(fabric),
      care: careOf(fabric),
      facts: {
        fit: garment.fit, material: fabric.material, tags: [brand.toLowerCase(), fabric.material, ...(garment.fit ? [garment.fit] : [])],
        calloutAttributes: fabric.callout && Object.fromEntries(Object.entries(fabric.callout).map(([language, claim]) => [language, [claim]])),
        sustainability: sustainabilityOf(fabric),
      },
    },
  };
}

/** The style in some of its colours. */
export function drawOptions(style: SampleStyle, colours: number, currencies: readonly string[], chance: Chance): SampleOption[] {
  const palette: readonly ColourId[] = palettes[style.garment.palette];
  // Buyers take the first colours of a palette more often than the last.
  const chosen = palette.map((id, place) => ({ id, place: place * 0.12 + chance.next() })).sort((a, b) => a.place - b.place).slice(0, colours);
  return chosen.map(({ id }, position) => drawOption(style, id, position, currencies, chance));
}

function drawOption({ row, garment, fabric, categoryId, list }: SampleStyle, colourId: ColourId, position: number, currencies: readonly string[], chance: Chance): SampleOption {
  const id = `${row.number}_${colourId}_1`;
  const dye = colour(colourId);
  const isNew = chance.happens(0.12);
  const comingSoon = !isNew && chance.happens(0.015);
  const preorder = !isNew && !comingSoon && chance.happens(0.015);
  const soldOut = !isNew && chance.happens(0.02);
  const price = isNew || comingSoon || preorder ? { sales: list, list } : basePrice(list, chance);
  return {
    option: {
      id, styleNumber: row.number, position, slug: slugOf(`${row.name.en} ${dye.name.en}`), colour: dye,
      pictures: (['front', 'back', 'detail'] as const).map((view) => ({
        index: garmentAddress({ cut: garment.cut, hex: dye.hex, cloth: fabric.cloth }, view), format: 'jpg', alt: pictureText(row.name, dye.name, view),
      })),
      flags: { ...(isNew && { isNew }), ...(comingSoon && { comingSoon }), ...(preorder && { preorder }) },
      popularity: chance.between(1, 800) + (isNew ? 200 : 0),
      publishedAt: new Date(SEASON_OPENS - DAY * (isNew ? chance.between(0, 13) : chance.between(30, 500))),
    },
    variants: sizesOf(garment, categoryId).map((size, place, all) => ({
      id: [id, size.id, size.length].filter(Boolean).join('-'), styleOptionId: id, position: place,
      sizeId: size.id, sizeName: size.name, lengthId: size.length ?? null, lengthName: size.length ?? null,
      ...(comingSoon || preorder || soldOut ? { stock: preorder ? 40 : 0, retailStock: 0 } : stockOf(place, all.length, chance)),
    })),
    prices: pricesIn(currencies, price).map((one) => ({ styleOptionId: id, ...one })),
  };
}

const sizesOf = (garment: Garment, categoryId: string) => sizeRuns[garment.sold[categoryId]!] as { id: string; name: string; length?: string }[];

const viewTexts: Record<GarmentView, Localised> = {
  front: say('front', 'Vorderseite', 'من الأمام'),
  back: say('back', 'Rückseite', 'من الخلف'),
  detail: say('close-up of the fabric', 'Nahaufnahme des Stoffs', 'لقطة قريبة للقماش'),
};

const pictureText = (name: Localised, dye: Localised, view: GarmentView): Localised =>
  inEach((language) => [name[language], dye[language], viewTexts[view][language]].join(language === 'ar' ? '، ' : ', '));

/** A name as part of an address: “T-shirts & tops” becomes t-shirts-tops. */
export const slugOf = (name: string): string => name.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
