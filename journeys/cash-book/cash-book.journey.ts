import { getCashBook } from '@riderbell/contract/calls/cash-book/get-cash-book.ts';
import { pathOf } from '@riderbell/contract/call.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/audit.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

const { navigation, history, errors } = englishTexts;
const texts = englishTexts['cash-book'];

/** The amount below a label. */
const sum = (page: Page, label: string): Locator =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

async function submit(page: Page, title: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: title, exact: true }).dblclick();
  return dialog;
}

test('a manager enters what a rider hands over, closes the day with a difference, and corrects a line later', async ({
  ownProduct,
  browser,
}) => {
  const { product, context } = await ownProduct();
  const merchant = await Merchant.signIn(product.url);
  const order = await merchant.request({ customer: newCustomer('Boon'), vendorId: 'd001' });
  const page = await context.newPage();
  const signIn = new SignInScreen(page);
  await signIn.open();
  await signIn.fill({ email: 'manager@riderbell.test', password: 'Manager-rider-1!' });
  await signIn.submit.click();
  await expect(page).toHaveURL(/\/request-a-rider\//);
  await expect.poll(async () => (await merchant.read(order)).status, { timeout: 90_000 }).toBe('DELIVERED');
  await page.goto('/cash-book/d001');
  await expect(sum(page, history['totals.collected'])).toHaveText('฿180.00');
  // Riders of the demo's past orders still hold cash too.
  const amountOf = async (label: string) => Number((await sum(page, label).innerText()).replaceAll(/[^\d.]/g, ''));
  const open = await amountOf(texts.open);
  expect(open).toBeGreaterThanOrEqual(180);
  await expect(page.getByRole('link', { name: order.order_id }).first()).toBeVisible();

  await page.getByRole('button', { name: texts['hand-over'], exact: true }).click();
  await page.getByRole('textbox', { name: texts.amount }).fill(String(open + 1));
  await expect((await submit(page, texts['hand-over'])).getByRole('alert')).toHaveText(errors['cash.more-than-open']);
  await page.getByRole('textbox', { name: texts.amount }).fill('180');
  await page.getByRole('textbox', { name: texts.note }).fill('Somchai');
  await expect(await submit(page, texts['hand-over'])).toHaveCount(0);
  await expect.poll(() => amountOf(texts.open)).toBe(open - 180);
  // The double click entered it once.
  await expect(sum(page, texts['handed-over'])).toHaveText('฿180.00');
  await expectAccessible(page, 'the cash book');

  await page.getByRole('button', { name: texts.close, exact: true }).click();
  await page.getByRole('textbox', { name: texts.counted }).fill('179.5');
  await expect(page.getByText('Difference: -฿0.50')).toBeVisible();
  const closing = await submit(page, texts.close);
  await expect(closing.getByRole('textbox', { name: texts.explanation })).toHaveAccessibleDescription(
    errors['cash.explanation-missing'],
  );
  await closing.getByRole('textbox', { name: texts.explanation }).fill('A coin fell under the counter');
  await expectAccessible(page, 'the dialog that closes the day');
  await submit(page, texts.close);
  await expect(closing).toHaveCount(0);
  await expect(page.getByText(/^Closed by manager@riderbell\.test, /)).toBeVisible();
  await expect(page.getByText('A coin fell under the counter')).toBeVisible();
  await expect(page.getByRole('button', { name: texts.close, exact: true })).toHaveCount(0);

  // The closed day stays as it is; the correction is a line of the next day.
  // The hand-over paid the oldest orders first, so it has a line for each.
  const handedOver = page.getByRole('row').filter({ hasText: 'Somchai' }).first();
  const [line = ''] = /(?<=฿)[\d.]+/.exec(await handedOver.innerText()) ?? [];
  await handedOver.getByRole('button', { name: texts.correct }).click();
  await page.getByRole('textbox', { name: texts['right-amount'] }).fill(String(Number(line) - 10));
  await page.getByRole('textbox', { name: texts.reason }).fill('Miscounted');
  await expect(await submit(page, texts.correct)).toHaveCount(0);
  await expect(sum(page, texts['handed-over'])).toHaveText('฿180.00');
  await expect.poll(() => amountOf(texts.open)).toBe(open - 170);

  // The owner reads all three in the activity.
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const owner = await elsewhere.newPage();
  await new SignInScreen(owner).enterDemo();
  await owner.goto('/activity/d001?what=cash');
  const closed = owner.getByRole('row').filter({ hasText: 'Cash book closed' });
  await expect(closed).toContainText('A coin fell under the counter');
  await expect(closed).toContainText('฿179.50');
  await expect(owner.getByRole('row').filter({ hasText: 'Cash book corrected' })).toContainText('Miscounted');
  await expect(owner.getByRole('row').filter({ hasText: 'Cash handed over' })).toContainText('Somchai');
  await elsewhere.close();
});

test('the cash book says when it cannot be loaded, and someone who only requests riders has none', async ({
  merchantPage: page,
  browser,
  product,
}) => {
  const call = `**${pathOf(getCashBook, { id: 'd002' })}*`;
  await page.route(call, (route) => route.abort());
  await page.goto('/cash-book/d002');
  await expect(page.getByRole('heading', { name: texts['failed.title'] })).toBeVisible();
  await page.unroute(call);
  await page.getByRole('button', { name: englishTexts.tracking['failed.retry'] }).click();
  await expect(page.getByRole('heading', { name: texts['empty.title'] })).toBeVisible();

  const context = await browser.newContext({ baseURL: product.url });
  const requester = await context.newPage();
  const screen = new SignInScreen(requester);
  await screen.open();
  await screen.fill({ email: 'requester@riderbell.test', password: 'Requester-rider-1!' });
  await screen.submit.click();
  await expect(requester).toHaveURL(/\/request-a-rider\//);
  await requester.goto('/cash-book');
  await expect(requester.getByRole('heading', { name: navigation['business.no-access.title'] })).toBeVisible();
  await context.close();
});
