import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { expectAccessible } from '../accessibility/audit.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

const { history, navigation, numbers, tracking } = englishTexts;

/** Presses a label, which covers its radio button. */
const choose = (page: Page, label: string) => page.getByText(label, { exact: true }).first().click();

test('an owner sees what happened by day, week and hour, and the figures agree with the table', async ({
  merchantPage: page,
  merchant,
}) => {
  await page.goto('/numbers/d002');
  const figure = page.getByRole('listitem').filter({ hasText: numbers.orders }).first();
  const count = async () => Number((await figure.innerText()).replace(/^\D+/, '').split('\n')[0]);
  await expect(figure).toBeVisible();
  const before = await count();
  await merchant.request({ customer: newCustomer('Boon'), vendorId: 'd002' });
  await page.reload();
  await expect.poll(count).toBe(before + 1);

  // The cells of the column add up to the figure above.
  const byDay = page.getByRole('region', { name: `${numbers.orders} · ${numbers['by.day']}` }).first();
  const table = byDay.getByRole('table');
  const column = (await table.getByRole('row').locator('td:nth-child(2)').allInnerTexts()).map(Number);
  expect(column).toHaveLength(30);
  expect(column.reduce((sum, orders) => sum + orders, 0)).toBe(before + 1);
  await expect(page.getByRole('img', { name: `${numbers.orders} · ${numbers['by.day']}` })).toBeVisible();
  await expectAccessible(page, 'the numbers by day');

  await choose(page, numbers['by.week']);
  await expect(page.getByRole('img', { name: `${numbers.orders} · ${numbers['by.week']}` })).toBeVisible();
  await choose(page, tracking['history.period.7-days']);
  await choose(page, numbers['by.hour-of-week']);
  const week = page
    .getByRole('region', { name: `${numbers.orders} · ${numbers['by.hour-of-week']}` })
    .getByRole('table');
  await expect(week.getByRole('row')).toHaveCount(8);
  const hours = (await week.getByRole('cell').allInnerTexts()).map(Number);
  expect(hours.reduce((sum, orders) => sum + orders, 0)).toBe(await count());
  await expectAccessible(page, 'the numbers by hour of the week');
  await expect(page).toHaveURL(/\/numbers\/d002\?period=7-days&by=hour-of-week$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: numbers['by.hour-of-week'] })).toBeChecked();

  const start = { name: history['download.start'], exact: true };
  await page.getByRole('button', start).click();
  const dialog = page.getByRole('dialog', start);
  await choose(page, history['download.csv']);
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', start).click()]);
  expect(download.suggestedFilename()).toMatch(/^swift_d002_numbers_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  const sum = lines.slice(1).reduce((all, line) => all + Number(line.split(',')[2]), 0);
  expect([lines.length, sum]).toEqual([169, await count()]);
});

test('a parent sees each branch, and the page says when it cannot be loaded', async ({ merchantPage: page }) => {
  await page.goto('/numbers/demo');
  await new Navigation(page).branchButton.click();
  await page.getByText(navigation['include-outlets'], { exact: true }).click();
  await page.keyboard.press('Escape');
  const branches = page.getByRole('region', { name: numbers.branches }).getByRole('rowheader');
  await expect(branches.filter({ hasText: 'Baan Coffee Asok' })).toBeVisible();

  await page.route('**/numbers?*', (route) => route.abort());
  await choose(page, numbers['period.90-days']);
  await page.reload();
  await expect(page.getByRole('heading', { name: numbers['failed.title'] })).toBeVisible();
  await page.unroute('**/numbers?*');
  await page.getByRole('button', { name: tracking['failed.retry'] }).click();
  await expect(branches.first()).toBeVisible();
});

test('someone who only requests riders has no page of the numbers', async ({ page }) => {
  const screen = new SignInScreen(page);
  await screen.open();
  await screen.fill({ email: 'requester@riderbell.test', password: 'Requester-rider-1!' });
  await screen.submit.click();
  await expect(page).toHaveURL(/\/request-a-rider\//);
  await page.goto('/numbers');
  await expect(page.getByRole('heading', { name: navigation['business.no-access.title'] })).toBeVisible();
});
