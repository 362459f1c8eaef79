import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeApi, page, type FakeApi } from './fake-api.ts';
import { testStorefront } from './test-storefront.ts';

let api: FakeApi;
let shop: FastifyInstance;
beforeEach(async () => {
  api = await fakeApi();
  shop = await testStorefront(api.url);
});
afterEach(() => Promise.all([shop.close(), api.close()]));

const open = (url: string) => shop.inject({ url, headers: { host: 'shop.example' } });
const path = '/shop/فساتين-صيفية';
const encoded = `/ar-ae${encodeURI(path)}`;

it('asks for a path in another script as it is meant, and keeps its page under one address', async () => {
  api.answers.page = () => page({ alias: 'contentPage', title: 'فساتين' });
  const { statusCode, body } = await open(encoded);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<link rel="canonical" href="https://shop.example${encoded}"`);
  // Raw, or in small hexadecimal digits, it is the same page.
  await open(encoded.toLowerCase());
  const pages = api.asked.filter(({ path: asked }) => asked.startsWith('/api/f/ar-ae/page'));
  expect(pages.map(({ path: asked }) => new URL(asked, 'http://api').searchParams.get('path'))).toEqual([path]);
});

it('leads to a path in another script in its encoded form', async () => {
  api.answers.page = () => ({ statusCode: 301, location: path });
  const answer = await open('/ar-ae/shop/anything');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, encoded]);
});

it('links to paths in other scripts', async () => {
  api.answers.page = () =>
    page({
      alias: 'contentPage',
      title: 'المتجر',
      widgets: [
        { alias: 'multiLinkWidget', settings: { headline: 'المتجر', links: [{ title: 'فساتين', url: path }] } },
      ],
    });
  const { body } = await open('/ar-ae/shop');
  const [, href] = new RegExp('<a[^>]*href="(/ar-ae/shop/[^"]+)"').exec(body)!;
  expect(decodeURI(href!)).toBe(`/ar-ae${path}`);
});
