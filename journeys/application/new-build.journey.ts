import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { RequestScreen } from '../screens/request-screen.ts';

const warning = 'Your application is outdated, automatically reloading the app in 3 seconds';
const newer = 'assets/index-newer.js';

/** In this browser the five minutes between two looks are half a second. */
const hurry = `
  const { setInterval } = window;
  window.setInterval = (task, delay, ...rest) => setInterval(task, delay === 300000 ? 500 : delay, ...rest);`;

type Answer = { status: number; body: string } | { body: string } | { json: unknown };

interface Server {
  looks: string[];
  loads: number;
}

/**
 * A server whose manifest is another by now.
 * @param named whether its page names the new entry to whoever asks on the side; a load always brings the build that is there
 */
async function deploy(page: Page, manifest: Answer, named: boolean): Promise<Server> {
  const seen: Server = { looks: [], loads: 0 };
  await page.addInitScript(hurry);
  await page.route('**/asset-manifest.json?*', (route) => {
    seen.looks.push(route.request().url());
    return route.fulfill(manifest);
  });
  await page.route(/\/(?:request-a-rider|history)\/demo$/, async (route) => {
    const isLoad = route.request().resourceType() === 'document';
    if (isLoad) seen.loads += 1;
    const response = await route.fetch();
    return route.fulfill({ response, body: `${await response.text()}${isLoad || !named ? '' : `<!-- /${newer} -->`}` });
  });
  await page.reload();
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
  await expect(page.getByRole('status').filter({ hasText: warning })).toBeVisible();
  expect(seen.looks[0]).toMatch(/\?timestamp=\d+$/);
  await expect.poll(() => seen.loads).toBe(2);
  await expect(new RequestScreen(page).address).toBeVisible();
  // What a proxy goes on serving in the place of it is not loaded again and again.
  await looksOn(seen);
  await expect(page.getByText(warning)).toHaveCount(0);
  expect(seen.loads).toBe(2);
});

test('a newer build waits for the end of a form', async ({ merchantPage: page }) => {
  // Nothing is said of the newer build before somebody types.
  let deployed = false;
  const seen = await deploy(page, ofNewer, true);
  await page.route('**/asset-manifest.json?*', (route) => (deployed ? route.fallback() : route.abort()));
  const name = new RequestScreen(page).field('customer.name');
  await name.fill('Malee');
  deployed = true;
  await expect.poll(() => seen.looks.length).toBeGreaterThan(0);
  await expect(name).toHaveValue('Malee');
  await new Navigation(page).link('history').click();
  await expect(page.getByText(warning)).toBeVisible();
  expect(seen.loads).toBe(1);
  await expect.poll(() => seen.loads).toBe(2);
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
