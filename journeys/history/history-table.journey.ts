import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../accessibility/audit.ts';
import { HistoryScreen } from '../screens/history-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { english, wordsOf } from '../words.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const firstRow = '[role=row][aria-rowindex="2"]';
const thirdRow = '[role=row][aria-rowindex="4"]';

test('the table keeps the chosen columns, follows the arrow keys and shows an order beside it', async ({
  merchantPage: page,
}) => {
  const history = new HistoryScreen(page);
  await history.open();
  const promise = history.table.getByRole('columnheader', { name: english('history', 'column.promise') });
  await expect(promise).toBeVisible();
  await history.columns.click();
  await page.getByRole('checkbox', { name: english('history', 'column.promise') }).uncheck();
  await expect(promise).toHaveCount(0);
  await page.reload();
  await expect(history.table.locator(firstRow)).toBeVisible();
  await expect(promise).toHaveCount(0);

  await history.table.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(history.table.locator(thirdRow)).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/order_id=/);
  await expect(history.table.locator(thirdRow)).toHaveAttribute('aria-selected', 'true');
  await expect(history.table).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('the totals count as many orders as the table has in the end', async ({ merchantPage: page }) => {
  const history = new HistoryScreen(page);
  await history.open();
  await expect(history.table.locator(firstRow)).toBeVisible();
  const orders = await history.offered();
  // The last page removes the button.
  await expect(async () => {
    if ((await history.table.getAttribute('aria-rowcount')) === '-1') await history.more.click({ timeout: 1000 });
    expect(await history.table.getAttribute('aria-rowcount')).toBe(String(orders + 1));
  }).toPass({ timeout: 60_000 });
  await expect(history.totals).toContainText(String(orders));
});

for (const language of ['en', 'ar'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test('the table and the dialog of the download are accessible', async ({ page }) => {
      test.slow();
      const say = wordsOf(language);
      await new SignInScreen(page, say).enterDemo();
      const history = new HistoryScreen(page, language);
      await history.open();
      await expect(history.table.locator(firstRow)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expectAccessible(page, 'the table');
      await history.download.click();
      await expect(history.start).toBeVisible();
      await expectAccessible(page, 'the dialog of the download');
    });
  });
}
