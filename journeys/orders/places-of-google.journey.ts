import type { IncomingMessage, ServerResponse } from 'node:http';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { type OutsideServer, startOutsideServer } from '../outside-server.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

let google: OutsideServer;
test.beforeAll(async () => {
  google = await startOutsideServer();
});
test.afterAll(() => google.stop());

const key = 'AIzaKeyOfTheJourney0123456789';
const arcade = { formattedAddress: 'Arcade 21, Sukhumvit Rd, Khlong Toei Nuea, Bangkok 10110, Thailand' };

/** Google's answers about one place, in its three calls; its suggestions have no coordinates. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', google.url);
  const placeId = 'ChIJ-OfTheArcade';
  const body: Readonly<Record<string, unknown>> = {
    '/v1/places:autocomplete': {
      suggestions: [{ placePrediction: { placeId, text: { text: 'Arcade 21, Sukhumvit Rd, Bangkok' } } }],
    },
    [`/v1/places/${placeId}`]: { id: placeId, ...arcade, location: { latitude: 13.7466, longitude: 100.5393 } },
    '/maps/api/geocode/json': {
      status: 'OK',
      results: [{ formatted_address: 'Beside the arcade, Bangkok', address_components: [], types: ['premise'] }],
    },
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body[pathname] ?? {}));
}

test('with google_autocomplete on, addresses are searched and looked up at Google', async ({ ownProduct }) => {
  google.behaviour = answer;
  const { product, context } = await ownProduct(
    { GOOGLE_MAPS_KEY: key, GOOGLE_PLACES_URL: google.url, GOOGLE_GEOCODING_URL: google.url },
    { google_autocomplete: true },
  );
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const request = new RequestScreen(page);

  await test.step('a failed search is reported and can be repeated', async () => {
    google.behaviour = (_, response) => void response.writeHead(503).end('<html>upstream</html>');
    await request.address.fill('arcade');
    const problem = page.getByRole('alert').filter({ hasText: 'We could not search for addresses.' });
    await expect(problem).toBeVisible();
    google.behaviour = answer;
    await problem.getByRole('button').click();
    await expect(page.getByRole('option', { name: 'Arcade 21' })).toBeVisible();
  });

  await test.step('the chosen place has coordinates and a fee', async () => {
    await page.getByRole('option', { name: 'Arcade 21' }).click();
    await expect(request.address).toHaveValue(arcade.formattedAddress);
    await expect(request.deliverable).toBeVisible();
  });

  await test.step('a moved pin is looked up at Google too', async () => {
    await request.pin.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(request.address).toHaveValue('Beside the arcade, Bangkok');
    await expect(request.deliverable).toBeVisible();
  });

  const customer = newCustomer('Nattapong');
  await request.fillDetails({ customer, amount: '120' });
  await request.send();
  await expect(new OrderDetail(page, customer.name).region.getByText('Beside the arcade').first()).toBeVisible();
  expect(product.output()).not.toContain(key);
});
