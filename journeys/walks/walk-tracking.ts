import { expect } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { NotificationsDialog } from '../screens/notifications-dialog.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { CounterScreen } from '../screens/counter-screen.ts';
import type { MerchantWalk } from './walk.ts';

/** Order tracking: the list, the counter view, orders in several states, and the history. */
export async function walkTracking(walk: MerchantWalk): Promise<void> {
  const { page, say, check, merchant } = walk;
  const waiting = newCustomer('Malee');
  const delivered = newCustomer('Somchai');
  await merchant.request({ customer: waiting, vendorId: 'a-001', notes: '#absent' });
  const order = await merchant.request({ customer: delivered, vendorId: 'a-001' });
  const tracking = new TrackingScreen(page, say);
  await new SignInScreen(page, say).enterDemo();
  await tracking.open('a-001');
  await expect(tracking.row(waiting.name)).toBeVisible();
  await check('order tracking');
  await tracking.search.fill('unknown name');
  // A heading of this level is always beside the list.
  await expect(tracking.row(waiting.name)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await check('order tracking, nothing found');
  await tracking.search.fill('');
  await walkCounterView(walk);

  await tracking.row(waiting.name).click();
  const detail = new OrderDetail(page, waiting.name, say);
  await expect(detail.headline('waiting-for-rider')).toBeVisible();
  // The alert moves the buttons below it, which could make a click miss.
  if (walk.alertsEarly) await expect(detail.noRider.wait).toBeVisible();
  await check('order that waits');
  await detail.printLabel.click();
  const label = page.getByRole('dialog', { name: say('tracking', 'label.title') });
  await expect(label.getByRole('img', { name: say('tracking', 'label.code') })).toBeVisible();
  await check('label');
  await page.keyboard.press('Escape');
  await detail.cancel.first().click();
  await expect(detail.cancelDialog).toBeVisible();
  await check('question about the cancellation');
  // An order that keeps waiting would fill the screens of later walks.
  await detail.chooseReason('no-courier');
  await expect(detail.headline('cancelled')).toBeVisible();

  await tracking.open('a-001', `?order_id=${order.order_id}`);
  const done = new OrderDetail(page, delivered.name, say);
  await expect(done.headline('delivered')).toBeVisible({ timeout: 60_000 });
  await done.proof('delivery').scrollIntoViewIfNeeded();
  await expect(done.proof('delivery')).toBeVisible();
  await check('delivered order');
  await tracking.open('a-001', '?order_id=A001-0000000000');
  await expect(page.getByRole('heading', { name: say('tracking', 'detail.not-found.title') })).toBeVisible();
  await check('order that does not exist');
  await walkHistory(walk);
}

async function walkCounterView({ page, say, wide, check }: MerchantWalk): Promise<void> {
  const counter = new CounterScreen(page, say);
  await counter.open('a-001');
  await expect(counter.cards.first()).toBeVisible();
  await check('counter view');
  const size = page.viewportSize();
  if (!wide && size !== null) {
    // A low screen has one card at a time.
    await page.setViewportSize({ ...size, height: 420 });
    await expect(page.getByRole('navigation', { name: say('counter', 'view.pages') })).toBeVisible();
    await check('counter view of several pages');
    await page.setViewportSize(size);
  }
  await counter.soundSettings.click();
  await expect(page.getByRole('dialog', { name: say('counter', 'sound.settings') })).toBeVisible();
  await check('sound settings');
  await page.keyboard.press('Escape');
  await counter.closeButton.click();
  const notifications = new NotificationsDialog(page, say);
  await notifications.openButton.click();
  await expect(notifications.dialog).toBeVisible();
  await check('choice of notifications');
  await page.keyboard.press('Escape');
}

async function walkHistory({ page, say, check, wide }: MerchantWalk): Promise<void> {
  await page.goto('/history/d001?period=30-days');
  await expect(page.getByRole(wide ? 'grid' : 'listbox', { name: say('tracking', 'history.list') })).toBeVisible();
  await check('all orders');
  await page.getByRole('combobox', { name: say('tracking', 'history.period') }).selectOption('custom');
  await expect(page.getByLabel(say('tracking', 'history.from'), { exact: true })).toBeVisible();
  await check('all orders, chosen days');
  await page.goto('/history/d003?period=30-days');
  await expect(page.getByRole('heading', { name: say('tracking', 'history.empty.title') })).toBeVisible();
  await check('all orders, none');
}
