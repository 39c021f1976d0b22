import { expectAccessible } from '../accessibility/audit.ts';
import { newCustomer } from '../customers.ts';
import { expect } from '../fixtures.ts';
import { test } from '../guests.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SenderScreen } from '../screens/sender-screen.ts';
import { waitForHydration } from '../served-page.ts';
import { english as say, guestWords } from '../words.ts';

test('a person sends a parcel from the landing page, and the recipient follows it to the door without a session', async ({
  page,
  browser,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: say('landing', 'entry.send.action'), exact: true }).click();
  await expect(page).toHaveURL(/\/request-a-rider\/guest$/);
  await new SenderScreen(page).fillAndSubmit(newCustomer('Niran'), 'niran@riderbell.test');

  const request = new RequestScreen(page, guestWords(say));
  const recipient = newCustomer('Malee');
  await request.fill({ address: 'Siam', customer: recipient, amount: '240' });
  const prohibited = page.getByRole('button', { name: say('guests', 'items.prohibited') });
  await prohibited.click();
  const list = page.getByRole('dialog', { name: say('prohibited', 'title') });
  await expect(list.getByText('Parcels over 5 kg')).toBeVisible();
  await expectAccessible(page, 'what must not be sent, over a guest’s request');
  await page.keyboard.press('Escape');
  await expect(prohibited).toBeFocused();
  await expect(request.field('customer.name')).toHaveValue(recipient.name);
  await request.field('items.description').fill('A cake');
  const orderId = await request.send();

  // The link is on its own card, or among the other actions if the rider has already arrived.
  await new OrderDetail(page, recipient.name).copyLink.click();
  await expect(page.getByText(say('tracking', 'link.copied'))).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toBe(`${product.url}/tracking-c2c/${orderId}`);

  const elsewhere = await browser.newContext({ baseURL: product.url });
  const recipientPage = await elsewhere.newPage();
  await recipientPage.goto('/');
  await waitForHydration(recipientPage);
  await recipientPage.getByLabel(say('landing', 'entry.track.label')).fill(`Your cake is coming: ${copied}`);
  await recipientPage.getByRole('button', { name: say('landing', 'entry.track.action'), exact: true }).click();
  await expect(recipientPage).toHaveURL(copied);
  await expect(recipientPage.getByRole('heading', { name: say('public-tracking', 'headline.delivered') })).toBeVisible({
    timeout: 60_000,
  });
  const storageKeys = await recipientPage.evaluate<string[]>('Object.keys(localStorage)');
  expect(storageKeys.filter((key) => /guest|auth|token/.test(key))).toEqual([]);
  await elsewhere.close();
});
