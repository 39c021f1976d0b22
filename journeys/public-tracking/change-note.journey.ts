import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import { demoScene } from '@riderbell/worlds/demo-scene.ts';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Merchant } from '../merchant.ts';
import { noRiders } from '../product.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { ParcelPage } from '../screens/parcel-page.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { english } from '../words.ts';

interface Payment {
  readonly due: number;
  /** The bank note that is offered, as shown. */
  readonly note: string;
  readonly change: string;
  /** No bank notes can make it. */
  readonly impossible: string;
}

/** Currencies with two, three and no decimals. */
const payments: readonly (readonly [CountryCode, Payment])[] = [
  ['TH', { due: 180, note: '฿500.00', change: '฿320.00', impossible: '181.37' }],
  ['KW', { due: 3.75, note: 'KWD 5.000', change: 'KWD 1.250', impossible: '4.001' }],
  ['JP', { due: 1280, note: '¥2,000', change: '¥720', impossible: '99999999' }],
];

for (const [country, { due, note, change, impossible }] of payments) {
  test(`a recipient in ${country} says which note they pay with, and the shop sees the change to bring`, async ({
    ownProduct,
  }) => {
    const { product, context } = await ownProduct({ ...noRiders, COUNTRY: country, LANGUAGES: 'en' });
    const merchant = await Merchant.signIn(product.url);
    const [someone] = demoScene(country).customers;
    if (someone === undefined) throw new Error('the demo has no customer');
    const { name } = newCustomer('Malee');
    const order = await merchant.request({
      customer: { name, phone: `${someone.phone}301` },
      vendorId: 'd001',
      place: { address: someone.text, latitude: someone.latitude, longitude: someone.longitude },
      amount: due,
    });

    const page = await context.newPage();
    await new ParcelPage(page).open('tracking', order.order_id);
    const said = page.getByText(english('change-note', 'said', { amount: note, change }));
    await page.getByRole('button', { name: note, exact: true }).click();
    await expect(said).toBeVisible();

    await page.getByRole('button', { name: english('change-note', 'other'), exact: true }).click();
    await page.getByRole('textbox', { name: english('change-note', 'other.label') }).fill(impossible);
    await page.getByRole('button', { name: english('change-note', 'save'), exact: true }).click();
    await expect(page.getByText(english('change-note', 'impossible'))).toBeVisible();
    await expect(said).toBeVisible();

    const shop = await context.newPage();
    await new SignInScreen(shop).enterDemo();
    await shop.goto(`/order-tracking/d001?order_id=${order.order_id}`);
    const toBring = english('tracking', 'change-note', { amount: note, change });
    const detail = new OrderDetail(shop, name);
    await expect(detail.region.getByText(toBring)).toBeVisible();

    // Another press takes it back, and the shop sees it at once.
    await page.getByRole('button', { name: note, exact: true }).click();
    await expect(said).toHaveCount(0);
    await expect(detail.region.getByText(toBring)).toHaveCount(0);
  });
}
