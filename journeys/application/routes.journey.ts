import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { serveWith } from '../served-page.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

/** Every route of the specification (§2), with an id where it has one. */
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
const forEveryone = [
  '/tracking/demo-0123456789',
  '/delivery-receipt/demo-0123456789',
  '/tracking-c2c/demo-0123456789',
  '/prohibiteditems-c2c',
  '/termsandconditions',
];
const unknownPath = '/nowhere/at-all';

const start = /^[^/]+\/\/[^/]+\/$/;
const request = /\/request-a-rider\/demo$/;

/** Expects the address and some heading: every screen has one. */
async function expectAt(page: Page, from: string, to: RegExp): Promise<void> {
  await page.goto(from);
  await expect(page, `from ${from}`).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 }).first(), `at ${from}`).toBeVisible();
}

/** Makes the session expire on an empty page: a portal page with a running request would extend it at once. */
async function expireSession(page: Page): Promise<void> {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty');
  await page.evaluate(`
    const auth = JSON.parse(localStorage.getItem('riderbell.auth'));
    auth.meta.Expires = 1;
    localStorage.setItem('riderbell.auth', JSON.stringify(auth));`);
}

const ownAddress = (path: string) => new RegExp(`${path.replace(/\/$/, '')}(/demo)?/?$`);

test('a signed-out visitor sees the public pages, and the start page instead of a merchant’s screens', async ({
  page,
}) => {
  for (const path of [...publicOnly, ...forEveryone]) await expectAt(page, path, ownAddress(path));
  for (const path of authenticated) await expectAt(page, path, start);
  await expectAt(page, unknownPath, ownAddress(unknownPath));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
});

test('a merchant sees every screen except those for signed-out visitors', async ({ merchantPage: page }) => {
  for (const path of publicOnly) await expectAt(page, path, request);
  for (const path of [...authenticated, ...forEveryone]) await expectAt(page, path, ownAddress(path));
});

test('a page that a flag turns off does not exist, for merchants and visitors', async ({ page, merchantPage }) => {
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
    for (const path of [...publicOnly, ...authenticated, ...forEveryone, unknownPath, '/maintenance']) {
      await expectAt(page, path, /\/maintenance$/);
    }
  });
}

test('without a maintenance its page leads to the start page', async ({ page }) => {
  await expectAt(page, '/maintenance', start);
});

test('an expired session is extended, and ends when the extension is refused', async ({ page, context }) => {
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

test('a session survives when the network loses the answer to its extension', async ({ page, context }) => {
  await new SignInScreen(page).enterDemo();
  await expireSession(page);
  const extensions: string[] = [];
  await context.route('**/login/extend', async (route) => {
    extensions.push(route.request().postData() ?? '');
    if (extensions.length > 2) return route.fallback();
    // The server has exchanged the token, but the browser gets no answer.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await expectAt(page, '/history/demo', /\/history\/demo$/);
  expect(extensions).toHaveLength(3);
  expect(new Set(extensions).size).toBe(1);
  expect(await page.evaluate(`localStorage.getItem('riderbell.refresh-attempt')`)).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All orders');
  expect(extensions).toHaveLength(3);
});

test('a disabled account gets the start page and a message that its session has ended', async ({
  merchantPage: page,
  context,
}) => {
  const refusal = (code: string) => ({
    status: 401,
    message: 'refused',
    errors: [{ code, message: 'refused', meta: { translation_key: code } }],
    request_id: 'r1',
  });
  // The server's answers for a disabled account: to its refresh token, and to its access token.
  await context.route('**/login/extend', (route) =>
    route.fulfill({ status: 401, json: refusal('session.refresh-invalid') }),
  );
  await context.route('**/orders/api/v1/vendors', (route) =>
    route.fulfill({ status: 401, json: refusal('session.invalid') }),
  );
  // The message appears before the start page and disappears after a while.
  await Promise.all([
    expectAt(page, '/history/demo', start),
    expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible(),
  ]);
});
