import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../accessibility/audit.ts';
import { expect, test } from '../fixtures.ts';
import { type OutsideServer, startOutsideServer } from '../outside-server.ts';
import { Navigation } from '../screens/navigation.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { english } from '../words.ts';

interface Batch {
  batch: { event: string; properties: Record<string, unknown> }[];
}

const title = english('analytics', 'title');

function banner(page: Page) {
  return page.getByRole('complementary', { name: title });
}

/** The names of the events sent to the provider, in order, with their pages. */
function sentTo(provider: OutsideServer): string[] {
  return (provider.posted as Batch[]).flatMap(({ batch }) =>
    batch.map(({ event, properties }) => `${event} ${String(properties['page'] ?? '')}`.trim()),
  );
}

async function recordedEvents(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(window.riderbellEvents ?? []).map(({ name }) => name)`);
}

/** The requests from the page to the provider that are not finished. */
function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => request.url().startsWith(provider.url) && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  // Playwright reports no end for a request that a page sends while it is unloaded; it has arrived by the load of the next page.
  page.on('load', () => pending.clear());
  return pending;
}

let provider: OutsideServer;
test.beforeEach(async () => {
  provider = await startOutsideServer();
});
test.afterEach(() => provider.stop());

const settings = () => ({ ANALYTICS_PROVIDER: 'posthog', ANALYTICS_HOST: provider.url, ANALYTICS_KEY: 'phc_journey' });

test('nothing is sent before a visitor agrees, nor after the visitor withdraws', async ({ ownProduct }) => {
  const { context } = await ownProduct(settings());
  const page = await context.newPage();
  const pending = pendingRequests(page);
  // The example on the start page is animated for up to twenty seconds, and the audit waits for animations to end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page, 'start page with the question');
  await banner(page).getByRole('button', { name: 'No thanks' }).click();
  await expect(banner(page)).toBeHidden();

  await page.goto('/termsandconditions');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: title })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: title }).click();
  await banner(page).getByRole('button', { name: 'Allow' }).click();

  const signIn = new SignInScreen(page);
  await signIn.open();
  // Events before the analytics have loaded are not sent, so wait for them before the sign-in.
  await expect.poll(() => recordedEvents(page)).toContain('page_viewed');
  await signIn.pressDemo();
  await expect
    .poll(() => sentTo(provider))
    .toEqual(expect.arrayContaining(['page_viewed sign-in', 'signed_in', 'page_viewed request-details']));
  expect(sentTo(provider)).not.toContain('page_viewed home');
  // Random ids and the build id are hexadecimal and may contain an outlet's id by chance.
  const sentText = JSON.stringify(provider.posted).replaceAll(/"(?:[\da-f]{12}|[\da-f]{32})"/g, '""');
  expect(sentText).not.toMatch(/riderbell\.test|Ploy|d001|\/request-a-rider/);

  await new Navigation(page).accountButton.click();
  await page.getByRole('group', { name: title }).getByText('No thanks').click();
  expect(await page.evaluate(`localStorage.getItem('riderbell.device')`)).toBeNull();
  await page.keyboard.press('Escape');
  // Requests from before the withdrawal may still arrive.
  await expect.poll(() => pending.size).toBe(0);
  const before = provider.posted.length;
  const viewed = async () => (await recordedEvents(page)).filter((name) => name === 'page_viewed').length;
  const viewedBefore = await viewed();
  await new Navigation(page).link('history').click();
  await expect.poll(viewed).toBeGreaterThan(viewedBefore);
  // Leaving the page would send the events that wait for the next batch, and they would arrive by the next load. There are none.
  await page.goto('/termsandconditions');
  expect(provider.posted.length).toBe(before);
});

test('a browser with Global Privacy Control is not asked, and nothing is sent', async ({ ownProduct }) => {
  const { context } = await ownProduct(settings());
  await context.addInitScript(`Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`);
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  await expect.poll(() => recordedEvents(page)).toContain('page_viewed');
  await expect(banner(page)).toBeHidden();
  await new Navigation(page).accountButton.click();
  await expect(new Navigation(page).logOut).toBeVisible();
  await expect(page.getByRole('group', { name: title })).toBeHidden();
  expect(provider.posted).toEqual([]);
});

test('without a provider no visitor is asked and nothing leaves the machine', async ({ page, product }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => !request.url().startsWith(product.url) && elsewhere.push(request.url()));
  await new SignInScreen(page).enterDemo();
  await expect.poll(() => recordedEvents(page)).toEqual(expect.arrayContaining(['page_viewed', 'signed_in']));
  await expect(banner(page)).toBeHidden();
  expect(elsewhere.filter((url) => /^https?:/.test(url))).toEqual([]);
});
