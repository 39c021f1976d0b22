import type { Page } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { NoticesDialog } from '../screens/notices-dialog.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { english } from '../words.ts';

/** Keeps what would be shown, and lets the journey say whether somebody looks at the window. */
const keepNotifications = `
  window.shown = [];
  window.asked = 0;
  window.looks = true;
  document.hasFocus = () => window.looks;
  window.Notification = class extends EventTarget {
    static permission = 'default';
    static async requestPermission() {
      window.asked += 1;
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

/** In the other tab the leave has been given already. */
const alreadyAllowed = `window.Notification.permission = 'granted';`;

/** Somebody turns to another window. */
async function lookAway(page: Page): Promise<void> {
  await page.evaluate("window.looks = false; window.dispatchEvent(new Event('blur'))");
}

/** What was told of the customer's order; others of the branch may be delivered meanwhile. */
const toldTo = (customer: string) =>
  `window.shown.filter(({ title, options }) => (title + options.body).includes(${JSON.stringify(customer)}))`;

/** How often it was told that the customer's order is delivered. */
const toldOf = (page: Page, customer: string) => page.evaluate<number>(`${toldTo(customer)}.length`);

test('a browser that was asked notifies of what was chosen, once for all tabs, while nobody looks', async ({
  merchantPage: page,
  merchant,
  context,
}) => {
  await context.addInitScript(keepNotifications);
  const seen = newCustomer('Kamala');
  const missed = newCustomer('Pranee');
  const tracking = new TrackingScreen(page);
  const notices = new NoticesDialog(page);
  await tracking.open('d002');
  await notices.openButton.click();
  await expect(notices.state('ask')).toBeVisible();
  expect(await page.evaluate('window.asked')).toBe(0);
  await notices.choose('delivered');
  await expect(notices.choice('delivered')).toBeChecked();
  await expect(notices.state('allowed')).toBeVisible();
  await expect(notices.choice('rider-near')).not.toBeChecked();
  expect(await page.evaluate('window.asked')).toBe(1);
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
  for (const tab of [page, otherTab]) await lookAway(tab);
  const order = await merchant.request({ customer: missed, vendorId: 'd002' });
  const told = async () => (await toldOf(page, missed.name)) + (await toldOf(otherTab, missed.name));
  await expect.poll(told, { timeout: 60_000 }).toBe(1);
  expect(await toldOf(page, seen.name)).toBe(0);

  const speaker = (await toldOf(page, missed.name)) === 1 ? page : otherTab;
  await speaker.evaluate(`${toldTo(missed.name)}[0].dispatchEvent(new Event('click'))`);
  await expect(speaker).toHaveURL(new RegExp(`/order-tracking/d002\\?order_id=${order.order_id}$`));
  await expect(new OrderDetail(speaker, missed.name).region).toBeVisible();
  expect(await told()).toBe(1);

  const navigation = new Navigation(page);
  await navigation.accountButton.click();
  await navigation.logOut.click();
  await expect(page).toHaveURL(/\/$/);
  const open = 'window.shown.filter(({ closed }) => !closed).length';
  for (const tab of [page, otherTab]) await expect.poll(() => tab.evaluate(open)).toBe(0);
});
