import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';

test('a merchant whose order finds no rider can wait, choose another time or cancel', async ({ ownProduct }) => {
  // Six seconds: long enough to see that the alert is gone before it appears again.
  const { product, context } = await ownProduct({ NO_RIDER_ALERT_MINUTES: '0.1' });
  const page = await context.newPage();
  const merchant = await Merchant.signIn(product.url);
  const [first, second] = [newCustomer('Malee'), newCustomer('Somchai')];
  const rescheduled = await merchant.request({ customer: first, vendorId: 'd001', notes: '#absent' });
  const cancelled = await merchant.request({ customer: second, vendorId: 'd001', notes: '#absent' });
  await new SignInScreen(page).enterDemo();
  const tracking = new TrackingScreen(page);
  await tracking.open('d001', `?order_id=${rescheduled.order_id}`);

  const detail = new OrderDetail(page, first.name);
  await expect(detail.noRider.wait).toBeVisible();
  await expect(tracking.row(first.name)).toContainText('No rider yet');

  // By keyboard: the focus stays in the order when the alert disappears.
  await detail.noRider.wait.press('Enter');
  await expect(detail.noRider.wait).toBeHidden();
  await expect(detail.headline('waiting-for-rider')).toBeFocused();
  await expect(detail.noRider.reschedule).toBeVisible();

  await detail.noRider.reschedule.click();
  await detail.rescheduleToLastDay();
  await expect(detail.headline('scheduled')).toBeVisible();
  await expect(detail.noRider.wait).toHaveCount(0);
  await tracking.tab('scheduled').click();
  await expect(tracking.row(first.name)).toBeVisible();
  expect((await merchant.read(rescheduled)).preordered_for).not.toBeNull();

  await tracking.tab('new').click();
  await tracking.row(second.name).click();
  const other = new OrderDetail(page, second.name);
  await other.noRider.cancel.click();
  await expect(other.reason('no-courier')).toBeChecked();
  await other.chooseReason('no-courier');
  await expect(other.headline('cancelled')).toBeVisible();
  expect((await merchant.read(cancelled)).status).toBe('CANCELLED');
});
