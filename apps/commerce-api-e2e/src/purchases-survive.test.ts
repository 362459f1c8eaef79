import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@selvedge/api-order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPrograms } from './programs.ts';
import { buy, type Acknowledged } from './shopper.ts';

/** More with `PURCHASES=500`. */
const purchases = Number(process.env.PURCHASES ?? 50);
const AT_ONCE = 10;
/** Fewer would prove little. */
const LEAST_KILLS = 4;
const LONGEST = 240_000;

let programs: Awaited<ReturnType<typeof openPrograms>>;
beforeAll(async () => {
  programs = await openPrograms();
  await Promise.all([programs.start('apps/sandbox/src/main.ts'), programs.start('apps/commerce-api/src/main.ts')]);
}, 90_000);
afterAll(() => programs?.close(), 30_000);

interface SandboxPayment {
  merchantReference: string;
  amount: { value: number; currency: string };
  state: string;
}

test(`${purchases} purchases outlive a commerce API and a PostgreSQL that are killed at random moments`, async () => {
  const [{ id: sku }] = await programs.rows<{ id: string }>(`SELECT v.id FROM variant v JOIN price p USING (style_option_id) JOIN style_option o ON o.id = v.style_option_id WHERE p.currency = 'GBP' AND o.flags->>'digital' IS NULL LIMIT 1`) as [{ id: string }];
  const stock = 10_000;
  await programs.rows(`UPDATE variant SET stock = ${stock} WHERE id = '${sku}'`);

  const told = new Map<string, Acknowledged>();
  const over = AbortSignal.timeout(LONGEST);
  let bought = 0;
  let kills = 0;
  const shoppers = Array.from({ length: AT_ONCE }, async () => {
    while (bought < purchases || kills < LEAST_KILLS) {
      bought++;
      await buy(sku, { api: programs.api, sandbox: programs.sandbox, signal: over }, (known) => told.set(known.basketId, known));
    }
  });
  const allBought = Promise.all(shoppers).then(() => true);
  // Where it is slow to start it lives longer, so that something is bought there too.
  let start = 0;
  const isOver = () => Promise.race([allBought, pause(200 + Math.random() * Math.max(1_300, start)).then(() => false)]);
  while (!(await isOver())) {
    if (kills++ % 3 === 2) {
      await programs.killPostgres();
      continue;
    }
    await programs.kill('apps/commerce-api/src/main.ts');
    const began = performance.now();
    await programs.start('apps/commerce-api/src/main.ts');
    start = performance.now() - began;
  }
  console.log(`${told.size} baskets, ${kills} kills`);

  // Notifications that found nobody come again, and the goods of payments that nobody finished come back.
  const settled = async () => (await programs.rows<{ n: number }>(`SELECT (SELECT count(*) FROM shop_order WHERE state = 'paymentprocessing')::int + (SELECT count(*) FROM payment_notification WHERE handled_at IS NULL)::int + (SELECT count(*) FROM authorisation WHERE state = 'voiding')::int AS n`).catch(() => [{ n: 1 }]))[0]!.n === 0;
  await expect.poll(settled, { timeout: 60_000, interval: 500 }).toBe(true);

  // The provider repeats a notification after growing pauses, up to half a minute: until the last one has come, a charge may be without its order.
  const charged = async () => ((await (await fetch(`${programs.sandbox}/_payments`)).json()) as SandboxPayment[]).filter(({ state }) => state === 'authorised').map(({ merchantReference, amount }) => `${merchantReference} ${amount.value}`).sort();
  const placedOrders = () => programs.rows<{ id: string; reference: string; total: number; basket_id: string }>(`SELECT id, reference, total, basket_id FROM shop_order WHERE state = 'placed'`);
  // Whoever was charged has an order over that amount, and the other way round.
  await expect.poll(async () => difference(await charged(), (await placedOrders()).map(({ reference, total }) => `${reference} ${total}`)), { timeout: 60_000, interval: 500 }).toEqual([]);

  const placed = await placedOrders();
  const baskets = await programs.rows<{ id: string; order_id: string | null; skus: string[] }>(`SELECT b.id, b.order_id, coalesce(array_agg(l.sku) FILTER (WHERE l.sku IS NOT NULL), '{}') AS skus FROM basket b LEFT JOIN basket_line l ON l.basket_id = b.id GROUP BY b.id`);

  // Every basket that was answered is there, with what was in it.
  for (const { basketId, skus } of told.values()) expect(baskets.find(({ id }) => id === basketId)?.skus, basketId).toEqual(skus);
  // Every order that was said to be placed is placed, and can be read.
  const acknowledged = [...told.values()].flatMap(({ orderId }) => orderId ?? []);
  expect(acknowledged.length).toBe(bought);
  for (const orderId of acknowledged) {
    expect(placed.map(({ id }) => id)).toContain(orderId);
    const receipt = (await (await fetch(`${programs.api}/api/order/en-gb/order/receipt/${orderId}`)).json()) as Order;
    expect(receipt.orderState).toBe('placed');
  }
  // Nobody was charged twice.
  expect(await charged()).toEqual(placed.map(({ reference, total }) => `${reference} ${total}`).sort());
  expect(new Set(placed.map(({ basket_id }) => basket_id)).size).toBe(placed.length);
  expect((await programs.rows<{ stock: number }>(`SELECT stock FROM variant WHERE id = '${sku}'`))[0]!.stock).toBe(stock - placed.length);
}, LONGEST + 90_000);

/** What only one of two lists of different things holds. */
const difference = (one: string[], other: string[]) => [...one.filter((item) => !other.includes(item)).map((item) => `only charged: ${item}`), ...other.filter((item) => !one.includes(item)).map((item) => `only placed: ${item}`)];
