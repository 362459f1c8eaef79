import { createHash, randomUUID } from 'node:crypto';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Address, BasketEnvelope, GiftCardProof } from '@selvedge/api-order';
import { postalCodeExample } from '@selvedge/address/postal-code';
import { isEmail } from '@selvedge/market/email';
import { countryName } from '../content/country-name.ts';
import { readTranslations } from '../content/translations.ts';
import type { CallerInMarket } from '../http/caller.ts';
import type { OrderHandlers } from '../http/handlers.ts';
import { badRequest, conflict, notFound } from '../http/problem.ts';
import { moneyOf } from '../catalog/price.rules.ts';
import { makeRoom, shortage } from '../payment/start-payment.ts';
import { lockBasket } from '../payment/payment-steps.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import { now } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { basket, basketGiftCard, basketLine, giftCard, variant } from '../storage/schema.ts';
import { hasWrongPostalCode, normalizeAddress } from './address.rules.ts';
import type { BasketLimits } from './basket.rules.ts';
import { envelopeOf, pricedBasket, type BasketRow, type Transaction } from './basket-view.ts';
import { unreadableFields } from './readable.rules.ts';
import { secretId } from './secret-id.ts';
import { serverTexts, type Say } from './server-texts.ts';
import { methodOf } from './shipping.rules.ts';

const MOST_LINES = 100;

type Handled = Exclude<keyof OrderHandlers, 'getPaymentMethods' | 'createPayment' | 'returnFromPayment' | 'completePaymentUsingGiftCard' | 'getReceipt' | 'openReceipt'>;

/** What a change may use. */
interface Change {
  tx: Transaction;
  row: BasketRow;
  say: Say;
  caller: CallerInMarket;
}

/** Answers the basket and everything that is written into it before payment. */
export function basketHandlers({ db, catalogue, limits }: { db: Database; catalogue: () => CatalogueIndex; limits: BasketLimits }): Pick<OrderHandlers, Handled> {
  const priced = (on: Database | Transaction, row: BasketRow, { market }: CallerInMarket) => pricedBasket(on, row, market, { index: catalogue(), limits });
  const view = async (on: Database | Transaction, row: BasketRow, caller: CallerInMarket, surroundings = true): Promise<BasketEnvelope> => envelopeOf(await priced(on, row, caller), surroundings);

  /** An ordered basket is the order's, and nobody's to read. */
  async function read(id: string, { market }: CallerInMarket): Promise<BasketRow> {
    const [row] = await db.select().from(basket).where(eq(basket.id, id));
    if (!row) throw notFound((await serverTexts(db, market.language))('server.basket_not_found'));
    if (row.orderId) throw conflict((await serverTexts(db, market.language))('server.basket_ordered'));
    return row;
  }

  /** Changes a basket, all or nothing, and answers it. What changes the price ends a payment that was begun for less. */
  async function change(id: string, caller: CallerInMarket, work: (change: Change) => Promise<Partial<BasketRow> | void>, keepsPayment = false): Promise<BasketEnvelope> {
    const say = await serverTexts(db, caller.market.language);
    return db.transaction(async (tx) => {
      const row = await lockBasket(tx, id);
      if (!row) throw notFound(say('server.basket_not_found'));
      if (row.orderId) throw conflict(say('server.basket_ordered'));
      if (!keepsPayment) await makeRoom(tx, row, say, 'changed');
      const changes = await work({ tx, row, say, caller });
      return view(tx, await saved(tx, row, caller, { ...changes, ...(keepsPayment ? {} : { version: row.version + 1 }) }), caller);
    });
  }

  /** Into a basket that exists, or into a new one. */
  async function add(id: string | undefined, caller: CallerInMarket, lines: { sku: string; quantity: number }[]): Promise<BasketEnvelope> {
    const adding = async ({ tx, row, say }: Change) => {
      for (const { sku, quantity } of lines) await put(tx, row, sku, say, { add: quantity });
    };
    if (id) return change(id, caller, adding);
    const say = await serverTexts(db, caller.market.language);
    return db.transaction(async (tx) => {
      const [row] = await tx.insert(basket).values({ id: secretId(), checkoutId: secretId(), market: caller.market.id }).returning();
      await adding({ tx, row: row!, say, caller });
      return view(tx, row!, caller);
    });

    async function put(tx: Transaction, row: BasketRow, sku: string, say: Say, { add }: { add: number }) {
      const [line] = await tx.select().from(basketLine).where(and(eq(basketLine.basketId, row.id), eq(basketLine.sku, sku)));
      await requireStock(tx, sku, (line?.quantity ?? 0) + add, caller, say);
      if (line) return tx.update(basketLine).set({ quantity: line.quantity + add }).where(eq(basketLine.id, line.id));
      const [lines] = await tx.select({ count: count() }).from(basketLine).where(eq(basketLine.basketId, row.id));
      if (lines!.count >= MOST_LINES) throw lineProblem(say('server.basket_full', { count: MOST_LINES }));
      return tx.insert(basketLine).values({ id: randomUUID(), basketId: row.id, sku, quantity: add, addedAt: sql`clock_timestamp()` });
    }
  }

  /** @throws ProblemError 400 for a product that is not sold here or not there in this quantity */
  async function requireStock(tx: Transaction, sku: string, quantity: number, { market }: CallerInMarket, say: Say): Promise<void> {
    const [row] = await tx.select({ stock: variant.stock, option: variant.styleOptionId }).from(variant).where(eq(variant.id, sku));
    const product = row && catalogue().product(row.option);
    if (!product) throw lineProblem(say('server.unknown_product'));
    const name = product.style.name[market.language] ?? product.style.name.en ?? sku;
    if (!product.prices.has(market.currency)) throw lineProblem(say('server.not_sold_here', { name }));
    if (product.option.flags.digital) throw lineProblem(say('server.gift_card_not_as_line'));
    if (quantity > limits.piecesOfALine) throw lineProblem(say('server.line_full', { count: limits.piecesOfALine, name }));
    const message = shortage(name, row?.stock ?? 0, quantity, say);
    if (message) throw lineProblem(message);
  }

  async function changeLine({ tx, row, say, caller }: Change, id: string, { sku, quantity }: { sku?: string; quantity: number }): Promise<void> {
    const [line] = await tx.select().from(basketLine).where(and(eq(basketLine.basketId, row.id), eq(basketLine.id, id)));
    if (!line) throw notFound(say('server.line_not_found'));
    const wanted = sku ?? line.sku;
    const [same] = wanted === line.sku ? [] : await tx.select().from(basketLine).where(and(eq(basketLine.basketId, row.id), eq(basketLine.sku, wanted)));
    const total = quantity + (same?.quantity ?? 0);
    // Less of what is there is always possible, also when there is less in stock.
    if (wanted !== line.sku || total > line.quantity) await requireStock(tx, wanted, total, caller, say);
    if (same) await tx.delete(basketLine).where(eq(basketLine.id, same.id));
    await tx.update(basketLine).set({ sku: wanted, quantity: total }).where(eq(basketLine.id, line.id));
  }

  const removeLines = async ({ tx, row }: Change, ids: string[]): Promise<void> => void (await tx.delete(basketLine).where(and(eq(basketLine.basketId, row.id), inArray(basketLine.id, ids))));

  async function forget(id: string, caller: CallerInMarket): Promise<undefined> {
    const say = await serverTexts(db, caller.market.language);
    return db.transaction(async (tx) => {
      const row = await lockBasket(tx, id);
      if (!row) throw notFound(say('server.basket_not_found'));
      if (row.orderId) throw conflict(say('server.basket_ordered'));
      await makeRoom(tx, row, say, 'changed');
      await tx.delete(basket).where(eq(basket.id, id));
      return undefined;
    });
  }

  return {
    getBasket: async ({ basketId }, caller) => view(db, await read(basketId, caller), caller, false),
    getBasketWithSettings: async ({ basketId }, caller) => view(db, await read(basketId, caller), caller),
    getShippingMethods: async ({ basketId }, caller) => (await priced(db, await read(basketId, caller), caller)).methods.map((one) => methodOf(one, caller.market.currency)),
    deleteBasket: ({ basketId }, caller) => forget(basketId, caller),
    deleteBasketById: ({ basketId }, caller) => forget(basketId, caller),

    addBasketLine: ({ basketId, body }, caller) => add(basketId, caller, [body]),
    addBasketLines: ({ basketId, body }, caller) => add(basketId, caller, body),
    changeBasketLine: ({ basketId, body }, caller) => change(basketId, caller, (one) => changeLine(one, body.id, body)),
    changeBasketLineById: ({ basketId, lineItemId, body }, caller) => change(basketId, caller, (one) => changeLine(one, lineItemId, body)),
    changeBasketLines: ({ basketId, body }, caller) =>
      change(basketId, caller, async (one) => {
        for (const line of body) await changeLine(one, line.id, line);
      }),
    removeBasketLine: ({ basketId, lineItemId }, caller) => change(basketId, caller, (one) => removeLines(one, [lineItemId])),
    removeBasketLines: ({ basketId, id }, caller) => change(basketId, caller, (one) => removeLines(one, id)),

    writeBasketNote: ({ basketId, body }, caller) => change(basketId, caller, async ({ say }) => {
        requireReadable(unreadableFields(body.note, 'note', true), say);
        return { note: body.note };
      }, true),
    acceptNewsletter: ({ basketId, body }, caller) => change(basketId, caller, async () => ({ acceptNewsletter: body }), true),
    acceptTerms: ({ basketId, body }, caller) => change(basketId, caller, async () => ({ acceptTerms: body }), true),
    acceptNewsletterAndTerms: ({ basketId, acceptNewsletter, acceptTerms }, caller) => change(basketId, caller, async () => ({ acceptNewsletter, acceptTerms }), true),

    continueAsGuest: ({ basketId, body }, caller) =>
      change(basketId, caller, async ({ say }) => {
        const email = body.email.trim();
        requireReadable(unreadableFields(email, 'email'), say);
        if (!isEmail(email)) throw badRequest(say('server.email_invalid'), [{ field: 'email', message: say('server.email_invalid') }]);
        return { email };
      }),

    setBasketAddress: ({ basketId, body }, caller) =>
      change(basketId, caller, async ({ say }) => {
        const { shippingAddress, billingAddress, useBillingAddressForShipping } = body;
        requireReadable(unreadableFields({ shippingAddress, billingAddress }), say);
        requireAddress('shippingAddress', shippingAddress, say);
        if (!useBillingAddressForShipping) requireAddress('billingAddress', billingAddress, say);
        const { country } = caller.market;
        // The goods go to the market's country, whatever was sent (CHK-041).
        const shipping = normalizeAddress({ ...shippingAddress, country });
        const billing = useBillingAddressForShipping ? null : normalizeAddress({ country, ...billingAddress });
        requirePostalCode('shippingAddress', shipping, say);
        if (billing) requirePostalCode('billingAddress', billing, say);
        return { useBillingAddressForShipping, shippingAddress: shipping, billingAddress: billing };
      }),

    setBasketShipment: ({ basketId, body }, caller) =>
      change(basketId, caller, async ({ tx, row, say }) => {
        const { methods } = await priced(tx, row, caller);
        if (!methods.some(({ id }) => id === body.shippingMethodId)) {
          throw badRequest(say('server.method_not_offered'), [{ field: 'shippingMethodId', message: say('server.method_not_offered') }]);
        }
        return { shippingMethodId: body.shippingMethodId };
      }),

    addGiftCard: ({ basketId, body }, caller) =>
      change(basketId, caller, async ({ tx, row, say }) => {
        const card = await provenCard(tx, body, say);
        const message = card.currency !== caller.market.currency ? say('server.gift_card_currency', { currency: card.currency }) : card.balance === 0 ? say('server.gift_card_empty') : undefined;
        if (message) throw badRequest(message, [{ field: 'giftCard', message }]);
        const [cards] = await tx.select({ count: count() }).from(basketGiftCard).where(eq(basketGiftCard.basketId, row.id));
        await tx.insert(basketGiftCard).values({ basketId: row.id, number: card.number, position: cards!.count }).onConflictDoNothing();
      }),

    async checkGiftCardBalance({ basketId, body }, caller) {
      await read(basketId, caller);
      const card = await provenCard(db, body, await serverTexts(db, caller.market.language));
      return { giftCardNumber: card.number, balance: moneyOf(card.balance, card.currency) };
    },

    removeGiftCard: ({ basketId, giftCardNumber }, caller) =>
      change(basketId, caller, async ({ tx, row }) => void (await tx.delete(basketGiftCard).where(and(eq(basketGiftCard.basketId, row.id), eq(basketGiftCard.number, giftCardNumber))))),

    async getCountries(_args, { market }) {
      const { textLanguage } = await readTranslations(db, market.language);
      return [{ name: countryName(market.country, textLanguage), country: market.country }];
    },
  };
}

/** Another market is another country: what was said for the old one does not hold there (CHK-041). */
async function saved(tx: Transaction, row: BasketRow, { market }: CallerInMarket, changes: Partial<BasketRow>): Promise<BasketRow> {
  const hasMoved = row.market !== market.id && row.shippingAddress !== null && row.shippingAddress?.country !== market.country;
  const [after] = await tx.update(basket)
    .set({ ...(hasMoved ? { shippingAddress: null, billingAddress: null, shippingMethodId: null } : {}), ...changes, market: market.id, updatedAt: now })
    .where(eq(basket.id, row.id)).returning();
  return after!;
}

const lineProblem = (message: string) => badRequest(message, [{ field: 'lineItem', message }]);

/** @throws ProblemError 400 that names the fields */
function requireReadable(fields: string[], say: Say): void {
  const message = say('server.characters_unreadable');
  if (fields.length > 0) throw badRequest(message, fields.map((field) => ({ field, message })));
}

/** What no address can do without in any country; the rest is the form's business. */
function requireAddress(field: string, address: Address | undefined, say: Say): void {
  const missing = (['firstName', 'lastName', 'line1'] as const).filter((name) => !address?.[name]?.trim());
  if (missing.length > 0) throw badRequest(say('server.field_missing'), missing.map((name) => ({ field: `${field}.${name}`, message: say('server.field_missing') })));
}

/** @throws ProblemError 400 for a postal code that its country cannot have */
function requirePostalCode(field: string, address: Address, say: Say): void {
  if (!hasWrongPostalCode(address)) return;
  const message = say('server.postal_code_invalid', { example: postalCodeExample(address.country ?? '') });
  throw badRequest(message, [{ field: `${field}.postalCode`, message }]);
}

/** The digest that proves a gift card. */
export const giftCardProof = (number: string, code: string): string => createHash('sha256').update(`${number} ${code}`).digest('hex');

/** @throws ProblemError 400, the same for a wrong number and a wrong code */
async function provenCard(on: Database | Transaction, { giftCardNumber, giftCardNumberValidationCode }: GiftCardProof, say: Say) {
  const [number, code] = [giftCardNumber.replace(/\s/g, ''), giftCardNumberValidationCode.replace(/\s/g, '')];
  const [card] = await on.select().from(giftCard).where(and(eq(giftCard.number, number), eq(giftCard.codeHash, giftCardProof(number, code))));
  if (!card) throw badRequest(say('server.gift_card_unknown'), [{ field: 'giftCard', message: say('server.gift_card_unknown') }]);
  return card;
}
