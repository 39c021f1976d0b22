import { englishTexts } from '@riderbell/messages/texts.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { test } from '../fixtures.ts';
import { demo } from '../merchant.ts';
import { CounterScreen } from '../screens/counter-screen.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { separatePage, signedInPage } from '../separate-browser.ts';

const { devices, navigation } = englishTexts;
const pins = { Maria: '4071', Ben: '926350' } as const;
type Person = keyof typeof pins;

/** An owner at the page of the counter devices, where both people were added. */
async function ownerWithPeople(browser: Browser, url: string): Promise<Page> {
  const owner = await signedInPage(browser, url, demo);
  await owner.goto('/devices/d001');
  const form = owner.getByRole('form', { name: devices['person.add'] });
  for (const [name, pin] of Object.entries(pins)) {
    await form.getByLabel(devices['person.name']).fill(name);
    await form.getByLabel(devices['person.pin'], { exact: true }).fill(pin);
    await form.getByRole('button').click();
    await expect(owner.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  return owner;
}

/** Adds a device and connects another browser as that device. */
async function connectedTablet(browser: Browser, url: string, owner: Page): Promise<Page> {
  await owner.getByLabel(devices.name).fill('Front counter');
  await owner.getByRole('button', { name: devices.add }).click();
  const code = await owner.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/).textContent();
  const tablet = await separatePage(browser, url);
  await tablet.goto('/device');
  await tablet.getByLabel(devices.code).fill('ABCD EFGH');
  await tablet.getByRole('button', { name: devices.connect }).click();
  await expect(tablet.getByText(devices['device.code-invalid'])).toBeVisible();
  await tablet.getByLabel(devices.code).fill((code ?? '').toLowerCase());
  await tablet.getByRole('button', { name: devices.connect }).click();
  await expect(tablet.getByRole('heading', { name: devices.who })).toBeVisible();
  // The owner's page notices it, and the code is gone.
  await expect(owner.getByText(devices.unused)).toBeVisible();
  await expect(owner.getByText(code ?? '')).toHaveCount(0);
  return tablet;
}

async function unlock(tablet: Page, name: Person): Promise<void> {
  await tablet.getByRole('button', { name, exact: true }).click();
  await tablet.getByLabel(`PIN of ${name}`).fill(pins[name]);
  await tablet.keyboard.press('Enter');
  // A device opens where it was locked.
  await expect(tablet).toHaveURL(/\/d001(?:\?|$)/);
}

const lock = (tablet: Page) => tablet.getByRole('button', { name: navigation.lock, exact: true }).click();

test('two people share a device at the counter, and each order shows who requested it', async ({
  browser,
  ownProduct,
}) => {
  const { product } = await ownProduct();
  const owner = await ownerWithPeople(browser, product.url);
  const tablet = await connectedTablet(browser, product.url, owner);

  await unlock(tablet, 'Maria');
  const request = new RequestScreen(tablet);
  await request.fill({ address: 'Siam', customer: newCustomer('Malee'), amount: '120' });
  const orderId = await request.send();
  await expect(tablet.getByText('Requested by Maria')).toBeVisible();
  // The counter sees nothing of the business, and no other branch.
  await expect(tablet.getByRole('link', { name: navigation.business })).toHaveCount(0);
  await tablet.goto('/cash-book/d001');
  await expect(tablet.getByText(navigation['business.no-access.title'])).toBeVisible();
  await tablet.goto('/order-tracking/d002');
  await expect(tablet).toHaveURL(/\/order-tracking\/d001/);

  await lock(tablet);
  await expect(tablet.getByRole('heading', { name: devices.who })).toBeVisible();
  // Neither Back nor an address opens a locked device.
  await tablet.goto('/history/d001');
  await expect(tablet.getByRole('heading', { name: devices.who })).toBeVisible();
  await tablet.getByRole('button', { name: 'Ben', exact: true }).click();
  await tablet.getByLabel('PIN of Ben').fill(pins.Maria);
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByText(devices['device.pin-wrong'])).toBeVisible();
  await tablet.getByLabel('PIN of Ben').fill(pins.Ben);
  await tablet.getByRole('button', { name: devices.unlock }).click();
  await expect(tablet).toHaveURL(/\/history\/d001$/);
  await tablet.goto(`/order-tracking/d001?order_id=${orderId}`);
  await expect(tablet.getByText('Requested by Maria')).toBeVisible();

  await owner.goto('/activity/d001');
  await expect(owner.getByText('Maria · Front counter').filter({ visible: true }).first()).toBeVisible();

  // A person who is removed loses the device at once; the other one keeps it until the device is removed.
  await owner.goto('/devices/d001');
  await owner.getByRole('button', { name: 'Remove Ben' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: devices.remove, exact: true }).click();
  await expect(tablet.getByRole('heading', { name: devices.who })).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'Ben', exact: true })).toHaveCount(0);
  await unlock(tablet, 'Maria');
  await owner.getByRole('button', { name: 'Remove Front counter' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: devices.remove, exact: true }).click();
  await expect(tablet.getByRole('heading', { name: devices['connect.title'] })).toBeVisible();
  await expect(tablet.getByText(devices['device.disconnected'])).toBeVisible();
  for (const page of [owner, tablet]) await page.context().close();
});

test('a device that is not touched locks itself, and what a person typed waits for that person', async ({
  browser,
  ownProduct,
}) => {
  const { product } = await ownProduct();
  const owner = await ownerWithPeople(browser, product.url);
  const tablet = await connectedTablet(browser, product.url, owner);
  await tablet.clock.install();
  await tablet.reload();
  await unlock(tablet, 'Ben');
  const request = new RequestScreen(tablet);
  await request.chooseAddress('Siam');
  await request.field('customer.name').fill('Somchai Jaidee');
  await tablet.clock.runFor('03:00');
  await tablet.keyboard.press('Tab');
  await tablet.clock.runFor('04:00');
  await expect(request.field('customer.name')).toBeVisible();
  await tablet.clock.runFor('02:00');
  await expect(tablet.getByRole('heading', { name: devices.who })).toBeVisible();

  await unlock(tablet, 'Maria');
  await expect(request.address).toBeVisible();
  await expect(tablet.getByText('Somchai Jaidee')).toHaveCount(0);
  await lock(tablet);
  await unlock(tablet, 'Ben');
  await expect(request.field('customer.name')).toHaveValue('Somchai Jaidee');

  // The counter view stays, because people only look at it; the device locks when it is left.
  const counter = new CounterScreen(tablet);
  await counter.open('d001');
  await expect(counter.heading).toBeVisible();
  await tablet.clock.runFor('30:00');
  await expect(counter.heading).toBeVisible();
  await counter.closeButton.click();
  await expect(tablet.getByRole('heading', { name: devices.who })).toBeVisible();
  for (const page of [owner, tablet]) await page.context().close();
});
