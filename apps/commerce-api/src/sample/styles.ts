import { garmentAddress } from '../media/garment.address.ts';
import type { GarmentLook, GarmentView } from '../media/studio/garment-look.ts';
import { makes } from '../media/studio/makes.ts';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import type { Localised } from '../storage/schema.ts';
import { badgeIdsFor } from './badges.ts';
import type { Chance } from './chance.ts';
import { colour, type ColourId, palettes } from './colours.ts';
import { descriptionOf, detailsOf } from './descriptions.ts';
import { disclaimerFor } from './disclaimers.ts';
import { calloutOf, careOf, compositionOf, type Fabric, type FabricName, fabrics, sustainabilityOf } from './fabrics.ts';
import type { Brand, Garment } from './garments.ts';
import { type Line, linesOf } from './lines.ts';
import { modelMeasurementsOf } from './models.ts';
import { basePrice, pleasantEuro, pricesIn } from './prices.ts';
import { inEach, say } from './say.ts';
import type { Shelves } from './shelves.ts';
import { sizeRuns } from './sizes.ts';
import { stockOf } from './stock.ts';

export interface SampleStyle {
  row: CatalogueRows['styles'][number];
  garment: Garment;
  fabric: Fabric;
  fabricName: FabricName;
  line: Line;
  categoryId: string;
  list: number;
  /** Which of the studio's makes it is. */
  make: number;
}

/**
 * Two streams of decisions: what was decided first keeps its own, so that a product stays the same product when the range learns
 * something new; everything newer is drawn from `later`.
 */
export interface Chances {
  first: Chance;
  later: Chance;
}

/** What the range has given out so far. */
export interface Taken {
  names: Set<string>;
  descriptions: Set<string>;
  /** Styles by cut and cloth: their makes go round. */
  makes: Map<string, number>;
}

export interface SampleOption {
  option: CatalogueRows['options'][number];
  variants: CatalogueRows['variants'];
  prices: CatalogueRows['prices'];
  storeStock?: NonNullable<CatalogueRows['storeStock']>;
}

/** The day that the sample range counts back from; the clock would make another shop every day. */
const SEASON_OPENS = Date.UTC(2026, 10, 16);
const DAY = 86_400_000;
const KIDS_SHARE = 0.55;
/** From here on a reduction is the last one. */
const FINAL_SHARE = 0.52;
const PREORDERED = 40;
const LASTING_SHELF = 25;

/** A style: its line, cloth, price point and texts. A name is given twice in a category only when its lines are used up. */
export function drawStyle(number: string, categoryId: string, garment: Garment, { first: chance, later }: Chances, taken: Taken): SampleStyle {
  const brand = chance.oneOf(garment.brands);
  const lines = linesOf(brand);
  const inTurn = lines.map((_, place) => lines[(Number(number) + place) % lines.length]!);
  const keyOf = ({ latin }: Line) => `${categoryId} ${latin} ${garment.name.en}`;
  const line = inTurn.find((one) => !taken.names.has(keyOf(one))) ?? inTurn[0]!;
  taken.names.add(keyOf(line));
  const fabricName = chance.oneOf(garment.fabrics);
  const fabric: Fabric = fabrics[fabricName];
  const name = say(`${line.latin} ${garment.name.en}`, `${garment.name.de} ${line.latin}`, `${garment.name.ar} ${line.arabic}`);
  const price = chance.oneOf(garment.prices);
  const detail = chance.oneOf(detailsOf(garment, categoryId));
  const [department] = categoryId.split('-');
  const book = `${garment.cut} ${fabric.cloth}`;
  const before = taken.makes.get(book) ?? 0;
  taken.makes.set(book, before + 1);
  const callout = calloutOf(fabric);
  return {
    garment, fabric, fabricName, line, categoryId,
    make: before % makes.length,
    list: categoryId.startsWith('kids') ? pleasantEuro(price * KIDS_SHARE) : price,
    row: {
      number, handle: `${slugOf(name.en!)}-${number}`, source: 'sample', brand, subBrand: subBrandOf(brand, fabricName, department!), categoryId, name,
      description: descriptionOf({ garment, fabricName, categoryId, detail }, later, taken.descriptions),
      composition: compositionOf(fabric),
      care: careOf(fabric),
      facts: {
        fit: garment.fit, material: fabric.material, tags: [brand.toLowerCase(), fabric.material, ...(garment.fit ? [garment.fit] : [])],
        calloutAttributes: callout && Object.fromEntries(Object.entries(callout).map(([language, claim]) => [language, [claim]])),
        sustainability: sustainabilityOf(fabric),
        modelMeasurements: modelMeasurementsOf(department!, garment.sold[categoryId]!, later),
        ediCategory: slugOf(garment.cut), ediSubCategory: fabric.material, subGroup: garment.name.en,
      },
    },
  };
}

/** The style in some of its colours. */
export function drawOptions(style: SampleStyle, colours: number, currencies: readonly string[], chances: Chances, shelves: Shelves): SampleOption[] {
  const palette: readonly ColourId[] = palettes[style.garment.palette];
  // Buyers take the first colours of a palette more often than the last.
  const chosen = palette.map((id, place) => ({ id, place: place * 0.12 + chances.first.next() })).sort((a, b) => a.place - b.place).slice(0, colours);
  return chosen.map(({ id }, position) => drawOption(style, id, position, currencies, chances, shelves));
}

/** How the studio draws a style in one of its colours. Styles of one cut, cloth and colour look alike, not the same, until all makes have had their turn. */
export const lookOf = ({ garment, fabric, make }: Pick<SampleStyle, 'garment' | 'fabric' | 'make'>, { hex }: { hex: string }): GarmentLook => ({ cut: garment.cut, hex, cloth: fabric.cloth, make });

function drawOption({ row, garment, fabric, fabricName, categoryId, list, make }: SampleStyle, colourId: ColourId, position: number, currencies: readonly string[], { first: chance, later }: Chances, shelves: Shelves): SampleOption {
  const id = `${row.number}_${colourId}_1`;
  const dye = colour(colourId);
  const isNew = chance.happens(0.12);
  const comingSoon = !isNew && chance.happens(0.015);
  const preorder = !isNew && !comingSoon && chance.happens(0.015);
  const soldOut = !isNew && chance.happens(0.02);
  const price = isNew || comingSoon || preorder ? { sales: list, list } : basePrice(list, chance);
  const isLasting = garment.noos === true && position === 0 && !isNew && !comingSoon && !preorder && !soldOut && price.sales === list;
  const isFinal = price.sales <= list * FINAL_SHARE;
  const popularity = chance.between(1, 800) + (isNew ? 200 : 0);
  const publishedAt = new Date(SEASON_OPENS - DAY * (isNew ? chance.between(0, 13) : chance.between(30, 500)));
  const sizes = sizesOf(garment, categoryId).map((size, place, all) => ({
    size, sku: [id, size.id, size.length].filter(Boolean).join('-'),
    ...stockFor({ isAwaited: comingSoon || preorder, isPreorder: preorder, soldOut, isLasting }, () => stockOf(place, all.length, chance)),
  }));
  const variants = sizes.map(({ size, sku, stock }, place) => ({
    id: sku, styleOptionId: id, position: place, sizeId: size.id, sizeName: size.name, lengthId: size.length ?? null, lengthName: size.length ?? null, stock,
  }));
  return {
    option: {
      id, styleNumber: row.number, position, slug: slugOf(`${row.name.en} ${dye.name.en}`), colour: dye,
      pictures: (['front', 'back', 'detail'] as const).map((view) => ({
        index: garmentAddress(lookOf({ garment, fabric, make }, dye), view), format: 'jpg', alt: pictureText(row.name, dye.name, view),
      })),
      flags: { ...(isNew && { isNew }), ...(comingSoon && { comingSoon }), ...(preorder && { preorder }), ...(isLasting && { noos: true }), ...(isFinal && { lastOfItsKind: true }) },
      popularity, publishedAt,
      availableFrom: comingSoon || preorder ? dayAfterOpening(later.between(60, 150)) : undefined,
      disclaimer: disclaimerFor({ fabric: fabricName, colour: colourId, isPreorder: preorder }),
      badgeIds: badgeIdsFor({
        isSelvedge: fabricName === 'selvedgeDenim', isOrganic: fabric.fibres.some(([fibre, share]) => fibre === 'organicCotton' && share >= 95), isFinal,
        isFavourite: popularity > 760 && !isNew && !comingSoon, pieces: variants.reduce((sum, { stock }) => sum + stock, 0), sizes: variants.length,
      }),
    },
    variants,
    prices: pricesIn(currencies, price).map((one) => ({ styleOptionId: id, ...one })),
    storeStock: shelves(sizes),
  };
}

/** What is awaited or sold out is nowhere; what never runs out has a full shelf of every size. */
function stockFor({ isAwaited, isPreorder, soldOut, isLasting }: { isAwaited: boolean; isPreorder: boolean; soldOut: boolean; isLasting: boolean }, drawn: () => { stock: number; depth: number }) {
  if (isAwaited || soldOut) return { stock: isPreorder ? PREORDERED : 0, depth: 0 };
  const { stock, depth } = drawn();
  return isLasting ? { stock: stock + LASTING_SHELF, depth: depth + 2 } : { stock, depth };
}

const dayAfterOpening = (days: number): string => new Date(SEASON_OPENS + DAY * days).toISOString().slice(0, 10);

/** The sub-brands: cloth from narrow looms, tailoring, rainwear, and what is made for children. */
function subBrandOf(brand: Brand, fabric: FabricName, department: string): string | undefined {
  if (department === 'kids') return `${brand} Kids`;
  if (brand === 'Selvedge' && fabric === 'selvedgeDenim') return 'Selvedge Mill';
  if (brand === 'Nord' && (fabric === 'suiting' || fabric === 'coating')) return 'Nord Atelier';
  return brand === 'Kiosk' && fabric === 'nylon' ? 'Kiosk Weather' : undefined;
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
