import { pathOf } from '@riderbell/contract/call.ts';
import { createOutlet } from '@riderbell/contract/calls/outlets/create-outlet.ts';
import { updateOutlet } from '@riderbell/contract/calls/outlets/update-outlet.ts';
import { registrationPath } from '@riderbell/contract/links.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { CollectionPointDialog } from '../screens/collection-point-dialog.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { english as say } from '../words.ts';

async function openBranches(page: Page): Promise<CollectionPointDialog> {
  const dialog = new CollectionPointDialog(page);
  await dialog.openBranches();
  return dialog;
}

test('an owner adds a collection point, which the branch selector then offers', async ({ ownProduct }) => {
  const { context } = await ownProduct();
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const dialog = await openBranches(page);
  await dialog.add.click();
  await dialog.save.click();
  for (const [field, key] of [
    [dialog.label, 'validation.fill-label'],
    [dialog.address, 'validation.select-pickup-address'],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(say('outlets', key));
  }
  await expect(dialog.id).toBeFocused();
  await expect(page.getByText(say('outlets', 'validation.fill-outlet-id'))).toBeVisible();
  await expect(dialog.phone).toHaveAccessibleDescription(say('account-errors', 'validation.fill-phone'));

  await dialog.id.fill('d001');
  await dialog.label.fill('Baan Coffee Silom');
  await dialog.phone.fill('+66 81 234 5678');
  await dialog.chooseAddress('13.7286,100.5310');
  await dialog.unit.fill('B12');
  const add = page.getByRole('button', { name: say('outlets', 'owners.add'), exact: true });
  await dialog.owner.fill('Silom@Riderbell.test');
  await dialog.owner.press('Enter');
  await dialog.owner.fill('silom@riderbell.test');
  await add.click();
  await expect(dialog.owner).toHaveAccessibleDescription(new RegExp(say('outlets', 'owners.repeated')));
  // A Cyrillic letter that looks like the Latin one.
  await dialog.owner.fill('silоm@riderbell.test');
  await add.click();
  await expect(dialog.owner).toHaveAccessibleDescription(new RegExp(say('account-errors', 'validation.email-invalid')));
  await dialog.owner.fill('');

  // The id is taken, and nothing that was typed is lost.
  await dialog.save.click();
  await expect(page.getByText(say('outlets', 'outlet.id-taken'))).toBeVisible();
  await expect(dialog.unit).toHaveValue('B12');
  await dialog.id.fill('Silom-2');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(pathOf(createOutlet))) sent.push(request.url());
  });
  await dialog.save.dblclick();
  await expect(page.getByText(say('outlets', 'added'))).toBeVisible();
  await expect(dialog.id).toHaveCount(0);
  await expect(dialog.branch('Baan Coffee Silom silom-2')).toBeVisible();
  expect(sent).toHaveLength(1);

  await page.locator('label').filter({ hasText: 'Baan Coffee Silom' }).click();
  await expect(page).toHaveURL(/\/silom-2$/);
});

test('an owner moves the marker of a collection point with the keys, and its id is locked', async ({ ownProduct }) => {
  const { context } = await ownProduct();
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const dialog = await openBranches(page);
  // Its id begins with "a-", so it is never changed.
  await expect(dialog.branch('Baan Coffee Sala Daeng')).toBeVisible();
  await expect(dialog.edit('Baan Coffee Sala Daeng')).toHaveCount(0);
  await dialog.edit('Baan Coffee Ari').click();
  await expect(dialog.id).toBeDisabled();
  await expect(dialog.id).toHaveValue('d002');
  const bodies: { latitude: number; longitude: number; street: string }[] = [];
  let refusals = 1;
  await page.route(`**${pathOf(updateOutlet, { id: 'd002' })}`, async (route) => {
    bodies.push(route.request().postDataJSON() as (typeof bodies)[number]);
    refusals -= 1;
    if (refusals >= 0) await route.abort();
    else await route.continue();
  });
  const before = await dialog.address.inputValue();
  await dialog.marker.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(dialog.address).not.toHaveValue(before);
  await expect(dialog.address).not.toHaveValue('');
  await dialog.label.fill('Baan Coffee Ari Station');
  await dialog.save.click();
  await expect(page.getByText(say('outlets', 'saved'))).toBeVisible();
  await expect(dialog.branch('Baan Coffee Ari Station')).toBeVisible();
  const last = bodies.at(-1);
  expect(last?.latitude).toBeGreaterThan(13.783);
  expect(last?.longitude).toBeCloseTo(100.5432, 5);
});

test('an owner closes an outlet for a day, and sees overlapping hours at their fields', async ({ ownProduct }) => {
  const { context } = await ownProduct();
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const dialog = await openBranches(page);
  const open = async () => {
    await dialog.edit('Baan Coffee Ari').click();
    await dialog.tab('hours').click();
  };
  await open();
  await page.getByText(say('outlets', 'hours.always')).click();
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByRole('button', { name: say('outlets', 'hours.add') }).click();
  const from = monday.getByLabel(say('outlets', 'from'), { exact: true }).nth(1);
  const to = monday.getByLabel(say('outlets', 'to'), { exact: true }).nth(1);
  await dialog.save.click();
  await expect(monday.getByText(say('outlets', 'hours.fill-time'))).toBeVisible();
  await expect(from).toBeFocused();
  await from.fill('17:00');
  await to.fill('20:00');
  await expect(monday.getByText(say('outlets', 'opening-hours.overlap'))).toBeVisible();
  await from.fill('18:30');
  await expect(monday.getByText(say('outlets', 'opening-hours.overlap'))).toHaveCount(0);

  await page.getByRole('button', { name: say('outlets', 'exceptions.add') }).click();
  const newDay = page.getByRole('group', { name: say('outlets', 'date'), exact: true });
  await newDay.getByLabel(say('outlets', 'date'), { exact: true }).fill('2099-12-31');
  const exception = page.getByRole('group', { name: '2099-12-31' });
  await exception.getByLabel(say('outlets', 'exceptions.note')).fill('New Year’s Eve');
  await exception.getByRole('button', { name: say('outlets', 'hours.remove') }).click();
  await expect(exception.getByText(say('outlets', 'hours.closed'))).toBeVisible();
  await dialog.save.click();
  await expect(page.getByText(say('outlets', 'hours.saved'))).toBeVisible();
  await expect(dialog.tab('hours')).toHaveCount(0);

  await open();
  await expect(from).toHaveValue('18:30');
  await expect(exception.getByLabel(say('outlets', 'date'), { exact: true })).toHaveValue('2099-12-31');
  await expect(exception.getByText(say('outlets', 'hours.closed'))).toBeVisible();

  // Saving one tab leads to the other, whose input is not saved yet; Escape asks before it is lost.
  await dialog.tab('details').click();
  await dialog.label.fill('Baan Coffee Ari Park');
  await dialog.tab('hours').click();
  await from.fill('19:00');
  await dialog.save.click();
  await expect(dialog.tab('details')).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.label).toHaveValue('Baan Coffee Ari Park');
  // The browser closes the dialog without asking at the second Escape in a row.
  const question = page.getByRole('dialog', { name: say('outlets', 'unsaved.title') });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: say('outlets', 'unsaved.stay') }).click();
  await expect(dialog.label).toHaveValue('Baan Coffee Ari Park');
  await dialog.label.press('Escape');
  await page.getByRole('button', { name: say('outlets', 'unsaved.discard') }).click();
  await expect(dialog.label).toHaveCount(0);
  await expect(dialog.branch('Baan Coffee Ari Park')).toHaveCount(0);
});

test('an owner sets the opening hours of the main branch', async ({ ownProduct }) => {
  const { context } = await ownProduct();
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const dialog = await openBranches(page);
  const always = page.getByText(say('outlets', 'hours.always'));
  await dialog.edit('Baan Coffee').click();
  await always.click();
  await expect(dialog.id).toHaveCount(0);
  await dialog.save.click();
  await expect(page.getByText(say('outlets', 'hours.saved'))).toBeVisible();
  await expect(always).toHaveCount(0);
  await dialog.edit('Baan Coffee').click();
  const monday = page.getByRole('group', { name: 'Monday' });
  await expect(monday.getByLabel(say('outlets', 'to'), { exact: true })).toHaveValue('18:00');
});

test('a requester can neither add nor edit a collection point', async ({ page }) => {
  const screen = new SignInScreen(page);
  await screen.open();
  await screen.fill({ email: 'requester@riderbell.test', password: 'Requester-rider-1!' });
  await screen.submit.click();
  await expect(page).toHaveURL(/\/request-a-rider\/d001$/);
  const dialog = await openBranches(page);
  await expect(dialog.branch('Baan Coffee Asok')).toBeVisible();
  await expect(dialog.add).toHaveCount(0);
  await expect(dialog.edit('Baan Coffee Asok')).toHaveCount(0);
});

test('the link of a mailed invitation fills in the outlet on the registration', async ({ page }) => {
  await page.goto(registrationPath('silom-2'));
  await expect(page.getByLabel(say('accounts', 'outlet-id'), { exact: true })).toHaveValue('silom-2');
});
