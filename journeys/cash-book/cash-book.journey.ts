import { getCashBook } from '@riderbell/contract/calls/cash-book/get-cash-book.ts';
import { pathOf } from '@riderbell/contract/call.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/audit.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { english } from '../words.ts';

const { navigation, errors } = englishTexts;
const texts = englishTexts['cash-book'];

/** The amount below a label. */
const sum = (page: Page, label: string): Locator =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

/** The amount in a text, without the grouping. */
function amountIn(text: string): number {
  return Number((/(?<=฿)[\d.,]+/.exec(text)?.[0] ?? '').replaceAll(',', ''));
}

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
  await expect(page.getByRole('link', { name: order.order_id }).first()).toBeVisible();

  // Riders deliver the demo's own orders meanwhile, so only the lines of this hand-over are certain.
  await page.getByRole('button', { name: texts['hand-over'], exact: true }).click();
  await page.getByRole('textbox', { name: texts.amount }).fill('9999999');
  await expect((await submit(page, texts['hand-over'])).getByRole('alert')).toHaveText(errors['cash.more-than-open']);
  await page.getByRole('textbox', { name: texts.amount }).fill('180');
  await page.getByRole('textbox', { name: texts.note }).fill('Somchai');
  await expect(await submit(page, texts['hand-over'])).toHaveCount(0);
  // It pays the oldest orders first, with a line for each; the double click entered it once.
  const handedOver = page.getByRole('row').filter({ hasText: 'Somchai' });
  await expect(handedOver.first()).toBeVisible();
  const amounts = (await handedOver.allInnerTexts()).map(amountIn);
  expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(180);
  await expectAccessible(page, 'the cash book');
  await page.getByText(english('tracking', 'history.period.7-days'), { exact: true }).click();
  const days = page.getByRole('region', { name: texts['by-day'] }).getByRole('listitem');
  await expect(days.first()).toContainText(texts.expected);
  await expectAccessible(page, 'the cash book over days');
  await days.first().getByRole('button').click();
  await expect(page.getByLabel(texts.day, { exact: true }).last()).toBeVisible();
  await expect(handedOver.first()).toBeVisible();

  const toCount = amountIn(await sum(page, texts['to-count']).innerText());
  await page.getByRole('button', { name: texts.close, exact: true }).click();
  const counted = page.getByRole('textbox', { name: texts.counted });
  await counted.fill(String(toCount - 0.5));
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
  const closedSum = await sum(page, texts['handed-over']).innerText();
  const open = amountIn(await sum(page, texts.open).innerText());
  await handedOver.first().getByRole('button', { name: texts.correct }).click();
  await page.getByRole('textbox', { name: texts['right-amount'] }).fill('1');
  await page.getByRole('textbox', { name: texts.reason }).fill('Miscounted');
  await expect(await submit(page, texts.correct)).toHaveCount(0);
  await expect.poll(async () => amountIn(await sum(page, texts.open).innerText())).toBeGreaterThan(open);
  await expect(sum(page, texts['handed-over'])).toHaveText(closedSum);

  // The owner reads all three in the activity.
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const owner = await elsewhere.newPage();
  await new SignInScreen(owner).enterDemo();
  await owner.goto('/activity/d001?what=cash');
  const closed = owner.getByRole('row').filter({ hasText: 'Cash book closed' });
  await expect(closed).toContainText('A coin fell under the counter');
  await expect(closed).toContainText(texts.counted);
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
