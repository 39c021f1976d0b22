import type { Page } from '@playwright/test';
import { createParameterCalls } from '../../tools/countries/operator-calls.ts';
import { expect, test } from '../fixtures.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { english as say } from '../words.ts';

const token = 'operator-token-of-a-journey-0123456789';

/** The hour in Bangkok, which has no daylight saving time, this many hours from now: "09". */
function hourIn(hours: number): string {
  return String((new Date().getUTCHours() + 7 + hours + 48) % 24).padStart(2, '0');
}

/** Makes the device's clock wrong by this many hours. */
async function setClockWrong(page: Page, hours: number): Promise<void> {
  await page.addInitScript((wrong) => {
    const real = Date;
    const now = () => real.now() + wrong;
    globalThis.Date = new Proxy(real, {
      construct: (target, given: []) => (given.length === 0 ? new target(now()) : new target(...given)),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, hours * 3_600_000);
}

test('outside the service hours the screen says so and when they begin, whatever the device’s clock shows', async ({
  ownProduct,
}) => {
  const { product, context } = await ownProduct({ OPERATOR_TOKEN: token });
  const operator = createParameterCalls({ server: product.url, token });
  const page = await context.newPage();
  const request = new RequestScreen(page);
  await setClockWrong(page, 9);
  await new SignInScreen(page).enterDemo();

  // Closed now, but open by the device's clock.
  const [from, to] = [hourIn(8), hourIn(11)];
  await operator.set('serviceHours', `${from}00:${to}00`, 'journey');
  const hour = hourIn(0);
  await page.goto('/request-a-rider/demo');
  const said = page.getByText(
    new RegExp(`Service hours: ${from}:00 to ${to}:00. It's (?:${hour}|${hourIn(0)}):\\d\\d`),
  );
  // On the screen, and in a snackbar that disappears after a while.
  await expect(said).toHaveCount(2);
  await expect(page.getByRole('heading', { name: say('orders', 'closed.title') })).toBeVisible();
  await expect(page.getByText('Riders cannot be requested outside the service hours.')).toBeVisible();
  await expect(page.getByText(new RegExp(`opens again: .*${from}:00`))).toBeVisible();

  await test.step('a request is possible within the hours, although the device’s clock is past them', async () => {
    await operator.set('serviceHours', `${hourIn(-2)}00:${hourIn(3)}00`, 'journey');
    await page.getByRole('button', { name: say('orders', 'closed.again') }).click();
    await expect(request.address).toBeVisible();
    await request.chooseAddress('Siam');
    await page.reload();
    await expect(request.deliverable).toBeVisible();
  });

  await test.step('a request remains when the service closes in the meantime', async () => {
    await request.field('items.amount').fill('120');
    await operator.set('serviceHours', `${from}00:${to}00`, 'journey');
    await request.address.fill('Lat Phrao');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('heading', { name: say('orders', 'closed.title') })).toBeVisible();
    // Equal times mean that the service is always open.
    await operator.set('serviceHours', '0000:0000', 'journey');
    await page.getByRole('button', { name: say('orders', 'closed.again') }).click();
    await expect(request.deliverable).toBeVisible();
    await expect(request.field('items.amount')).toHaveValue('120');
  });
});
