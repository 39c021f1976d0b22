import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { browserLaunchOptions } from './browser.ts';
import { freePort, startServerProcess } from './server-process.ts';

/**
 * `npm run lighthouse [pages…] [-- --held]`: how fast and how sound the first pages are on a simulated phone with slow 4G, each loaded three times
 * by a browser that has nothing of it; medians beside the budgets of the design. Scores and layout shift are the same on every machine
 * and fail the run when they are missed; times are told, since they are also the machine's.
 */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** Held back for real while the page loads, instead of reckoned from a load at full speed. */
const held = process.argv.includes('--held');
const rounds = 3;

interface Measured {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** Milliseconds to the largest paint, and the categories that have to be whole. */
  readonly paint: number | null;
  readonly whole: readonly Category[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const pages: readonly Measured[] = [
  { name: 'landing', path: '/', signedIn: false, paint: 2000, whole: ['accessibility', 'best-practices', 'seo'] },
  {
    name: 'connect',
    path: '/connect',
    signedIn: false,
    paint: null,
    whole: ['accessibility', 'best-practices', 'seo'],
  },
  // Nobody shall find a merchant's own screen by searching, which is what the SEO category would have.
  {
    name: 'request',
    path: '/request-a-rider/d001',
    signedIn: true,
    paint: 2800,
    whole: ['accessibility', 'best-practices'],
  },
];
const greatestShift = 0.02;

/** What one load showed: times in milliseconds, scores of 100, the shift as it is. */
type Figures = Record<'first paint' | 'largest paint' | 'blocking' | 'shift' | Category, number>;

async function measure(url: string, whole: readonly Category[], port: number): Promise<Figures> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    formFactor: 'mobile',
    throttlingMethod: held ? 'devtools' : 'simulate',
    onlyCategories: [...categories],
    // The sign-in has to stay; what the browser keeps of the page itself is emptied before each load all the same.
    disableStorageReset: true,
  };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { audits, categories: scores, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: Category) => Math.round((scores[category]?.score ?? 0) * 100);
  for (const category of whole) tellLosses(url, category, result.lhr);
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

/** Names each audit that cost a category something: a score alone mends nothing. */
function tellLosses(url: string, category: Category, report: Report): void {
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

let missed = 0;

function report(page: Measured, loads: readonly Figures[]): void {
  const of = (name: keyof Figures) => median(loads.map((load) => load[name]));
  const seconds = (name: keyof Figures) => `${(of(name) / 1000).toFixed(2)} s`;
  const largest = of('largest paint');
  const slow = page.paint !== null && largest > page.paint;
  const budget = page.paint === null ? '' : ` of ${(page.paint / 1000).toFixed(1)} s${slow ? ' OVER' : ''}`;
  console.log(
    `${page.name.padEnd(8)} first paint ${seconds('first paint')}, largest ${seconds('largest paint')}${budget}`,
  );
  const shifted = of('shift') > greatestShift;
  console.log(
    `         blocking ${of('blocking').toFixed(0)} ms, shift ${of('shift').toFixed(3)} of ${greatestShift}${shifted ? ' OVER' : ''}`,
  );
  const scores = categories.map((category) => {
    const short = page.whole.includes(category) && of(category) < 100;
    if (short) missed += 1;
    return `${category} ${of(category)}${short ? ' SHORT OF 100' : ''}`;
  });
  console.log(`         ${scores.join(', ')}`);
  if (shifted) missed += 1;
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
// Lighthouse opens its page in the browser's own profile, so that is where the sign-in has to be.
const context = await chromium.launchPersistentContext(profile, {
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});
try {
  let signedIn = false;
  for (const page of pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    if (page.signedIn && !signedIn) await signIn(context, server.url);
    signedIn = page.signedIn;
    const loads: Figures[] = [];
    while (loads.length < rounds) loads.push(await measure(`${server.url}${page.path}`, page.whole, port));
    report(page, loads);
  }
} finally {
  await context.close();
  await server.stop();
  await rm(profile, { recursive: true, force: true });
}
if (missed > 0) process.exitCode = 1;
