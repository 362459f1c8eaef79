import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import adyen from '@adyen/api-library';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { SandboxSettings } from './settings.ts';

interface Notified {
  pspReference: string;
  eventCode: string;
  success: string;
  merchantReference: string;
  originalReference: string;
}

const hmacKey = 'ab'.repeat(32);
let folder: string;
let sandbox: Sandbox;
let address: string;
let settings: SandboxSettings;
let shop: Server;
let notices: Notified[];
let answerOfShop: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-sandbox-'));
  notices = [];
  answerOfShop = 202;
  shop = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk)).on('end', () => {
      notices.push((JSON.parse(body) as { notificationItems: { NotificationRequestItem: Notified }[] }).notificationItems[0]!.NotificationRequestItem);
      response.writeHead(answerOfShop).end();
    });
  });
  const port = await new Promise<number>((resolve) => shop.listen(0, '127.0.0.1', () => resolve((shop.address() as { port: number }).port)));
  settings = { host: '127.0.0.1', port: 0, url: 'http://sandbox.test', dataDirectory: folder, apiKey: 'sandbox_key', clientKey: 'sandbox_client', hmacKey, merchantAccount: 'Selvedge', shopOrigins: ['http://shop.test'], webhookUrl: `http://127.0.0.1:${port}` };
  await openSandbox();
});
afterEach(async () => {
  await sandbox.app.close();
  await new Promise((resolve) => shop.close(resolve));
  await rm(folder, { recursive: true });
});

async function openSandbox() {
  sandbox = await createSandbox(settings);
  sandbox.ledger.switches.webhookDelay = 0;
  address = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
}

/** The provider's own library, led to the sandbox. */
function checkout(apiKey = 'sandbox_key') {
  return new adyen.CheckoutAPI(new adyen.Client({ apiKey, environment: adyen.EnvironmentEnum.TEST }, {
    async request(endpoint, json, config, _required, { headers = {}, idempotencyKey } = {}) {
      const answer = await fetch(address + new URL(endpoint).pathname, { method: 'POST', body: String(json), headers: { ...(headers as Record<string, string>), 'content-type': 'application/json', 'x-api-key': config.apiKey!, ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}) } });
      const body = await answer.text();
      if (!answer.ok) throw new adyen.HttpClientException({ message: body, statusCode: answer.status, responseBody: body });
      return body;
    },
  }));
}

const sealed = async (number: string, cvc = '737', expiryYear = '2040') => (await sandbox.app.inject({ method: 'POST', url: '/_seal', payload: { number, expiryMonth: '03', expiryYear, cvc } })).json<object>();
const pay = async (paymentMethod: object, idempotencyKey?: string, reference = '1000001') =>
  checkout().PaymentsApi.payments({ merchantAccount: 'Selvedge', reference, amount: { value: 7_199, currency: 'GBP' }, returnUrl: 'http://shop.test/return?x=1', paymentMethod: paymentMethod as never }, { idempotencyKey });
const byCard = async (...card: Parameters<typeof sealed>) => ({ type: 'scheme', ...(await sealed(...card)) });
const fault = (call: Promise<unknown>) => call.then(() => expect.fail('it was answered'), (error: { statusCode: number; responseBody: string }) => ({ status: error.statusCode, ...(JSON.parse(error.responseBody) as object) }));

describe('the Checkout API', () => {
  it('offers cards everywhere, and other methods by country', async () => {
    const typesIn = async (countryCode: string) => (await checkout().PaymentsApi.paymentMethods({ merchantAccount: 'Selvedge', amount: { value: 1, currency: 'EUR' }, countryCode })).paymentMethods!.map(({ type }) => type);
    expect([await typesIn('GB'), await typesIn('NL'), await typesIn('DK')]).toEqual([['scheme', 'paysafecard'], ['scheme', 'ideal', 'paysafecard'], ['scheme', 'mobilepay', 'paysafecard']]);
  });

  it.each([
    ['4111111111111111', '737', '2040', 'Authorised', undefined],
    ['370000000000002', '7373', '2040', 'Authorised', undefined],
    ['4000000000000002', '737', '2040', 'Refused', 'Refused'],
    ['4000000000009995', '737', '2040', 'Refused', 'Not enough balance'],
    ['4111111111111111', '000', '2040', 'Refused', 'CVC Declined'],
    ['4111111111111111', '737', '2020', 'Refused', 'Expired Card'],
    ['4242424242424242', '737', '2040', 'Refused', 'Invalid Card Number'],
  ])('decides on card %s with code %s until %s: %s', async (number, cvc, year, resultCode, refusalReason) => {
    expect(await pay(await byCard(number, cvc, year))).toMatchObject({ resultCode, merchantReference: '1000001', amount: { value: 7_199 }, ...(refusalReason ? { refusalReason } : {}) });
  });

  it('acts once under one key, also after it was killed', async () => {
    const card = await byCard('4111111111111111');
    const first = await pay(card, 'key');
    await sandbox.app.close();
    await openSandbox();
    expect((await pay(card, 'key')).pspReference).toBe(first.pspReference);
    expect(sandbox.ledger.payments).toHaveLength(1);
  });

  it('refuses what makes no sense, in the provider’s shape', async () => {
    expect(await fault(pay({ type: 'scheme', encryptedCardNumber: 'forged' }))).toMatchObject({ status: 422, errorCode: '101' });
    expect(await fault(pay({ type: 'shells' }))).toMatchObject({ status: 422 });
    expect(await fault(checkout('wrong').PaymentsApi.paymentMethods({ merchantAccount: 'Selvedge' }))).toMatchObject({ status: 401, errorType: 'security' });
    expect(await fault(checkout().PaymentsApi.paymentMethods({ merchantAccount: 'Somebody' }))).toMatchObject({ status: 403 });
    expect(await fault(checkout().PaymentsApi.paymentsDetails({ details: { redirectResult: 'forged' } as never }))).toMatchObject({ status: 422 });
  });

  it('gives back what was authorised, and says so by a notification', async () => {
    const { pspReference } = await pay(await byCard('4111111111111111'));
    expect(await checkout().ModificationsApi.refundOrCancelPayment(pspReference!, { merchantAccount: 'Selvedge' })).toMatchObject({ status: 'received' });
    await expect.poll(() => notices.map(({ eventCode, success, originalReference }) => [eventCode, success, originalReference])).toEqual(expect.arrayContaining([['CANCEL_OR_REFUND', 'true', pspReference]]));
  });
});

describe('the bank’s page', () => {
  const atTheBank = async () => {
    const { action } = (await pay(await byCard('4917610000000000'))) as unknown as { action: { url: string } };
    return new URL(action.url).pathname;
  };
  const decide = (path: string, payload: string) => sandbox.app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  it('asks for the code and sends the shopper back with a result, which the shop asks about as often as it likes', async () => {
    const path = await atTheBank();
    expect((await sandbox.app.inject(path)).body).toContain('£71.99');
    expect((await decide(path, 'answer=approve&code=9')).statusCode).toBe(422);
    const back = await decide(path, 'answer=approve&code=1234');
    expect(back.statusCode).toBe(303);
    const url = new URL(back.headers.location!);
    expect([url.origin, url.searchParams.get('x')]).toEqual(['http://shop.test', '1']);
    for (let twice = 0; twice < 2; twice++) expect(await checkout().PaymentsApi.paymentsDetails({ details: { redirectResult: url.searchParams.get('redirectResult')! } as never })).toMatchObject({ resultCode: 'Authorised', merchantReference: '1000001' });
  });

  it.each([['refuse', 'Refused'], ['cancel', 'Cancelled']])('lets the shopper %s, and keeps to it', async (answer, resultCode) => {
    const path = await atTheBank();
    const redirectResult = new URL((await decide(path, `answer=${answer}`)).headers.location!).searchParams.get('redirectResult')!;
    await decide(path, 'answer=approve&code=1234');
    expect(await checkout().PaymentsApi.paymentsDetails({ details: { redirectResult } as never })).toMatchObject({ resultCode });
  });

  it('is not there for a payment that nobody began', async () => expect((await sandbox.app.inject('/3ds/nothing')).statusCode).toBe(404));
});

describe('a notification', () => {
  it('is signed as the provider signs', async () => {
    await pay(await byCard('4111111111111111'));
    await expect.poll(() => notices.length).toBe(1);
    expect(new adyen.hmacValidator().validateHMAC(notices[0] as never, hmacKey)).toBe(true);
    expect(notices[0]).toMatchObject({ eventCode: 'AUTHORISATION', success: 'true', merchantReference: '1000001' });
  });

  it('comes again until it is taken, also from the next sandbox', async () => {
    answerOfShop = 500;
    await pay(await byCard('4111111111111111'));
    await expect.poll(() => notices.length).toBeGreaterThanOrEqual(2);
    await sandbox.app.close();
    answerOfShop = 202;
    const before = notices.length;
    await openSandbox();
    await expect.poll(() => notices.length).toBe(before + 1);
    await expect.poll(() => sandbox.ledger.notices.every(({ delivered }) => delivered)).toBe(true);
  });

  it.each([['duplicateWebhooks', 2], ['holdWebhooks', 0]] as const)('obeys the switch %s', async (name, count) => {
    sandbox.ledger.switches[name] = true;
    await pay(await byCard('4111111111111111'));
    if (count > 0) return expect.poll(() => notices.length).toBe(count);
    expect(sandbox.ledger.notices.map(({ delivered }) => delivered)).toEqual([false]);
    await sandbox.app.inject({ method: 'PUT', url: '/_switches', payload: { holdWebhooks: false } });
    return expect.poll(() => notices.length).toBe(1);
  });

  it('is signed wrongly when the switch says so', async () => {
    sandbox.ledger.switches.forgeWebhooks = true;
    await pay(await byCard('4111111111111111'));
    await expect.poll(() => notices.length).toBe(1);
    expect(new adyen.hmacValidator().validateHMAC(notices[0] as never, hmacKey)).toBe(false);
  });
});

describe('a bad day', () => {
  it('fails, or loses the answer of work that was done', async () => {
    sandbox.ledger.switches.failNext = 1;
    const card = await byCard('4111111111111111');
    expect(await fault(pay(card, 'a'))).toMatchObject({ status: 500 });
    expect(sandbox.ledger.payments).toEqual([]);
    sandbox.ledger.switches.loseNext = 1;
    await expect(pay(card, 'b')).rejects.toThrow();
    expect((await pay(card, 'b')).resultCode).toBe('Authorised');
    expect(sandbox.ledger.payments).toHaveLength(1);
  });
});

describe('the card’s fields', () => {
  it('may be framed by the shop alone, and run scripts of their own alone', async () => {
    const answer = await sandbox.app.inject('/checkoutshopper/securedfields/sandbox_client/9.9.9/securedFields.html?type=card');
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors http:\/\/shop\.test$/);
    const script = await sandbox.app.inject('/checkoutshopper/securedfields/secured-field.ts');
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.body).not.toContain('interface Config');
  });
});
