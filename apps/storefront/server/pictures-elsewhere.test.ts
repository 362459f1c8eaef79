import { expect, it, onTestFinished } from 'vitest';
import { fakeApi, page } from './fake-api.ts';
import { testStorefront } from './test-storefront.ts';

const campaign = (name: string) => ({ alias: 'canvasWidget', settings: { headline: name, image: `/api/media/campaign/${name}/wide.jpg`, url: '/', backgroundColor: '#000000', color: '#ffffff' } });

/** The home page of a shop whose pictures have a host of their own, or none. */
async function home(picturesUrl?: string) {
  const api = await fakeApi();
  api.answers.page = () => page({ alias: 'homePage', title: 'Home', widgets: ['denim', 'wool', 'satin', 'knit'].map(campaign) });
  const shop = await testStorefront(api.url, { picturesUrl });
  onTestFinished(async () => {
    await Promise.all([shop.close(), api.close()]);
  });
  const { body, headers } = await shop.inject({ url: '/en-gb', headers: { host: 'shop.example', 'user-agent': 'Mozilla/5.0' } });
  const setOf = (name: string) => [...body.matchAll(/ (?:srcset|src)="([^"]+)"/gi)].map(([, set]) => set!).filter((set) => set.includes(`/${name}/`));
  return { body, policy: String(headers['content-security-policy']), setOf };
}

it('pictures below the fold come from their own host, the first one with the page, and the policy lets them', async () => {
  const { body, policy, setOf } = await home('http://pictures.example:4001');
  expect(setOf('denim').length).toBeGreaterThan(0);
  for (const set of setOf('denim')) expect(set).toMatch(/^\/api\/media\//);
  expect(setOf('knit').length).toBeGreaterThan(0);
  for (const set of setOf('knit')) expect(set).toMatch(/^http:\/\/pictures\.example:4001\/api\/media\//);
  expect(body).toContain('"pictures":"http://pictures.example:4001"');
  expect(policy).toContain("img-src 'self' https: data: http://pictures.example:4001;");
});

it('all pictures come from the shop when they have no host of their own', async () => {
  const { policy, setOf } = await home();
  for (const set of [...setOf('denim'), ...setOf('knit')]) expect(set).toMatch(/^\/api\/media\//);
  expect(setOf('knit').length).toBeGreaterThan(0);
  expect(policy).toContain("img-src 'self' https: data:;");
});
