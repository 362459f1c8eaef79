import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { chromiumSwitches } from '../../chromium.base.ts';
import { chromiumPath } from './chromium.ts';

export interface PageWeight {
  /** gzip -9, bytes. */
  script: number;
  style: number;
  /** brotli 6, as the storefront sends it, bytes. */
  document: number;
  /** As they travel, bytes. */
  font: number;
  /** Without pictures and icons. */
  requests: number;
}

const settled = 2_000;

/** What a first visit loads, a phone's width, idle prefetches of two seconds counted. */
export async function pageWeight(url: string): Promise<PageWeight> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumSwitches });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const weight: PageWeight = { script: 0, style: 0, document: 0, font: 0, requests: 0 };
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'image' || response.url().endsWith('favicon.png')) return;
      weight.requests++;
      reading.push(
        response.body().then((body) => {
          if (type === 'script') weight.script += gzipSync(body, { level: 9 }).length;
          if (type === 'stylesheet') weight.style += gzipSync(body, { level: 9 }).length;
          if (type === 'font') weight.font += body.length;
          if (type === 'document') weight.document += brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
        }),
      );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settled);
    await Promise.all(reading);
    return weight;
  } finally {
    await browser.close();
  }
}
