import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { RequestScreen } from '../screens/request-screen.ts';

const warning = 'Your application is outdated, automatically reloading the app in 3 seconds';
const newer = 'assets/index-newer.js';

/**
 * In this browser the five minutes between two looks are half a second, and so are the two seconds between two looks at a form, which it
 * counts.
 */
const hurry = `
  const { setInterval } = window;
  window.formLooks = 0;
  window.setInterval = (task, delay, ...rest) => {
    if (delay !== 2000) return setInterval(task, delay === 300000 ? 500 : delay, ...rest);
    return setInterval(() => {
      task();
      window.formLooks += 1;
    }, 500);
  };`;

/** The warning stands for three seconds, in which nobody may come to look: the page itself tells of it. */
const tellOfWarning = `
  new MutationObserver(() => {
    const isWarning = (one) => one.checkVisibility() && one.textContent.includes(${JSON.stringify(warning)});
    if ([...document.querySelectorAll('[role=status]')].some(isWarning)) void window.warned();
  }).observe(document, { childList: true, subtree: true });`;

type Answer = { status: number; body: string } | { body: string } | { json: unknown };

interface Server {
  /** Whether the manifest is there: before, nothing is said of the newer build. */
  isDeployed: boolean;
  /** Looks that were answered with nothing, since there was no manifest yet. */
  early: number;
  looks: string[];
  loads: number;
  /** How often a page had been loaded when one warned; null until then. */
  warnedAfter: number | null;
}

/**
 * A server whose manifest is another by now.
 * @param named whether its page names the new entry to whoever asks on the side; a load always brings the build that is there
 */
async function deploy(page: Page, manifest: Answer, named: boolean, isDeployed = true): Promise<Server> {
  const seen: Server = { isDeployed, early: 0, looks: [], loads: 0, warnedAfter: null };
  await page.addInitScript(hurry);
  await page.exposeFunction('warned', () => (seen.warnedAfter ??= seen.loads));
  await page.addInitScript(tellOfWarning);
  await page.route('**/asset-manifest.json?*', (route) => {
    if (!seen.isDeployed) {
      seen.early += 1;
      return route.abort();
    }
    seen.looks.push(route.request().url());
    return route.fulfill(manifest);
  });
  await page.route(/\/(?:request-a-rider|history)\/demo$/, async (route) => {
    const isLoad = route.request().resourceType() === 'document';
    if (isLoad) seen.loads += 1;
    const response = await route.fetch();
    return route.fulfill({ response, body: `${await response.text()}${isLoad || !named ? '' : `<!-- /${newer} -->`}` });
  });
  // A newer build may be loaded before everything of this one is there.
  await page.reload({ waitUntil: 'commit' });
  return seen;
}

// An answer that is still being made when the page closes would fail the journey that has just passed.
test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'wait' }));

const ofNewer: Answer = { json: { build: 'newer', entry: newer, chunks: {} } };

/** It has looked a few more times, and time enough for a warning has passed with it. */
async function looksOn({ looks }: Server): Promise<void> {
  const before = looks.length;
  await expect.poll(() => looks.length).toBeGreaterThan(before + 3);
}

test('a newer build is told of and loaded after three seconds, once', async ({ merchantPage: page }) => {
  const seen = await deploy(page, ofNewer, true);
  await expect.poll(() => seen.loads).toBe(2);
  expect(seen.warnedAfter).toBe(1);
  expect(seen.looks[0]).toMatch(/\?timestamp=\d+$/);
  await expect(new RequestScreen(page).address).toBeVisible();
  // What a proxy goes on serving in the place of it is not loaded again and again.
  await looksOn(seen);
  await expect(page.getByText(warning)).toHaveCount(0);
  expect(seen.loads).toBe(2);
});

test('a newer build waits for the end of a form', async ({ merchantPage: page }) => {
  const seen = await deploy(page, ofNewer, true, false);
  const name = new RequestScreen(page).field('customer.name');
  // What is typed before the page begins to look, it does not hear.
  await expect.poll(() => seen.early).toBeGreaterThan(0);
  await name.fill('Malee');
  seen.isDeployed = true;
  await expect.poll(() => page.evaluate<number>('window.formLooks')).toBeGreaterThan(3);
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
  ['old: the page names other files', ofNewer, false],
];

for (const [kind, manifest, named] of wrong) {
  test(`an asset manifest that is ${kind} changes nothing`, async ({ merchantPage: page }) => {
    const seen = await deploy(page, manifest, named);
    await looksOn(seen);
    await expect(page.getByText(warning)).toHaveCount(0);
    expect(seen.loads).toBe(1);
  });
}
