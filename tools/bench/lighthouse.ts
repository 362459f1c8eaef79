import lighthouse, { defaultConfig, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumSwitches } from '../../chromium.base.ts';
import { chromiumPath } from './chromium.ts';
import { quiet } from './quiet.ts';

const port = 9_333;
/** A visit ends so long after the page has loaded, in ms: whoever has not consented is asked a second after the page can be used. */
const STAY = 3_000;
/** Scores differ from run to run: the middle one of these counts. */
const RUNS = 5;

export interface LighthouseFigures {
  /** 0 to 100 by category, the mobile preset, the median of five. */
  scores: Record<string, number>;
  /** Largest contentful paint and total blocking time in milliseconds; layout shift without unit. */
  metrics: { lcp: number; tbt: number; cls: number };
  /** How much slower than this machine the phone is, by Lighthouse's own calculator; the median. */
  slowdown: number;
}

/**
 * Lighthouse's figures of a page. A first visit warms the shop up and says how fast this machine is.
 * @param cookies that the browser has before the first visit
 * @throws when the page cannot be measured, or the machine is slower than the phone.
 */
export async function lighthouseFigures(url: string, cookies: { name: string; value: string }[] = []): Promise<LighthouseFigures> {
  // Lighthouse opens its pages beside the browser's first one: in a context of their own they would not have the cookies.
  const browser = await chromium.launchPersistentContext('', { executablePath: chromiumPath, args: [...chromiumSwitches, `--remote-debugging-port=${port}`] });
  try {
    await browser.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
    const first = await visit(url, 1);
    await quiet();
    // A machine that others work on is now quick, now slow: what the visit before has found holds for the next one.
    const slowdowns: number[] = [];
    const visits: Result[] = [];
    for (let run = 0; run < RUNS; run++) {
      slowdowns.push(slowdownFor((visits.at(-1) ?? first).environment.benchmarkIndex));
      visits.push(await visit(url, slowdowns.at(-1)!));
    }
    explain(visits.at(-1)!);
    const middleOf = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!;
    const middle = (read: (result: Result) => number) => middleOf(visits.map(read));
    const metric = (id: string) => middle(({ audits }) => audits[id]!.numericValue!);
    return {
      scores: Object.fromEntries(Object.keys(first.categories).map((id) => [id, Math.round(middle(({ categories }) => categories[id]!.score ?? 0) * 100)])),
      metrics: { lcp: metric('largest-contentful-paint'), tbt: metric('total-blocking-time'), cls: metric('cumulative-layout-shift') },
      slowdown: middleOf(slowdowns),
    };
  } finally {
    await browser.close();
  }
}

/** Now and then a trace begins too late to be read: once, it is taken again. */
async function visit(url: string, cpuSlowdownMultiplier: number, isFirst = true): Promise<Result> {
  const throttling = { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier };
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', throttling, pauseAfterLoadMs: STAY });
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && isFirst) return visit(url, cpuSlowdownMultiplier, false);
  if (!result) throw new Error(`Lighthouse has no answer for ${url}.`);
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}

/** The curve of Lighthouse's CPU throttling calculator. */
function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1_300) return 3 + (benchmarkIndex - 1_300) / 233;
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  if (benchmarkIndex >= 150) return 1 + (benchmarkIndex - 150) / 650;
  throw new Error(`This machine (benchmark index ${benchmarkIndex}) is slower than the phone that Lighthouse means.`);
}

/** Whatever costs points, but for speed, which has figures of its own. */
function explain({ categories, audits }: Result): void {
  for (const { title, auditRefs, score } of Object.values(categories)) {
    if (score === 1 || title === 'Performance') continue;
    for (const { id, weight } of auditRefs) if (weight > 0 && audits[id]!.score !== null && audits[id]!.score! < 1) console.log(`  ${title}: ${audits[id]!.title}`);
  }
}
