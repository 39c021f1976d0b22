import { expect } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { EditScreen } from '../screens/edit-screen.ts';
import { HelpCentre } from '../screens/help-centre.ts';
import { Navigation } from '../screens/navigation.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { findLayoutFaults } from './layout-faults.ts';
import type { MerchantWalk } from './walk.ts';

/**
 * An order without a rider: rescheduling, editing and cancelling it; the settings for recipients and the help centre. The server has to
 * alert early (NO_RIDER_ALERT_MINUTES), and to offer edits and these settings.
 */
export async function walkChanges(walk: MerchantWalk): Promise<void> {
  const { page, say, check, merchant } = walk;
  const customer = newCustomer('Malee');
  const order = await merchant.request({ customer, vendorId: 'a-001', notes: '#absent' });
  await new SignInScreen(page, say).enterDemo();
  const tracking = new TrackingScreen(page, say);
  await tracking.open('a-001', `?order_id=${order.order_id}`);
  const detail = new OrderDetail(page, customer.name, say);
  await expect(detail.noRider.wait).toBeVisible({ timeout: 30_000 });
  await check('order without a rider');
  await detail.noRider.reschedule.click();
  await expect(page.getByRole('dialog', { name: say('tracking', 'reschedule.title') })).toBeVisible();
  await check('another time');
  await page.keyboard.press('Escape');

  const edit = new EditScreen(page, say);
  await edit.open('a-001', order.order_id);
  await expect(edit.notice).toBeVisible();
  await check('change of an order');
  await tracking.open('a-001', `?order_id=${order.order_id}`);
  await detail.noRider.cancel.click();
  await detail.chooseReason('no-courier');
  await expect(detail.headline('cancelled')).toBeVisible();
  await check('cancelled order');
  await walkSettings(walk);
}

async function walkSettings({ page, say, wide, check }: MerchantWalk): Promise<void> {
  const navigation = new Navigation(page, say);
  const menu = () => (wide ? navigation.accountButton : navigation.drawerButton).click();
  await menu();
  await page.getByRole('button', { name: say('navigation', 'link-settings') }).click();
  await expect(page.getByLabel(say('link-settings', 'note'))).toBeVisible();
  await check('what recipients see');
  await page.goto('/helpcenter/d001');
  const { frame } = new HelpCentre(page, say);
  // The frame shows a separate page, in the same language.
  const language = await page.locator('html').getAttribute('lang');
  await expect(frame.locator('html')).toHaveAttribute('lang', language ?? 'none');
  await frame.locator('summary').first().click();
  expect
    .soft(await frame.locator('html').evaluate(findLayoutFaults), 'help centre: cut off or overflowing')
    .toEqual([]);
  await check('help centre');
}
