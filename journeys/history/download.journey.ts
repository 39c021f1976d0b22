import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { exportRoute } from '@riderbell/contract/files.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { expectAccessible } from '../accessibility/audit.ts';
import { expect, test } from '../fixtures.ts';
import type { SignIn } from '../merchant.ts';
import { HistoryScreen } from '../screens/history-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

const { history } = englishTexts;
const requester: SignIn = { email: 'requester@riderbell.test', password: 'Requester-rider-1!' };
const anyExport = `**${exportRoute.replace(':id', '*')}?*`;

async function openHistory(page: Page): Promise<HistoryScreen> {
  const screen = new HistoryScreen(page);
  await screen.open();
  await expect(screen.download).toBeVisible();
  return screen;
}

async function downloadAs(screen: HistoryScreen, choose: () => Promise<void>): Promise<Download> {
  const { page } = screen;
  await screen.download.click();
  await choose();
  const [download] = await Promise.all([page.waitForEvent('download'), screen.start.click()]);
  await expect(screen.dialog).toHaveCount(0);
  await expect(page.getByText(`Saved as ${download.suggestedFilename()}`)).toBeVisible();
  return download;
}

test('an owner takes away the orders that the filters show, as many as the button says', async ({ merchantPage }) => {
  const screen = new HistoryScreen(merchantPage);
  // What riders of other journeys still deliver cannot change yesterday.
  await screen.open('demo', '?period=yesterday');
  await expect(screen.download).toBeVisible();
  const count = await screen.offered();
  expect(count).toBeGreaterThan(0);

  const csv = await downloadAs(screen, () => screen.choose('csv'));
  expect(csv.suggestedFilename()).toMatch(/^swift_demo_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await csv.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toMatch(/^\uFEFF"Order ID",/);

  const xlsx = await downloadAs(screen, () => screen.choose('xlsx'));
  // A ZIP file begins with these letters.
  expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK');

  const zip = await downloadAs(screen, async () => {
    await expect(screen.proofs()).toContainText(String(count));
    await screen.proofs().click();
  });
  expect(zip.suggestedFilename()).toMatch(/^swift_demo_proofs_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.zip$/);
  // Names are readable in the directory at the end of an archive.
  const archive = (await readFile(await zip.path())).toString('latin1');
  expect(archive).toMatch(/^PK/);
  expect(archive).toContain('report.csv');
});

test('a download is cancelled or fails without harm, and works the next time', async ({ merchantPage: page }) => {
  const { download: offer, dialog, start, cancel } = await openHistory(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(anyExport, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await offer.click();
  await start.click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await cancel.click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  release();
  await page.unroute(anyExport);

  await page.route(anyExport, (route) => route.abort('connectionreset'));
  await start.click();
  await expect(dialog.getByRole('alert')).toContainText(history['txhistory.download-failed']);
  await expectAccessible(page, 'a failed download');
  await page.unroute(anyExport);
  const [download] = await Promise.all([page.waitForEvent('download'), start.click()]);
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
  await expect(new HistoryScreen(page).download).toHaveCount(0);
});
