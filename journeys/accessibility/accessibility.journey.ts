import type { Page } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import type { Merchant } from '../merchant.ts';
import { Navigation } from '../screens/navigation.ts';
import { NoticesDialog } from '../screens/notices-dialog.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { newMerchant, RegisterScreen } from '../screens/register-screen.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { WallScreen } from '../screens/wall-screen.ts';
import { type Words, wordsOf } from '../words.ts';
import { expectAccessible } from './audit.ts';

const widths = [
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
];
const languages = [
  { name: 'English', locale: 'en-US', say: wordsOf('en') },
  { name: 'Arabic', locale: 'ar', say: wordsOf('ar') },
];

for (const { name: device, viewport } of widths) {
  for (const { name: language, locale, say } of languages) {
    test.describe(`on ${device} in ${language}`, () => {
      test.use({ viewport, locale, contextOptions: { reducedMotion: 'reduce' } });
      const wide = viewport.width > 1000;

      test('everybody can use the public pages', async ({ page }) => {
        await page.goto('/');
        await page.locator('summary').first().click();
        await page.getByRole('button', { name: say('landing', 'entry.track.action'), exact: true }).click();
        await expect(page.getByLabel(say('landing', 'entry.track.label'))).toBeFocused();
        await expectAccessible(page, 'start page');
        await page.goto('/termsandconditions');
        await expectAccessible(page, 'terms');
        await page.goto('/prohibiteditems-c2c');
        await expectAccessible(page, 'prohibited items');
        const signIn = new SignInScreen(page, say);
        await signIn.open();
        await expectAccessible(page, 'sign-in');
        await signIn.submit.click();
        await expect(signIn.email).toBeFocused();
        await expectAccessible(page, 'sign-in with faults');
        await page.goto('/register');
        const register = new RegisterScreen(page, say);
        await register.submit.click();
        await expect(register.name).toBeFocused();
        await expectAccessible(page, 'sign-up with faults');
        await page.goto('/forgot-password');
        await page.getByLabel(say('accounts', 'email')).fill(newMerchant('audit').email);
        await page.getByRole('button', { name: say('accounts', 'forgot.submit') }).click();
        await expect(page.getByLabel(say('accounts', 'code'))).toBeFocused();
        await expectAccessible(page, 'new password');
        await page.goto('/connect#confirm=nothing-of-ours');
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await expectAccessible(page, 'link that is none');
        await page.goto('/nowhere');
        await expectAccessible(page, 'page that does not exist');
      });

      test('everybody can request a rider', async ({ page }) => {
        await auditRequest(page, say, wide);
      });

      test('everybody can follow, cancel and look up orders', async ({ page, merchant }) => {
        await auditTracking(page, say, merchant);
      });
    });
  }
}

async function auditRequest(page: Page, say: Words, wide: boolean): Promise<void> {
  const navigation = new Navigation(page, say);
  const request = new RequestScreen(page, say);
  const goOn = wide ? request.submit : request.next;
  await new SignInScreen(page, say).enterDemo();
  await expect(request.map.getByRole('button').first()).toBeVisible();
  await expectAccessible(page, 'request, empty');

  await (wide ? navigation.branchButton : navigation.drawerButton).click();
  await expect(page.getByRole('radio', { name: 'Baan Coffee Ari' })).toBeVisible();
  await expectAccessible(page, wide ? 'branch selector' : 'drawer');
  await page.keyboard.press('Escape');
  if (wide) {
    await navigation.accountButton.click();
    await expect(navigation.logOut).toBeVisible();
    await expectAccessible(page, 'account menu');
    await page.getByRole('button', { name: say('navigation', 'sign-ins') }).click();
    await expect(page.getByText(say('accounts', 'devices.current'))).toBeVisible();
    await expectAccessible(page, 'sign-ins and password');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }

  await goOn.click();
  await expect(request.address).toHaveAccessibleDescription(say('errors', 'validation.fill-address'));
  await expectAccessible(page, 'request with faults');
  await request.address.fill('Siam');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'address search');
  await request.chooseAddress('Siam');
  if (!wide) {
    await request.next.click();
    await expectAccessible(page, 'request, details');
  }
  await request.fillDetails({ customer: newCustomer('Malee'), amount: '5001' });
  if (!wide) await request.next.click();
  await page.getByRole('radio', { name: say('orders', 'time.later') }).check();
  await expectAccessible(page, 'request, filled');
  await request.submit.click();
  await expect(page.getByRole('dialog', { name: say('orders', 'item-value.title') })).toBeVisible();
  await expectAccessible(page, 'question about the item value');
  await page.keyboard.press('Escape');

  await page.goto('/request-a-rider/d003');
  await expect(page.getByRole('heading', { name: say('orders', 'origin.title') })).toBeVisible();
  await expectAccessible(page, 'origin address');
}

async function auditTracking(page: Page, say: Words, merchant: Merchant): Promise<void> {
  const waiting = newCustomer('Malee');
  const delivered = newCustomer('Somchai');
  await merchant.request({ customer: waiting, vendorId: 'a-001', notes: '#absent' });
  const order = await merchant.request({ customer: delivered, vendorId: 'a-001' });
  const tracking = new TrackingScreen(page, say);
  await new SignInScreen(page, say).enterDemo();
  await tracking.open('a-001');
  await expect(tracking.row(waiting.name)).toBeVisible();
  await expectAccessible(page, 'order tracking');
  await tracking.search.fill('nobody of this name');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page, 'order tracking, nothing found');
  await tracking.search.fill('');

  const wall = new WallScreen(page, say);
  await wall.open('a-001');
  await expect(wall.card(waiting.name)).toBeVisible();
  await expectAccessible(page, 'counter view');
  await wall.soundSettings.click();
  await expect(page.getByRole('dialog', { name: say('counter', 'sound.settings') })).toBeVisible();
  await expectAccessible(page, 'sound settings');
  await page.keyboard.press('Escape');
  await wall.closeButton.click();
  const notices = new NoticesDialog(page, say);
  await notices.openButton.click();
  await expect(notices.dialog).toBeVisible();
  await expectAccessible(page, 'choice of notifications');
  await page.keyboard.press('Escape');

  await tracking.row(waiting.name).click();
  const detail = new OrderDetail(page, waiting.name, say);
  await expect(detail.headline('waiting-for-rider')).toBeVisible();
  await expectAccessible(page, 'order that waits');
  await detail.cancel.click();
  await expect(detail.cancelDialog).toBeVisible();
  await expectAccessible(page, 'question about the cancellation');

  await tracking.open('a-001', `?order_id=${order.order_id}`);
  const done = new OrderDetail(page, delivered.name, say);
  await expect(done.headline('delivered')).toBeVisible({ timeout: 60_000 });
  await done.proof('delivery').scrollIntoViewIfNeeded();
  await expect(done.proof('delivery')).toBeVisible();
  await expectAccessible(page, 'delivered order');
  await tracking.open('a-001', '?order_id=A001-0000000000');
  await expect(page.getByRole('heading', { name: say('tracking', 'detail.not-found.title') })).toBeVisible();
  await expectAccessible(page, 'order that does not exist');

  await page.goto('/history/d001?period=30-days');
  await expect(page.getByRole('listbox', { name: say('tracking', 'history.list') })).toBeVisible();
  await expectAccessible(page, 'all orders');
  await page.getByRole('combobox', { name: say('tracking', 'history.period') }).selectOption('custom');
  await expectAccessible(page, 'all orders, days of one’s own');
  await page.goto('/history/d003?period=30-days');
  await expect(page.getByRole('heading', { name: say('tracking', 'history.empty.title') })).toBeVisible();
  await expectAccessible(page, 'all orders, none');
}
