import { test as base, expect, type Page } from '@playwright/test';

export interface Watch {
  /** Addresses whose failing answer the test expects. */
  expectFailing(address: RegExp): void;
  /** Calls of the page to the shop's API, pictures aside. */
  calls: string[];
  /** Pages that a navigation asked for. */
  pages: string[];
  documents: number;
}

/** A page that fails the journey on anything a shopper should never meet: console errors, hydration, CSP, failing answers. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const faults: string[] = [];
      const expected: RegExp[] = [];
      /** On a busy machine a picture may take too long, and is asked for again by who comes next. */
      const isLate = (address: string, words: string) => address.includes('/api/media/') && words.includes('503');
      const isExpected = (address: string) => expected.some((pattern) => pattern.test(address));
      const watch: Watch = { expectFailing: (address) => void expected.push(address), calls: [], pages: [], documents: 0 };

      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isExpected(message.location().url) && !isExpected(message.text()) && !isLate(message.location().url, message.text())) faults.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => void (isExpected(String(error)) || faults.push(String(error))));
      page.on('response', (response) => {
        if (response.status() >= 400 && !isExpected(response.url()) && !isLate(response.url(), String(response.status()))) faults.push(`${response.status()} ${response.url()}`);
      });
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/api/') && !pathname.startsWith('/api/media/')) watch.calls.push(pathname);
        if (pathname.startsWith('/_page/')) watch.pages.push(pathname + search);
        if (request.resourceType() === 'document') watch.documents++;
      });
      await page.addInitScript(() => addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => console.error(`CSP ${violatedDirective} ${blockedURI}`)));
      await use(watch);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page is alive: what may come to lie above it comes when React has woken the page. */
export const alive = (page: Page) => page.waitForSelector('body > [popover=manual]', { state: 'attached' });

export const open = async (page: Page, path: string) => {
  // Not until the last picture is there: some are drawn when they are asked for.
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await alive(page);
  return answer;
};

/** A category with several pages of products. */
export const listing = '/en-gb/women/jeans';
