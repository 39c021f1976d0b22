import type { Page } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { PasteDialog } from '../screens/paste-dialog.ts';
import { RequestScreen } from '../screens/request-screen.ts';

test('a merchant pastes a message and requests the rider by keyboard alone', async ({ merchantPage: page }) => {
  const customer = newCustomer('Somchai');
  const request = new RequestScreen(page);
  const paste = new PasteDialog(page);
  await expect(request.address).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(paste.open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paste.text).toBeFocused();
  await page.keyboard.insertText(
    `Name: ${customer.name}\nTel: ${customer.phone}\nAddress: Siam\nOrder: 2 x latte\nTotal: 350 baht\nAlready paid\nNote: leave it at the lobby`,
  );
  await expect(paste.part('Customer name')).toBeChecked();
  await expect(paste.part('Item value')).toBeChecked();
  await tabTo(page, paste.part('Items'));
  await page.keyboard.press('Space');
  await expect(paste.part('Items')).not.toBeChecked();
  await tabTo(page, paste.fillIn);
  await page.keyboard.press('Enter');

  await expect(paste.dialog).toBeHidden();
  await expect(request.address).toBeFocused();
  await expect(request.address).toHaveValue('Siam');
  await expect(request.field('customer.name')).toHaveValue(customer.name);
  await expect(request.field('customer.phone')).toHaveValue(customer.phone);
  await expect(request.field('items.amount')).toHaveValue('350');
  await expect(request.field('items.description')).toHaveValue('');
  await expect(request.field('destination.notes')).toHaveValue('leave it at the lobby');
  await expect(page.getByRole('radio', { name: 'Paid online' })).toBeChecked();
  // A pasted address is searched for, but no result is chosen automatically.
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(request.deliverable).toBeVisible();
  await tabTo(page, request.submit);
  await page.keyboard.press('Enter');
  await request.sent();
  await expect(new OrderDetail(page, customer.name).region).toBeVisible();
});

test('a map link in a message sets the pin, and its address is looked up', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  const paste = new PasteDialog(page);
  await paste.read('Khun Nok 081 234 5678\nhttps://maps.google.com/?q=13.7466,100.5393');
  await expect(paste.part('Point on the map')).toBeChecked();
  await paste.fillIn.click();
  await expect(request.deliverable).toBeVisible();
  await expect(request.address).toHaveValue(/Bangkok/);
  await expect(request.field('customer.name')).toHaveValue('Khun Nok');
  await expect(request.field('items.amount')).toBeFocused();
});

test('existing input is replaced only when the merchant selects it', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  const paste = new PasteDialog(page);
  await request.field('customer.name').fill('Somsri');
  await request.field('items.amount').fill('99');
  await paste.read('Name: Malee\nTotal: 350 baht');
  await expect(paste.part('Customer name')).not.toBeChecked();
  await expect(paste.dialog.getByText('Replaces: Somsri')).toBeVisible();
  await expect(paste.fillIn).toBeDisabled();
  await paste.part('Item value').check();
  await paste.fillIn.click();
  await expect(request.field('items.amount')).toHaveValue('350');
  await expect(request.field('customer.name')).toHaveValue('Somsri');
});

test('a message without usable content says so, and Escape closes the dialog', async ({ merchantPage: page }) => {
  const paste = new PasteDialog(page);
  await paste.read('Hello, how are you today?');
  await expect(paste.dialog.getByRole('status')).toHaveText(
    'We found nothing in this text that we are sure of. Please fill in the request yourself.',
  );
  await expect(paste.fillIn).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(paste.dialog).toBeHidden();
  await expect(paste.open).toBeFocused();
  // The text was discarded with the dialog.
  await paste.open.click();
  await expect(paste.text).toHaveValue('');
});

test('pasting a message into the address search opens the dialog; pasting an address does not', async ({
  merchantPage: page,
}) => {
  const request = new RequestScreen(page);
  const paste = new PasteDialog(page);
  await pasteInto(page, 'Siam Square');
  await expect(request.address).toHaveValue('Siam Square');
  await expect(paste.dialog).toBeHidden();

  await request.address.fill('');
  await pasteInto(page, 'Malee Srisuk\r\n081-234-5678\r\n45 Ari Soi 4, Bangkok 10400');
  await expect(paste.part('Customer phone number')).toBeChecked();
  await expect(paste.fillIn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(request.field('customer.phone')).toHaveValue('0812345678');
  await expect(request.field('customer.name')).toHaveValue('Malee Srisuk');
  await expect(request.address).toHaveValue('45 Ari Soi 4, Bangkok 10400');
  const storage = await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
  expect(storage).not.toContain('081-234-5678');
});

/** Pastes as the keyboard does, from a clipboard that only this page sees. */
async function pasteInto(page: Page, text: string): Promise<void> {
  await new RequestScreen(page).address.focus();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (document.activeElement.dispatchEvent(event)) document.execCommand('insertText', false, ${JSON.stringify(text)});
  }`);
}
