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

/** The names of the events that left, in their order, with their pages. */
function sentTo(provider: OutsideServer): string[] {
  return (provider.posted as Batch[]).flatMap(({ batch }) =>
    batch.map(({ event, properties }) => `${event} ${String(properties['page'] ?? '')}`.trim()),
  );
}

async function kept(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(window.riderbellEvents ?? []).map(({ name }) => name)`);
}

/** What the page has begun to send to the provider, until it is answered or given up. */
function postsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.url().startsWith(provider.url) && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // Of what a page sends as it goes, the end is not told; by the next one's load it has long arrived.
  page.on('load', () => underWay.clear());
  return underWay;
}

let provider: OutsideServer;
test.beforeEach(async () => {
  provider = await startOutsideServer();
});
test.afterEach(() => provider.stop());

const settings = () => ({ ANALYTICS_PROVIDER: 'posthog', ANALYTICS_HOST: provider.url, ANALYTICS_KEY: 'phc_journey' });

test('nothing leaves before a visitor agrees, and nothing any more once the visitor withdraws', async ({
  ownProduct,
}) => {
  const { context } = await ownProduct(settings());
  const page = await context.newPage();
  const underWay = postsUnderWay(page);
  // The example of the start page would move for up to twenty seconds at a time, and what moves is not audited.
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
  // Whoever has gone on before the analytics are there was not seen at the sign-in.
  await expect.poll(() => kept(page)).toContain('page_viewed');
  await signIn.pressDemo();
  await expect
    .poll(() => sentTo(provider))
    .toEqual(expect.arrayContaining(['page_viewed sign-in', 'signed_in', 'page_viewed request-details']));
  expect(sentTo(provider)).not.toContain('page_viewed home');
  // The random ids and the build's are hex, which now and then has the letters of an outlet's id in it.
  const told = JSON.stringify(provider.posted).replaceAll(/"(?:[\da-f]{12}|[\da-f]{32})"/g, '""');
  expect(told).not.toMatch(/riderbell\.test|Ploy|d001|\/request-a-rider/);

  await new Navigation(page).accountButton.click();
  await page.getByRole('group', { name: title }).getByText('No thanks').click();
  expect(await page.evaluate(`localStorage.getItem('riderbell.device')`)).toBeNull();
  await page.keyboard.press('Escape');
  // What had left before it was withdrawn may still arrive.
  await expect.poll(() => underWay.size).toBe(0);
  const before = provider.posted.length;
  const viewed = async () => (await kept(page)).filter((name) => name === 'page_viewed').length;
  const viewedBefore = await viewed();
  await new Navigation(page).link('history').click();
  await expect.poll(viewed).toBeGreaterThan(viewedBefore);
  // What would wait for the next batch leaves when the page goes away, and has arrived by the load of the next: here nothing waits.
  await page.goto('/termsandconditions');
  expect(provider.posted.length).toBe(before);
});

test('a browser that says no by itself is not asked', async ({ ownProduct }) => {
  const { context } = await ownProduct(settings());
  await context.addInitScript(`Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`);
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  await expect.poll(() => kept(page)).toContain('page_viewed');
  await expect(banner(page)).toBeHidden();
  await new Navigation(page).accountButton.click();
  await expect(new Navigation(page).logOut).toBeVisible();
  await expect(page.getByRole('group', { name: title })).toBeHidden();
  expect(provider.posted).toEqual([]);
});

test('without a provider nobody is asked and nothing leaves the machine', async ({ page, product }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => !request.url().startsWith(product.url) && elsewhere.push(request.url()));
  await new SignInScreen(page).enterDemo();
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['page_viewed', 'signed_in']));
  await expect(banner(page)).toBeHidden();
  expect(elsewhere.filter((url) => /^https?:/.test(url))).toEqual([]);
});
