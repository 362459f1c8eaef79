import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { fakeApi, page, type FakeApi } from './fake-api.ts';
import { testStorefront } from './test-storefront.ts';

let api: FakeApi;
let shop: FastifyInstance;
let log: string[];

beforeEach(async () => {
  log = [];
  api = await fakeApi();
  shop = await testStorefront(api.url, { paymentOrigins: ['https://*.adyen.com'], picturesUrl: 'https://pictures.example' }, { write: (line) => void log.push(line) });
});
afterEach(async () => {
  await Promise.all([shop.close(), api.close()]);
});

const report = (payload: unknown, type: string) => shop.inject({ method: 'POST', url: '/csp-reports', headers: { 'content-type': type }, payload: typeof payload === 'string' ? payload : JSON.stringify(payload) });
const old = { 'csp-report': { 'document-uri': 'https://shop.example/en-gb/receipt?orderid=secret', 'blocked-uri': 'https://evil.example/x.js?basketId=secret', 'effective-directive': 'script-src-elem' } };
const fresh = [{ type: 'csp-violation', body: { documentURL: 'https://shop.example/en-gb', blockedURL: 'inline', effectiveDirective: 'style-src-attr' } }];

describe('reports of violations', () => {
  it('are asked for by every page', async () => {
    const { headers } = await shop.inject({ url: '/en-gb', headers: { host: 'shop.example' } });
    expect(headers['content-security-policy']).toMatch(/; report-uri \/csp-reports; report-to csp$/);
    expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
  });

  it('are logged once, by directive, origin and path, without queries', async () => {
    expect((await report(old, 'application/csp-report')).statusCode).toBe(204);
    expect((await report(old, 'application/csp-report')).statusCode).toBe(204);
    expect((await report(fresh, 'application/reports+json')).statusCode).toBe(204);
    expect(log.map((line) => (JSON.parse(line) as { csp: unknown }).csp)).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/en-gb/receipt' },
      { directive: 'style-src-attr', blocked: 'inline', page: '/en-gb' },
    ]);
    expect(log.join('')).not.toContain('secret');
  });

  it.each([['{', 'application/csp-report'], ['null', 'application/reports+json'], ['[1,null,{"body":7}]', 'application/reports+json'], ['{"csp-report":{"blocked-uri":{}}}', 'application/csp-report']])('may be nonsense: %s', async (payload, type) => {
    expect((await report(payload, type)).statusCode).toBe(204);
  });

  it('are refused when they are too long or of another type', async () => {
    expect((await report('x'.repeat(20_000), 'application/csp-report')).statusCode).toBe(413);
    expect((await report('x', 'text/html')).statusCode).toBe(415);
  });

  it('write no more than so many lines a minute', async () => {
    for (let n = 0; n < 60; n++) await report([{ body: { documentURL: `https://shop.example/${n}`, blockedURL: 'inline', effectiveDirective: 'img-src' } }], 'application/reports+json');
    expect(log.length).toBeLessThanOrEqual(60);
    expect(log.length).toBeGreaterThanOrEqual(30);
  });
});

describe('the payment page', () => {
  it('takes pictures from the shop and the provider alone', async () => {
    api.answers.page = () => page({ alias: 'checkoutPaymentPage', title: 'Payment' });
    const { headers } = await shop.inject({ url: '/en-gb/checkout/payment', headers: { host: 'shop.example' } });
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://pictures.example https://*.adyen.com;");
  });
});
