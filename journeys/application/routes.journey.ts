import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { serveWith } from '../served-page.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

/** Every route of the specification (§2), with an id where it takes one. */
const publicOnly = ['/', '/forgot-password', '/register', '/connect'];
const authenticated = [
  '/order-tracking',
  '/order-tracking/demo',
  '/history',
  '/history/demo',
  '/bulk-order',
  '/bulk-order/demo',
  '/bulk-order/demo/job-1',
  '/helpcenter/demo',
  '/request-a-rider',
  '/request-a-rider/demo',
];
const everybody = [
  '/tracking/demo-0123456789',
  '/delivery-receipt/demo-0123456789',
  '/tracking-c2c/demo-0123456789',
  '/prohibiteditems-c2c',
  '/termsandconditions',
];
const nowhere = '/nowhere/at-all';

const start = /^[^/]+\/\/[^/]+\/$/;
const request = /\/request-a-rider\/demo$/;

/** A screen, whichever it is, has its heading. */
async function expectAt(page: Page, from: string, to: RegExp): Promise<void> {
  await page.goto(from);
  await expect(page, `from ${from}`).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 }).first(), `at ${from}`).toBeVisible();
}

/** Lets the session expire on an empty page: a portal that still asks something would extend it at once. */
async function expireSession(page: Page): Promise<void> {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty');
  await page.evaluate(`
    const auth = JSON.parse(localStorage.getItem('riderbell.auth'));
    auth.meta.Expires = 1;
    localStorage.setItem('riderbell.auth', JSON.stringify(auth));`);
}

const ownAddress = (path: string) => new RegExp(`${path.replace(/\/$/, '')}(/demo)?/?$`);

test('nobody meets the public pages, and the start page instead of a merchant’s', async ({ page }) => {
  await serveWith(page, ({ flags }) => void (flags['bulk-order-upload'] = true));
  for (const path of [...publicOnly, ...everybody]) await expectAt(page, path, ownAddress(path));
  for (const path of authenticated) await expectAt(page, path, start);
  await expectAt(page, nowhere, ownAddress(nowhere));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
});

test('a merchant meets every screen but those for people who are not signed in', async ({ merchantPage: page }) => {
  await serveWith(page, ({ flags }) => void (flags['bulk-order-upload'] = true));
  for (const path of publicOnly) await expectAt(page, path, request);
  for (const path of [...authenticated, ...everybody]) await expectAt(page, path, ownAddress(path));
});

test('what a flag takes away does not exist, for a merchant as for nobody', async ({ page, merchantPage }) => {
  await serveWith(merchantPage, ({ flags }) => {
    flags['bulk-order-upload'] = false;
    flags['deactivate-sign-up-button'] = true;
  });
  for (const path of ['/bulk-order', '/bulk-order/demo/job-1', '/register']) {
    await expectAt(page, path, ownAddress(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  }
});

for (const maintenance of ['planned_maintenance', 'unplanned_maintenance']) {
  test(`during ${maintenance} every address leads to the maintenance page`, async ({ page }) => {
    await serveWith(page, ({ flags }) => void (flags[maintenance] = true));
    for (const path of [...publicOnly, ...authenticated, ...everybody, nowhere, '/maintenance']) {
      await expectAt(page, path, /\/maintenance$/);
    }
  });
}

test('without a maintenance its page leads back to the start', async ({ page }) => {
  await expectAt(page, '/maintenance', start);
});

test('a session that has expired is extended, or is none', async ({ page, context }) => {
  await new SignInScreen(page).enterDemo();
  await expireSession(page);
  await expectAt(page, '/history/demo', /\/history\/demo$/);

  await expireSession(page);
  const refused = {
    status: 401,
    message: 'refused',
    errors: [
      { code: 'session.refresh-invalid', message: 'refused', meta: { translation_key: 'session.refresh-invalid' } },
    ],
    request_id: 'r1',
  };
  await context.route('**/login/extend', (route) => route.fulfill({ status: 401, json: refused }));
  await expectAt(page, '/history/demo', start);
  await expectAt(page, '/connect', /\/connect$/);
});

test('a session whose extension was answered while the network died goes on, and leaves nothing behind', async ({
  page,
  context,
}) => {
  await new SignInScreen(page).enterDemo();
  await expireSession(page);
  const asked: string[] = [];
  await context.route('**/login/extend', async (route) => {
    asked.push(route.request().postData() ?? '');
    if (asked.length > 2) return route.fallback();
    // The server has traded the token; nobody hears of it.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await expectAt(page, '/history/demo', /\/history\/demo$/);
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(1);
  expect(await page.evaluate(`localStorage.getItem('riderbell.refresh-attempt')`)).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All orders');
  expect(asked).toHaveLength(3);
});

test('an account that was disabled is led to the start page, and told that its session has ended', async ({
  merchantPage: page,
  context,
}) => {
  const refusal = (code: string) => ({
    status: 401,
    message: 'refused',
    errors: [{ code, message: 'refused', meta: { translation_key: code } }],
    request_id: 'r1',
  });
  // As the server answers for an account that is disabled: to its token, and to its refresh token.
  await context.route('**/login/extend', (route) =>
    route.fulfill({ status: 401, json: refusal('session.refresh-invalid') }),
  );
  await context.route('**/orders/api/v1/vendors', (route) =>
    route.fulfill({ status: 401, json: refusal('session.invalid') }),
  );
  // It is told before the start page is there, and goes by itself.
  await Promise.all([
    expectAt(page, '/history/demo', start),
    expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible(),
  ]);
});
