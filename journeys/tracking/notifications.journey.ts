import type { Page } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { NotificationsDialog } from '../screens/notifications-dialog.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { english } from '../words.ts';

/** Records the notifications instead of showing them, and lets the journey set whether the window has the focus. */
const recordNotifications = `
  window.shown = [];
  window.permissionRequests = 0;
  window.isFocused = true;
  document.hasFocus = () => window.isFocused;
  window.Notification = class extends EventTarget {
    static permission = 'default';
    static async requestPermission() {
      window.permissionRequests += 1;
      return (window.Notification.permission = 'granted');
    }
    closed = false;
    constructor(title, options) {
      super();
      Object.assign(this, { title, options });
      if (title !== '') window.shown.push(this);
    }
    close() {
      this.closed = true;
    }
  };`;

/** The permission is granted already in the other tab. */
const alreadyAllowed = `window.Notification.permission = 'granted';`;

/** Simulates a switch to another window. */
async function blur(page: Page): Promise<void> {
  await page.evaluate("window.isFocused = false; window.dispatchEvent(new Event('blur'))");
}

/** The notifications about the customer's order; other orders of the branch may be delivered too. */
const notificationsAbout = (customer: string) =>
  `window.shown.filter(({ title, options }) => (title + options.body).includes(${JSON.stringify(customer)}))`;

/** The number of notifications about the customer's order. */
const countNotifications = (page: Page, customer: string) =>
  page.evaluate<number>(`${notificationsAbout(customer)}.length`);

test('after permission the browser notifies of the chosen events, once for all tabs, while no tab has the focus', async ({
  merchantPage: page,
  merchant,
  context,
}) => {
  await context.addInitScript(recordNotifications);
  const seen = newCustomer('Kamala');
  const missed = newCustomer('Pranee');
  const tracking = new TrackingScreen(page);
  const notifications = new NotificationsDialog(page);
  await tracking.open('d002');
  await notifications.openButton.click();
  await expect(notifications.state('ask')).toBeVisible();
  expect(await page.evaluate('window.permissionRequests')).toBe(0);
  await notifications.choose('delivered');
  await expect(notifications.choice('delivered')).toBeChecked();
  await expect(notifications.state('allowed')).toBeVisible();
  await expect(notifications.choice('rider-near')).not.toBeChecked();
  expect(await page.evaluate('window.permissionRequests')).toBe(1);
  await page.keyboard.press('Escape');

  await merchant.request({ customer: seen, vendorId: 'd002' });
  await tracking.tab('delivered').click();
  const delivered = english('tracking', 'display.delivered');
  await expect(tracking.row(seen.name)).toContainText(delivered, { timeout: 60_000 });

  const otherTab = await context.newPage();
  await otherTab.addInitScript(alreadyAllowed);
  await otherTab.goto('/history/d002');
  await expect(otherTab.getByRole('heading', { level: 1, name: english('tracking', 'history.title') })).toBeVisible();
  await page.bringToFront();
  for (const tab of [page, otherTab]) await blur(tab);
  const order = await merchant.request({ customer: missed, vendorId: 'd002' });
  const total = async () =>
    (await countNotifications(page, missed.name)) + (await countNotifications(otherTab, missed.name));
  await expect.poll(total, { timeout: 60_000 }).toBe(1);
  expect(await countNotifications(page, seen.name)).toBe(0);

  const notifyingTab = (await countNotifications(page, missed.name)) === 1 ? page : otherTab;
  await notifyingTab.evaluate(`${notificationsAbout(missed.name)}[0].dispatchEvent(new Event('click'))`);
  await expect(notifyingTab).toHaveURL(new RegExp(`/order-tracking/d002\\?order_id=${order.order_id}$`));
  await expect(new OrderDetail(notifyingTab, missed.name).region).toBeVisible();
  expect(await total()).toBe(1);

  const navigation = new Navigation(page);
  await navigation.accountButton.click();
  await navigation.logOut.click();
  await expect(page).toHaveURL(/\/$/);
  const open = 'window.shown.filter(({ closed }) => !closed).length';
  for (const tab of [page, otherTab]) await expect.poll(() => tab.evaluate(open)).toBe(0);
});
