import { pathOf } from '@riderbell/contract/call.ts';
import { saveOriginAddress } from '@riderbell/contract/calls/outlets/save-origin-address.ts';
import { autocompletePlaces } from '@riderbell/contract/calls/places/autocomplete-places.ts';
import { reversePlace } from '@riderbell/contract/calls/places/reverse-place.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { english as say } from '../words.ts';

test('an outlet without coordinates is asked for its address once, and can then request a rider', async ({
  ownProduct,
}) => {
  const { context } = await ownProduct();
  const page = await context.newPage();
  // A new merchant, whose welcome tour waits for the form.
  await page.addInitScript("localStorage.removeItem('riderbell.welcome-tour')");
  const welcome = page.getByRole('dialog');
  await new SignInScreen(page).enterDemo();
  await expect(welcome).toBeVisible();
  const navigation = new Navigation(page);
  await navigation.branchButton.click();
  await navigation.chooseBranch('Baan Coffee Thong Lo');

  await expect(page.getByRole('heading', { name: 'Where should the rider collect?' })).toBeVisible();
  const address = page.getByRole('combobox', { name: 'Address of the collection point' });
  const save = page.getByRole('button', { name: 'Save address' });
  await address.fill('Thong Lo');
  // With the keyboard, as the list of places may cover the button.
  await save.press('Enter');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('No coordinates for that address');
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Unit number' }).fill('12');
  await page.getByRole('textbox', { name: 'Notes for riders' }).fill('Ring at the glass door.');
  const chosen = await address.inputValue();
  await address.fill('Somewhere else');
  await save.click();
  await expect(address).toHaveAccessibleDescription('No coordinates for that address');
  await address.blur();
  await page.getByRole('button', { name: `Keep ${chosen}` }).click();
  await expect(welcome).toHaveCount(0);
  await save.click();
  await expect(page.getByText('Address saved')).toBeVisible();

  await welcome.getByRole('button', { name: 'Skip' }).click();
  await expect(welcome).toHaveCount(0);
  const request = new RequestScreen(page);
  await request.fill({ address: 'Siam', customer: newCustomer('Prapai'), amount: '130' });
  await request.send();

  await request.open('d003');
});

test('a collection point is set by its pin alone, with a typed address where the geocoder has none', async ({
  ownProduct,
}) => {
  const { context } = await ownProduct();
  const page = await context.newPage();
  await page.route(`**${pathOf(reversePlace)}*`, (route) => route.fulfill({ status: 502, body: 'unknown' }));
  await page.route(`**${pathOf(autocompletePlaces)}*`, (route) => route.fulfill({ status: 502, body: 'unknown' }));
  await new SignInScreen(page).enterDemo();
  await page.goto('/request-a-rider/d003');
  const map = page.getByRole('region', { name: say('orders', 'origin.map') });
  await map.getByRole('button', { name: say('places', 'map.place-pin') }).click();
  const address = page.getByRole('combobox', { name: say('orders', 'origin.search') });
  await expect(address).toHaveAccessibleDescription('We could not find the address of that point. Please type it in.');
  await map.getByRole('button', { name: say('places', 'map.move-pin'), exact: true }).click();
  await map.getByRole('button', { name: say('places', 'map.move-north') }).click();

  // Three bytes per character.
  await address.fill('ก'.repeat(86));
  await address.blur();
  await expect(address).toHaveAccessibleDescription('Address is too long');
  await address.fill('Soi Thong Lo 25');
  await page.getByRole('button', { name: say('orders', 'origin.save') }).click();
  await expect(page.getByText('Address saved')).toBeVisible();
  await expect(new RequestScreen(page).address).toBeVisible();
  await page.getByRole('button', { name: say('orders', 'origin.change.label') }).click();
  await expect(address).toHaveValue('Soi Thong Lo 25');
});

test('a collection point is changed from the request form, and errors are reported', async ({ ownProduct }) => {
  const { context } = await ownProduct();
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const request = new RequestScreen(page);
  await request.open('d001');
  await request.chooseAddress('Siam');
  await request.field('items.amount').fill('140');
  const change = page.getByRole('button', { name: say('orders', 'origin.change.label') });
  const notes = page.getByRole('textbox', { name: say('orders', 'origin.notes') });
  const save = page.getByRole('button', { name: say('orders', 'origin.save') });
  const call = `**${pathOf(saveOriginAddress, { id: 'd001' })}`;

  await test.step('opening the form changes nothing', async () => {
    await change.click();
    await expect(page.getByRole('heading', { name: say('orders', 'origin.details.title') })).toBeVisible();
    await expect(page.getByRole('combobox', { name: say('orders', 'origin.search') })).not.toHaveValue('');
    await page.getByRole('button', { name: say('orders', 'origin.keep') }).click();
    await expect(request.deliverable).toBeVisible();
    await expect(request.field('items.amount')).toHaveValue('140');
  });

  await test.step('the limit of the notes counts bytes, not characters', async () => {
    await change.click();
    // Three bytes per character: less than a thousand characters, more than a thousand bytes.
    await notes.fill('ก'.repeat(334));
    await expect(page.getByText('Notes are too long')).toBeVisible();
    await save.click();
    // The error appears only at its field.
    await expect(notes).toBeFocused();
    await expect(page.getByText('Notes are too long')).toHaveCount(1);
    await notes.fill('ก'.repeat(333));
    await expect(notes).toHaveAccessibleDescription(/Every rider sees this/);
  });

  await test.step('a server error is reported, and the input remains', async () => {
    await page.route(call, (route) => route.fulfill({ status: 500, body: 'oops' }));
    await save.click();
    await expect(
      page.getByText('Unable to save address. We were unable to update the address.', { exact: true }),
    ).toBeVisible();
    await expect(notes).toHaveValue('ก'.repeat(333));
    await page.unroute(call);
  });

  await test.step('the request is priced from the new collection point', async () => {
    await notes.fill('The side door');
    await page.getByRole('combobox', { name: say('orders', 'origin.search') }).fill('Thong Lo');
    await page.getByRole('option').first().click();
    await expect(notes).toHaveValue('The side door');
    await save.click();
    await expect(page.getByText('Address saved')).toBeVisible();
    await expect(request.deliverable).toBeVisible();
    await expect(request.field('items.amount')).toHaveValue('140');
    await change.click();
    await expect(notes).toHaveValue('The side door');
  });

  await test.step('an outlet that must not be edited offers no change', async () => {
    await request.open('a-001');
    await expect(change).toHaveCount(0);
  });
});
