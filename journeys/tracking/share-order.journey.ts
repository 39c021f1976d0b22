import type { Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { expectAccessible } from '../accessibility/audit.ts';
import { newCustomer, places } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { english as say } from '../words.ts';

/** Reads the QR code from a screenshot. */
async function readCode(code: Locator, page: Page): Promise<string> {
  const png = (await code.screenshot()).toString('base64');
  // A string, because the journeys have no browser types.
  const { width, height, data } = await page.evaluate<{ width: number; height: number; data: number[] }>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png}';
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    return { width, height, data: [...context.getImageData(0, 0, width, height).data] };
  })()`);
  return decodeQR({ width, height, data: Uint8ClampedArray.from(data) });
}

test('a merchant copies an order’s tracking link, prints its label and opens its receipt at the end', async ({
  merchantPage: page,
  merchant,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = newCustomer('Wilai');
  const address = `12/3, Sathorn Square, ${places.near.address}`;
  const order = await merchant.request({ customer, place: { ...places.near, address }, notes: '#absent' });
  const link = `${product.url}/tracking/${order.order_id}`;
  await new TrackingScreen(page).open('demo', `?order_id=${order.order_id}`);
  const detail = new OrderDetail(page, customer.name);

  await detail.copyLink.click();
  await expect(page.getByText(say('tracking', 'link.copied'))).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link);
  await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))`);
  await detail.copyLink.click();
  const byHand = detail.region.getByLabel(say('tracking', 'link.by-hand'));
  await expect(byHand).toBeFocused();
  await expect(byHand).toHaveValue(link);
  expect(await page.evaluate('document.getSelection().toString()')).toBe(link);

  await detail.printLabel.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('tracking', 'label.title') });
  await expect(dialog.getByText('12/3, Sathorn Square', { exact: true })).toBeVisible();
  await expectAccessible(page, 'label');
  await page.evaluate('window.print = () => { document.title = "printed" }');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  // Only the label is printed, not the page.
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(customer.name).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(order.order_id).filter({ visible: true })).toHaveCount(1);
  expect(await readCode(page.getByRole('img', { name: say('tracking', 'label.code') }), page)).toBe(link);
  for (const paper of [{ width: '100mm', height: '150mm' }, { format: 'A6' }, { format: 'A4' }]) {
    expect((await page.pdf(paper)).toString('latin1')).toMatch(/\/Count 1\b/);
  }
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(detail.printLabel).toBeFocused();

  await expect(detail.receipt).toHaveCount(0);
  await merchant.changeNotes(order, 'Somebody opens.');
  await expect(detail.headline('delivered')).toBeVisible({ timeout: 60_000 });
  await expect(detail.receipt).toHaveAttribute('href', `/delivery-receipt/${order.order_id}`);
  await expect(detail.printLabel).toHaveCount(0);
});
