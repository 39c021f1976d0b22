import { readFile } from 'node:fs/promises';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

test('an owner reads who did what, filters it, and sees that no entry was changed', async ({
  merchantPage: page,
  merchant,
}) => {
  const order = await merchant.request({ customer: newCustomer('Anong') });
  await merchant.changeNotes(order, 'Gate code 1234');
  await page.goto('/activity/demo');

  const rows = page.getByRole('table', { name: 'Activity' }).getByRole('row', { name: order.order_id });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Order changed');
  await expect(rows.first()).toContainText('Gate code 1234');
  await expect(rows.first()).toContainText('demo@riderbell.test');
  await expect(rows.first()).toContainText('127.0.0.1');
  await expect(rows.last()).toContainText('Order requested');
  await expect(page.getByText(/^All entries unchanged since .+ in total$/)).toBeVisible();

  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download', exact: true });
  await expect(dialog).toContainText('Text file (CSV)');
  const start = dialog.getByRole('button', { name: 'Download', exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), start.click()]);
  expect(download.suggestedFilename()).toMatch(/^swift_demo_audit-trail_\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toMatch(new RegExp(`"order\\.edited","${order.order_id}"`));

  await page.getByLabel('What', { exact: true }).selectOption('Team');
  await expect(page.getByRole('heading', { name: 'No entry matches the filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Person').selectOption('demo@riderbell.test');
  await expect(page).toHaveURL(/who=/);
  await expect(rows).toHaveCount(2);
});

test('a manager has no page of the activity', async ({ page }) => {
  const screen = new SignInScreen(page);
  await screen.open();
  await screen.fill({ email: 'manager@riderbell.test', password: 'Manager-rider-1!' });
  await screen.submit.click();
  await expect(page).toHaveURL(/\/request-a-rider\//);
  await page.goto('/activity/d001');
  await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
