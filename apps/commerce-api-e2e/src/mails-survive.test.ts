import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPrograms } from './programs.ts';

/** As many as one machine may ask for in a minute. */
const SHOPPERS = 20;

let programs: Awaited<ReturnType<typeof openPrograms>>;
beforeAll(async () => {
  programs = await openPrograms();
  await Promise.all([programs.start('apps/sandbox/src/main.ts'), programs.start('apps/commerce-api/src/main.ts')]);
}, 90_000);
afterAll(() => programs?.close(), 30_000);

interface ReceivedMail {
  subject: string;
  text: string;
  to: string[];
  headers: Record<string, string>;
}

test(`${SHOPPERS} shoppers who wait for an article get their one mail, though the commerce API is killed before and while it sends`, async () => {
  const [goods] = await programs.rows<{ sku: string; product: string }>(`SELECT v.id AS sku, o.id AS product FROM variant v JOIN price p USING (style_option_id) JOIN style_option o ON o.id = v.style_option_id WHERE p.currency = 'GBP' AND v.stock = 0 AND NOT o.flags ?| array['digital', 'lastOfItsKind', 'comingSoon'] LIMIT 1`);
  const { sku, product } = goods!;
  const addresses = Array.from({ length: SHOPPERS }, (_, place) => `shopper.${place}@mail.example`);
  for (const email of addresses) {
    const answer = await fetch(`${programs.api}/api/notifyme/en-gb/optin`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, productId: product, sku, acceptTerms: true }) });
    expect(answer.status, await answer.text()).toBe(204);
  }

  // Each opens the link of its mail and presses the button of the page.
  const received = async (subject: RegExp) => ((await (await fetch(`${programs.sandbox}/mail`)).json()) as ReceivedMail[]).filter((one) => subject.test(one.subject));
  await expect.poll(async () => (await received(/confirm/i)).length, { timeout: 60_000, interval: 100 }).toBe(SHOPPERS);
  for (const { text } of await received(/confirm/i)) {
    const [, token] = /\/en-gb\/notify-me\/confirm#token=(\S+)/.exec(text)!;
    const answer = await fetch(`${programs.api}/api/notifyme/en-gb/confirm`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }) });
    expect(answer.status, await answer.text()).toBe(204);
  }

  await programs.kill('apps/commerce-api/src/main.ts');
  // Nobody of the shop is there to notice, as when another program keeps the stock.
  await programs.rows(`UPDATE variant SET stock = 5 WHERE id = '${sku}'`);
  const notices = () => received(/^Back in stock/);
  expect(await notices()).toEqual([]);
  for (let kills = 0; kills < 2; kills++) {
    await programs.start('apps/commerce-api/src/main.ts');
    const before = (await notices()).length;
    await expect.poll(async () => (await notices()).length, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(Math.min(before + 1, SHOPPERS));
    await programs.kill('apps/commerce-api/src/main.ts');
  }
  await programs.start('apps/commerce-api/src/main.ts');

  await expect.poll(async () => new Set((await notices()).flatMap(({ to }) => to)).size, { timeout: 60_000, interval: 100 }).toBe(SHOPPERS);
  // Once the outbox is empty nothing more comes.
  const waiting = async () => (await programs.rows<{ n: number }>('SELECT count(*)::int AS n FROM mail WHERE sent_at IS NULL'))[0]!.n;
  await expect.poll(waiting, { timeout: 30_000, interval: 200 }).toBe(0);
  // What was in flight at a kill may come twice, but then it is the same message.
  const byAddress = Map.groupBy(await notices(), ({ to }) => to[0]!);
  expect([...byAddress.keys()].sort()).toEqual(addresses.toSorted());
  for (const [address, mails] of byAddress) expect(new Set(mails.map(({ headers }) => headers['message-id'])).size, address).toBe(1);
}, 200_000);
