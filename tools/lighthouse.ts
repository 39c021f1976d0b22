import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { browserLaunchOptions } from './browser.ts';
import { freePort, startServerProcess } from './server-process.ts';

/**
 * `npm run lighthouse [pages…] [-- --held]`: measures the first pages with Lighthouse on a phone with slow 4G. It loads each page
 * three times with an empty cache and prints the medians beside their budgets. Scores and layout shift are the same on every
 * machine, so the run fails when they miss; times are only printed, because they depend on the machine.
 */
const selectedPages = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** Slows the network down while the page loads, instead of estimating the times from a load at full speed. */
const isThrottled = process.argv.includes('--held');
const rounds = 3;

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly needsSignIn: boolean;
  /** The budget of the largest paint in milliseconds. */
  readonly paint: number | null;
  /** The categories that need a score of 100. */
  readonly perfect: readonly Category[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const pages: readonly MeasuredPage[] = [
  { name: 'landing', path: '/', needsSignIn: false, paint: 2000, perfect: ['accessibility', 'best-practices', 'seo'] },
  {
    name: 'connect',
    path: '/connect',
    needsSignIn: false,
    paint: null,
    perfect: ['accessibility', 'best-practices', 'seo'],
  },
  // Search engines must not find a merchant's screens, so the SEO category does not count here.
  {
    name: 'request',
    path: '/request-a-rider/d001',
    needsSignIn: true,
    paint: 2800,
    perfect: ['accessibility', 'best-practices'],
  },
];
const maxShift = 0.02;

/** The results of one load: times in milliseconds, scores out of 100, and the layout shift. */
type Figures = Record<'first paint' | 'largest paint' | 'blocking' | 'shift' | Category, number>;

async function measure(url: string, perfect: readonly Category[], port: number): Promise<Figures> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    formFactor: 'mobile',
    throttlingMethod: isThrottled ? 'devtools' : 'simulate',
    onlyCategories: [...categories],
    // Keep the sign-in; Lighthouse still empties the browser's cache before each load.
    disableStorageReset: true,
  };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits, categories: scores, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: Category) => Math.round((scores[category]?.score ?? 0) * 100);
  for (const category of perfect) printLosses(url, category, result.lhr);
  return {
    'first paint': value('first-contentful-paint'),
    'largest paint': value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Prints each audit that lowered a category's score, because the score alone does not say what to fix. */
function printLosses(url: string, category: Category, report: Report): void {
  for (const { id, weight } of report.categories[category]?.auditRefs ?? []) {
    const audit = report.audits[id];
    if (weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1) {
      console.log(`  ${new URL(url).pathname} ${category}: ${audit.title}`);
    }
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

let misses = 0;

function report(page: MeasuredPage, loads: readonly Figures[]): void {
  const of = (name: keyof Figures) => median(loads.map((load) => load[name]));
  const seconds = (name: keyof Figures) => `${(of(name) / 1000).toFixed(2)} s`;
  const largest = of('largest paint');
  const isSlow = page.paint !== null && largest > page.paint;
  const budget = page.paint === null ? '' : ` of ${(page.paint / 1000).toFixed(1)} s${isSlow ? ' OVER' : ''}`;
  console.log(
    `${page.name.padEnd(8)} first paint ${seconds('first paint')}, largest ${seconds('largest paint')}${budget}`,
  );
  const isShifted = of('shift') > maxShift;
  console.log(
    `         blocking ${of('blocking').toFixed(0)} ms, shift ${of('shift').toFixed(3)} of ${maxShift}${isShifted ? ' OVER' : ''}`,
  );
  const scores = categories.map((category) => {
    const isShort = page.perfect.includes(category) && of(category) < 100;
    if (isShort) misses += 1;
    return `${category} ${of(category)}${isShort ? ' BELOW 100' : ''}`;
  });
  console.log(`         ${scores.join(', ')}`);
  if (isShifted) misses += 1;
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/connect`);
  await page.locator('input[type=email]').fill('demo@riderbell.test');
  await page.locator('input[type=password]').fill('Demo-rider-1!');
  await page.keyboard.press('Enter');
  await page.waitForURL(/request-a-rider/);
  await page.close();
}

const profile = await mkdtemp(join(tmpdir(), 'riderbell-lighthouse-'));
const port = await freePort();
const server = await startServerProcess({ DEMO_DATA: 'true', LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '0' });
const options = await browserLaunchOptions();
// Lighthouse opens its page in the browser's default profile, so the sign-in has to be in that profile.
const context = await chromium.launchPersistentContext(profile, {
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});
try {
  let isSignedIn = false;
  for (const page of pages.filter(({ name }) => selectedPages.length === 0 || selectedPages.includes(name))) {
    if (page.needsSignIn && !isSignedIn) await signIn(context, server.url);
    isSignedIn = page.needsSignIn;
    const loads: Figures[] = [];
    while (loads.length < rounds) loads.push(await measure(`${server.url}${page.path}`, page.perfect, port));
    report(page, loads);
  }
} finally {
  await context.close();
  await server.stop();
  await rm(profile, { recursive: true, force: true });
}
if (misses > 0) process.exitCode = 1;
