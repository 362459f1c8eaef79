import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumPath, chromiumSwitches } from './chromium.ts';

const port = 9_333;

/** Lighthouse's scores of a page, mobile preset, 0 to 100. */
export async function lighthouseScores(url: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumSwitches, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    const { categories, audits } = result!.lhr;
    for (const { title, auditRefs, score } of Object.values(categories)) {
      if (score === 1 || title === 'Performance') continue;
      for (const { id } of auditRefs) if (audits[id]!.score !== null && audits[id]!.score! < 1) console.log(`  ${title}: ${audits[id]!.title}`);
    }
    return Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]));
  } finally {
    await browser.close();
  }
}
