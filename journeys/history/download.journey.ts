import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { exportRoute } from '@riderbell/contract/files.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { expectAccessible } from '../accessibility/audit.ts';
import { expect, test } from '../fixtures.ts';
import type { SignIn } from '../merchant.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

const { history, tracking, common } = englishTexts;
const requester: SignIn = { email: 'requester@riderbell.test', password: 'Requester-rider-1!' };
const anyExport = `**${exportRoute.replace(':id', '*')}?*`;

const offer = (page: Page) => page.getByRole('button', { name: /^Download [\d,]+ orders?$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Download / });
const start = (page: Page) => dialog(page).getByRole('button', { name: history['download.start'], exact: true });

async function openHistory(page: Page) {
  await page.goto('/history/demo');
  await page.getByLabel(tracking['history.period'], { exact: true }).selectOption('30-days');
  await expect(offer(page)).toBeVisible();
}

async function downloadAs(page: Page, format: 'xlsx' | 'csv'): Promise<Download> {
  await offer(page).click();
  await dialog(page)
    .getByRole('radio', { name: new RegExp(history[`download.${format}`].replace(/[()]/g, '\\$&')) })
    .check();
  const [download] = await Promise.all([page.waitForEvent('download'), start(page).click()]);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(`Saved as ${download.suggestedFilename()}`)).toBeVisible();
  return download;
}

test('an owner takes away the orders that the filters show, as many as the button says', async ({ merchantPage }) => {
  await openHistory(merchantPage);
  await merchantPage.getByLabel(tracking['history.status'], { exact: true }).selectOption('DELIVERED');
  await expect(merchantPage.getByRole('row').nth(1)).toBeVisible();
  const count = Number((await offer(merchantPage).innerText()).replaceAll(/\D/g, ''));

  const csv = await downloadAs(merchantPage, 'csv');
  expect(csv.suggestedFilename()).toMatch(/^swift_demo_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await csv.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toMatch(/^\uFEFF"Order ID",/);

  const xlsx = await downloadAs(merchantPage, 'xlsx');
  // A ZIP file begins with these letters.
  expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK');
});

test('a download is cancelled or fails without harm, and works the next time', async ({ merchantPage: page }) => {
  await openHistory(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(anyExport, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await offer(page).click();
  await start(page).click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await dialog(page).getByRole('button', { name: common.cancel, exact: true }).click();
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  release();
  await page.unroute(anyExport);

  await page.route(anyExport, (route) => route.abort('connectionreset'));
  await start(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(history['txhistory.download-failed']);
  await expectAccessible(page, 'a failed download');
  await page.unroute(anyExport);
  const [download] = await Promise.all([page.waitForEvent('download'), start(page).click()]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
});

test('someone who only requests riders has nothing to download', async ({ page }) => {
  const screen = new SignInScreen(page);
  await screen.open();
  await screen.fill(requester);
  await screen.submit.click();
  await expect(page).toHaveURL(/\/request-a-rider\//);
  await page.goto('/history');
  await expect(page.getByRole('region', { name: history.totals })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});
