import { expect, test } from '../fixtures.ts';
import { demo } from '../merchant.ts';
import { Navigation } from '../screens/navigation.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

const forbidden = `
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });
  }
  if (navigator.locks) navigator.locks.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));`;
const full = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;

for (const [state, script] of [
  ['forbids storage', forbidden],
  ['has full storage', full],
] as const) {
  test(`in a browser that ${state} a merchant stays signed in until the tab is closed`, async ({ page }) => {
    const faults: Error[] = [];
    page.on('pageerror', (error) => faults.push(error));
    await page.addInitScript(script);
    await page.goto('/');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    const signIn = new SignInScreen(page);
    await signIn.fill(demo);
    await signIn.submit.click();
    // First, since the message disappears after a while, and the screen may take long.
    await expect(page.getByRole('status').filter({ hasText: 'Your browser cannot remember your login.' })).toHaveCount(
      1,
    );
    await expect(page).toHaveURL(/\/request-a-rider\/demo$/);

    const navigation = new Navigation(page);
    for (const [to, heading] of [
      ['tracking', 'Order tracking'],
      ['history', 'All orders'],
      ['request', 'Request a rider'],
    ] as const) {
      await navigation.link(to).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await navigation.accountButton.click();
    await navigation.logOut.click();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}
