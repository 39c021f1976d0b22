import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { RequestScreen } from '../screens/request-screen.ts';

const warning = 'Your application is outdated, automatically reloading the app in 3 seconds';
const newer = 'assets/index-newer.js';

/**
 * Shortens the five minutes between two checks for a new build to half a second, and the two seconds between two checks of the form,
 * which it counts.
 */
const shortenIntervals = `
  const { setInterval } = window;
  window.formChecks = 0;
  window.setInterval = (task, delay, ...rest) => {
    if (delay !== 2000) return setInterval(task, delay === 300000 ? 500 : delay, ...rest);
    return setInterval(() => {
      task();
      window.formChecks += 1;
    }, 500);
  };`;

/** The warning is shown for only three seconds, so the page itself reports it. */
const reportWarning = `
  new MutationObserver(() => {
    const isWarning = (one) => one.checkVisibility() && one.textContent.includes(${JSON.stringify(warning)});
    if ([...document.querySelectorAll('[role=status]')].some(isWarning)) void window.warned();
  }).observe(document, { childList: true, subtree: true });`;

type Answer = { status: number; body: string } | { body: string } | { json: unknown };

interface Server {
  /** Whether the manifest is served; until then no request learns of the newer build. */
  isDeployed: boolean;
  /** The number of checks before the manifest was served. */
  checksBefore: number;
  checks: string[];
  loads: number;
  /** The number of page loads when the warning was shown; null before. */
  warnedAfter: number | null;
}

/**
 * Makes the server answer with another manifest.
 * @param named whether the page names the new entry when the portal fetches it to check; a load always brings the deployed build
 */
async function deploy(page: Page, manifest: Answer, named: boolean, isDeployed = true): Promise<Server> {
  const seen: Server = { isDeployed, checksBefore: 0, checks: [], loads: 0, warnedAfter: null };
  await page.addInitScript(shortenIntervals);
  await page.exposeFunction('warned', () => (seen.warnedAfter ??= seen.loads));
  await page.addInitScript(reportWarning);
  await page.route('**/asset-manifest.json?*', (route) => {
    if (!seen.isDeployed) {
      seen.checksBefore += 1;
      return route.abort();
    }
    seen.checks.push(route.request().url());
    return route.fulfill(manifest);
  });
  await page.route(/\/(?:request-a-rider|history)\/demo$/, async (route) => {
    const isLoad = route.request().resourceType() === 'document';
    if (isLoad) seen.loads += 1;
    const response = await route.fetch();
    return route.fulfill({ response, body: `${await response.text()}${isLoad || !named ? '' : `<!-- /${newer} -->`}` });
  });
  // The newer build may be loaded before this one has loaded completely.
  await page.reload({ waitUntil: 'commit' });
  return seen;
}

// A route that is still answering when the page closes would fail the journey that has just passed.
test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'wait' }));

const newerManifest: Answer = { json: { build: 'newer', entry: newer, chunks: {} } };

/** Waits for some more checks, long enough for a warning. */
async function waitForChecks({ checks }: Server): Promise<void> {
  const before = checks.length;
  await expect.poll(() => checks.length).toBeGreaterThan(before + 3);
}

test('a newer build is announced and loaded after three seconds, once', async ({ merchantPage: page }) => {
  const seen = await deploy(page, newerManifest, true);
  await expect.poll(() => seen.loads).toBe(2);
  expect(seen.warnedAfter).toBe(1);
  expect(seen.checks[0]).toMatch(/\?timestamp=\d+$/);
  await expect(new RequestScreen(page).address).toBeVisible();
  // An old page that a proxy still serves is not loaded again and again.
  await waitForChecks(seen);
  await expect(page.getByText(warning)).toHaveCount(0);
  expect(seen.loads).toBe(2);
});

test('a newer build is not loaded while a form is being filled in', async ({ merchantPage: page }) => {
  const seen = await deploy(page, newerManifest, true, false);
  const name = new RequestScreen(page).field('customer.name');
  // The page notices input only once it has begun to check.
  await expect.poll(() => seen.checksBefore).toBeGreaterThan(0);
  await name.fill('Malee');
  seen.isDeployed = true;
  await expect.poll(() => page.evaluate<number>('window.formChecks')).toBeGreaterThan(3);
  await expect(name).toHaveValue('Malee');
  expect(seen.warnedAfter).toBeNull();
  expect(seen.loads).toBe(1);
  await new Navigation(page).link('history').click();
  await expect.poll(() => seen.loads).toBe(2);
  expect(seen.warnedAfter).toBe(1);
});

const wrong: [string, Answer, boolean][] = [
  ['missing', { status: 404, body: 'gone' }, true],
  ['not JSON', { body: '<html>' }, true],
  ['of another shape', { json: [newer] }, true],
  ['outdated, as the page names other files', newerManifest, false],
];

for (const [kind, manifest, named] of wrong) {
  test(`an asset manifest that is ${kind} causes no reload`, async ({ merchantPage: page }) => {
    const seen = await deploy(page, manifest, named);
    await waitForChecks(seen);
    await expect(page.getByText(warning)).toHaveCount(0);
    expect(seen.loads).toBe(1);
  });
}
