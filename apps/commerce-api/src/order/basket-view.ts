import type { Basket, BasketEnvelope, LineItem } from '@selvedge/api-order';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { moneyOf, priceOf } from '../catalog/price.rules.ts';
import { sizeNameIn } from '../catalog/size.rules.ts';
import { badgesOf, pathOf } from '../catalog/product-card.ts';
import { readShippingMethods } from '../content/shop-documents.ts';
import { textIn } from '../content/in-language.ts';
import type { MarketRow } from '../http/caller.ts';
import { addressOf } from '../media/merchant-picture.address.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { Database } from '../storage/database.ts';
import { basketGiftCard, basketLine, giftCard, variant, type basket } from '../storage/schema.ts';
import { sumsOf, type BasketLimits, type Sums } from './basket.rules.ts';
import { regionsOf } from './regions.ts';
import { methodOf, offeredMethods, type OfferedMethod } from './shipping.rules.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type BasketRow = typeof basket.$inferSelect;
type LineRow = typeof basketLine.$inferSelect;
type VariantRow = typeof variant.$inferSelect;

/** A basket with all that belongs to it, priced in a market. */
export interface PricedBasket {
  row: BasketRow;
  market: MarketRow;
  lines: PricedLine[];
  methods: OfferedMethod[];
  /** The chosen way of delivery, if it is still offered. */
  method?: OfferedMethod;
  giftCards: { number: string; balance: number }[];
  sums: Sums;
}

export interface PricedLine {
  row: LineRow;
  item: LineItem;
  /** Minor units for one; nothing for what is not sold in this market any more. */
  unit?: number;
  stock: number;
}

/** Reads and prices a basket. Addresses and gift cards that do not fit the market are left out. */
export async function pricedBasket(db: Database | Transaction, row: BasketRow, market: MarketRow, { index, limits }: { index: CatalogueIndex; limits: BasketLimits }): Promise<PricedBasket> {
  const [lineRows, cards, shipping] = [
    await db.select().from(basketLine).where(eq(basketLine.basketId, row.id)).orderBy(desc(basketLine.addedAt), asc(basketLine.id)),
    await db.select({ number: giftCard.number, balance: giftCard.balance, currency: giftCard.currency }).from(basketGiftCard).innerJoin(giftCard, eq(giftCard.number, basketGiftCard.number)).where(eq(basketGiftCard.basketId, row.id)).orderBy(asc(basketGiftCard.position)),
    await readShippingMethods(db),
  ];
  const skus = lineRows.map(({ sku }) => sku);
  const variants = new Map(skus.length > 0 ? (await db.select().from(variant).where(inArray(variant.id, skus))).map((one) => [one.id, one]) : []);
  const lines = lineRows.map((line) => pricedLine(line, variants.get(line.sku), market, index, limits));

  const priced = lines.flatMap(({ unit, row: { quantity } }) => (unit === undefined ? [] : [{ unit, quantity }]));
  const needsShipping = lines.some(({ item }) => !item.isDigital);
  const goods = priced.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  const methods = needsShipping ? offeredMethods(shipping, market, goods, new Date()) : [];
  const method = methods.find(({ id }) => id === row.shippingMethodId);
  const giftCards = cards.filter(({ currency }) => currency === market.currency);
  return {
    row, market, lines, methods, method, giftCards,
    // Before a choice, the first one offered is what it will cost (CHK-124).
    sums: sumsOf({ lines: priced, shipping: (method ?? methods[0])?.price ?? 0, giftCards, country: market.country }),
  };
}

/** Where a line of a basket shows its badges (CAT-076). */
const badgePlaces = ['basket', 'miniBasket', 'checkout'];

/** A line as it is read and priced; what the market does not have any more cannot be bought. */
export function pricedLine(row: LineRow, chosen: VariantRow | undefined, market: MarketRow, index: CatalogueIndex, { piecesOfALine }: BasketLimits): PricedLine {
  const { language, currency } = market;
  const product = chosen && index.product(chosen.styleOptionId);
  const variantOfLine = product?.variants.find(({ id }) => id === chosen?.id);
  const price = product && variantOfLine && product.priceOf(variantOfLine, currency);
  const nothing = moneyOf(0, currency);
  const total = moneyOf((price?.sales ?? 0) * row.quantity, currency);
  const facts = {
    id: row.id, sku: row.sku, quantity: row.quantity, badges: product ? badgesOf(product, index, language, badgePlaces) : [], isBonusProduct: false,
    lineItemStockLocation: 'warehouse' as const, totalPrice: total, groupTotalPrice: total,
  };
  if (!product || !price) {
    const unitPrice = { salesPrice: nothing, listPrice: nothing, percentage: 0, discounts: [] };
    return { row, stock: 0, item: { ...facts, name: product ? textIn(product.style.name, language) : row.sku, imageUrl: '', productUrl: '/', unitPrice, maximumQuantity: 0, brand: product?.style.brand ?? '', isDigital: false } };
  }
  const { style, option, category } = product;
  const { name, base, nuance } = option.colour;
  const [front] = option.pictures;
  return {
    row, stock: chosen.stock, unit: price.sales,
    item: {
      ...facts,
      name: textIn(style.name, language),
      imageUrl: front ? addressOf(front, product) : '',
      productUrl: pathOf(product),
      unitPrice: priceOf(price),
      maximumQuantity: Math.min(chosen.stock, piecesOfALine),
      ...(chosen.merchantSku ? { articleNumber: chosen.merchantSku } : {}),
      ...(chosen.ean ? { ean: chosen.ean } : {}),
      colour: { name: textIn(name, language), base, ...(nuance ? { nuance } : {}) },
      variant: { size: sizeNameIn(language, chosen), ...(chosen.lengthName ? { length: chosen.lengthName } : {}) },
      ediCategory: category.ancestors[0] ?? category.id,
      ediSubCategory: category.id,
      brand: style.brand,
      ...(style.subBrand ? { subBrand: style.subBrand } : {}),
      isDigital: option.flags.digital ?? false,
    },
  };
}

/** The contract's basket. @param surroundings whether what surrounds it is wanted too (BSK-138) */
export function envelopeOf({ row, market, lines, methods, method, giftCards, sums }: PricedBasket, surroundings = true): BasketEnvelope {
  const { currency, country } = market;
  const money = (minor: number) => moneyOf(minor, currency);
  const isHere = row.market === market.id || row.shippingAddress?.country === country;
  const basket: Basket = {
    basketId: row.id,
    quantity: lines.reduce((sum, line) => sum + line.row.quantity, 0),
    lines: lines.map(({ item }) => item),
    ...(row.email ? { email: row.email } : {}),
    ...(row.note ? { note: row.note } : {}),
    acceptTerms: row.acceptTerms,
    acceptNewsletter: row.acceptNewsletter,
    ...(row.shippingAddress && isHere ? { shippingAddress: row.shippingAddress } : {}),
    ...(row.billingAddress && isHere ? { billingAddress: row.billingAddress } : {}),
    useBillingAddressForShipping: row.useBillingAddressForShipping,
    shipments: methods.length === 0 ? [] : [shipmentOf(method, currency)],
    promoCodes: [],
    promoCodeAmounts: [],
    giftCards: giftCards.map(({ number, balance }) => ({ giftCardNumber: number, balance: money(balance) })),
    subtotal: money(sums.subtotal),
    totalDiscount: money(sums.totalDiscount),
    shippingTotal: money(sums.shipping),
    shippingVat: money(sums.shippingVat),
    total: money(sums.total),
    totalVat: money(sums.totalVat),
    remainingTotal: money(sums.remaining),
    freeShipping: sums.shipping === 0,
    bonusProductContexts: [],
  };
  if (!surroundings) return { basket };
  const [first] = methods.toSorted((a, b) => a.price - b.price);
  return {
    basket,
    shippingMethods: methods.map((one) => methodOf(one, currency)),
    ...regionsOf(country),
    ...(first ? { cheapestPredictedDeliveryDate: first.predictedDeliveryDate } : {}),
  };
}

/** Everything goes in one parcel; a shipment without a method waits for the shopper's choice. */
export const shipmentOf = (method: OfferedMethod | undefined, currency: string) => ({
  id: '1',
  ...(method ? { shippingMethodId: method.id, shippingMethodName: method.name, price: moneyOf(method.price, currency), predictedDeliveryDate: method.predictedDeliveryDate } : {}),
});
