import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { serverTexts } from '../order/server-texts.ts';
import type { Database } from '../storage/database.ts';
import { rateLimit } from '../storage/schema.ts';
import type { Caller, MarketRow } from './caller.ts';
import type { Handlers } from './handlers.ts';
import { networkOf } from './network.ts';
import { ProblemError } from './problem.ts';

type Operation = keyof Handlers;

/** The parts of a request that attempts are counted by. */
interface Asked {
  basketId?: string;
  checkoutBasketId?: string;
  orderId?: string;
  body?: unknown;
}

/** Attempts are counted for each value of a key; a request without the value is not counted by it. A signed-in account will be one more. */
const keys = {
  address: (_asked: Asked, ip: string) => networkOf(ip),
  /** The address, for requests that begin a basket. */
  newBasket: ({ basketId }: Asked, ip: string) => (basketId === undefined ? networkOf(ip) : undefined),
  basket: ({ basketId, checkoutBasketId, body }: Asked) => basketId ?? checkoutBasketId ?? textIn(body, 'checkoutBasketId'),
  giftCard: ({ body }: Asked) => textIn(body, 'giftCardNumber')?.replace(/\s/g, ''),
  order: ({ orderId }: Asked) => orderId,
  mailbox: ({ body }: Asked) => textIn(body, 'email')?.trim().toLowerCase(),
} satisfies Record<string, (asked: Asked, ip: string) => string | undefined>;

interface RateLimit {
  /** Operations of one name are counted together. */
  name: string;
  operations: readonly Operation[];
  by: keyof typeof keys;
  max: number;
  /** Length of the window. */
  minutes: number;
}

const giftCard = { name: 'gift-card', operations: ['addGiftCard', 'checkGiftCardBalance'] } as const;
const pay = { name: 'pay', operations: ['createPayment', 'completePaymentUsingGiftCard'] } as const;
const payReturn = { name: 'return', operations: ['returnFromPayment'] } as const;
const methods = { name: 'payment-methods', operations: ['getPaymentMethods'] } as const;
const receipt = { name: 'receipt', operations: ['openReceipt'] } as const;
const notice = { name: 'notify-me', operations: ['subscribeToStock', 'subscribeToGoingLive'] } as const;

/** Limits of attempts, where guessing or flooding would pay. A household or an office shares an address. */
export const rateLimits: readonly RateLimit[] = [
  { ...pay, by: 'address', max: 30, minutes: 30 },
  { ...pay, by: 'basket', max: 15, minutes: 30 },
  { ...payReturn, by: 'address', max: 120, minutes: 10 },
  { ...payReturn, by: 'basket', max: 60, minutes: 10 },
  { ...methods, by: 'address', max: 120, minutes: 10 },
  { ...methods, by: 'basket', max: 60, minutes: 10 },
  { ...giftCard, by: 'address', max: 20, minutes: 60 },
  { ...giftCard, by: 'basket', max: 10, minutes: 60 },
  { ...giftCard, by: 'giftCard', max: 10, minutes: 60 },
  { ...receipt, by: 'address', max: 20, minutes: 30 },
  { ...receipt, by: 'order', max: 10, minutes: 60 },
  { ...notice, by: 'address', max: 20, minutes: 10 },
  { ...notice, by: 'mailbox', max: 5, minutes: 24 * 60 },
  { name: 'confirm', operations: ['confirmSubscription'], by: 'address', max: 60, minutes: 10 },
  { name: 'basket', operations: ['addBasketLine', 'addBasketLines'], by: 'newBasket', max: 60, minutes: 10 },
];

interface LimitSettings {
  db: Database;
  /** Multiplies the limits by address, for shops with many shoppers behind one address, and for load tests. */
  scale: number;
}

/** Counts a request and refuses it when one of its limits is used up. */
export type CheckLimits = (operation: string, asked: Asked, caller: Caller & { market?: MarketRow }) => Promise<void>;

/**
 * Counters live in the database and use its clock, so that all instances share them. All keys of a request are counted by one
 * statement, in one order, so that no two requests wait for each other in a circle.
 */
export function rateLimiter({ db, scale }: LimitSettings): CheckLimits {
  return async (operation, asked, { ip, market }) => {
    const counted = rateLimits.filter(({ operations }) => (operations as readonly string[]).includes(operation)).flatMap(({ name, by, max, minutes }) => {
      const value = keys[by](asked, ip);
      const isByAddress = by === 'address' || by === 'newBasket';
      return value === undefined ? [] : [{ key: `${name} ${by} ${digestOf(value)}`, max: isByAddress ? Math.ceil(max * scale) : max, seconds: minutes * 60 }];
    });
    if (counted.length === 0) return;
    const wait = await waitOf(db, counted);
    if (wait === 0) return;
    const language = market?.language ?? 'en';
    const say = await serverTexts(db, language);
    throw new ProblemError(429, say('server.too_many_attempts', { time: durationIn(market?.id ?? language, wait) }), undefined, { 'retry-after': String(wait) });
  };
}

/** Counts each key. @returns seconds until the last used-up limit is open again; 0 when none is used up */
async function waitOf(db: Database, counted: { key: string; max: number; seconds: number }[]): Promise<number> {
  const rows = sql.join(counted.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ key, seconds }) => sql`(${key}, 1, now() + make_interval(secs => ${seconds}))`), sql`, `);
  const isOver = sql`${rateLimit.resetsAt} <= now()`;
  const { rows: after } = await db.execute<{ key: string; count: number; wait: number }>(sql`
    INSERT INTO ${rateLimit} (key, count, resets_at) VALUES ${rows}
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ${isOver} THEN 1 ELSE least(${rateLimit.count} + 1, 1000000) END,
      resets_at = CASE WHEN ${isOver} THEN excluded.resets_at ELSE ${rateLimit.resetsAt} END
    RETURNING key, count, greatest(1, ceil(extract(epoch FROM resets_at - now())))::int AS wait`);
  const most = new Map(counted.map(({ key, max }) => [key, max]));
  return Math.max(0, ...after.filter(({ key, count }) => count > most.get(key)!).map(({ wait }) => wait));
}

/** Addresses, gift cards and mailboxes are not kept themselves. */
const digestOf = (value: string): string => createHash('sha256').update(value).digest('base64url').slice(0, 22);

function textIn(body: unknown, name: string): string | undefined {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** `5 minutes`, `٥ دقائق`. */
function durationIn(locale: string, seconds: number): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : seconds < 3_600 ? [Math.ceil(seconds / 60), 'minute'] : [Math.ceil(seconds / 3_600), 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
