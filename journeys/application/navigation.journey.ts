import { expectAccessible } from '../accessibility/audit.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { Navigation } from '../screens/navigation.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { serveWith } from '../served-page.ts';
import { wordsOf } from '../words.ts';

test('a merchant uses the bar, the branches and the account menu with the keyboard alone', async ({ page }) => {
  await serveWith(page, (deployment) => {
    deployment.partner_url = 'https://partners.example.com/th';
  });
  await new SignInScreen(page).enterDemo();
  const navigation = new Navigation(page);
  // Not the request form, which focuses its first field.
  await page.goto('/order-tracking/demo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Request',
    'Tracking',
    'History',
    'Bulk order',
    'Business',
  ]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, navigation.link('history'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All orders' })).toBeFocused();
  await expect(navigation.link('history')).toHaveAttribute('aria-current', 'page');

  await navigation.branchButton.focus();
  await page.keyboard.press('Enter');
  const current = page.getByRole('radio', { name: 'Baan Coffee', exact: true });
  await expect(page.getByRole('radio').first()).toBeVisible();
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/history\/(?!demo)[\w-]+$/);
  await expect(current).toHaveCount(0);

  await navigation.accountButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('demo@riderbell.test')).toBeVisible();
  const partner = page.getByRole('link', { name: 'For partners' });
  await expect(partner).toHaveAttribute('href', 'https://partners.example.com/th');
  await expectAccessible(page, 'account menu with the partners');
  await tabTo(page, partner);
  await tabTo(page, navigation.logOut);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'You are now disconnected.' })).toBeVisible();
});

test('on a phone the keyboard opens the drawer with the same links, and closing it returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new SignInScreen(page).enterDemo();
  const navigation = new Navigation(page);
  // A new screen takes the focus when it opens.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await navigation.drawerButton.focus();
  await page.keyboard.press('Enter');
  await expect(navigation.drawer).toBeVisible();
  // The full width (specification §9), as the computed style: the measured box is inexact while the drawer slides in.
  await expect(navigation.drawer).toHaveCSS('width', '384px');
  await expect(navigation.link('tracking')).toBeVisible();
  await expectAccessible(page, 'drawer');
  await page.keyboard.press('Escape');
  await expect(navigation.drawer).toBeHidden();
  await expect(navigation.drawerButton).toBeFocused();
});

for (const [language, side] of [
  ['en', 'left'],
  ['ar', 'right'],
] as const) {
  test(`in ${language} a snackbar appears at the ${side} of the lower edge, remains while the pointer is on it and closes with Escape`, async ({
    page,
  }) => {
    await page.addInitScript(
      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
    );
    await page.goto(`/connect?lang=${language}`);
    const say = wordsOf(language);
    await new SignInScreen(page, say).pressDemo();
    const notice = page.getByRole('status').filter({ hasText: say('accounts', 'not-kept') });
    await expect(notice).toBeVisible();
    // It remains while the pointer is on it, however long the screen takes to load.
    await notice.hover();
    // The screen takes the focus when it opens. Until then the snackbar avoids the buttons of the sign-in.
    await expect(new RequestScreen(page, say).address).toBeFocused();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const distances = async () => {
      const box = await notice.boundingBox();
      const beside = side === 'left' ? (box?.x ?? 999) : width - (box?.x ?? 0) - (box?.width ?? 0);
      return Math.max(beside, height - (box?.y ?? 0) - (box?.height ?? 0));
    };
    await expect.poll(distances).toBeLessThan(32);
    const close = notice.getByRole('button');
    await close.focus();
    await expectAccessible(page, `notice in ${language}`);
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
  });
}
