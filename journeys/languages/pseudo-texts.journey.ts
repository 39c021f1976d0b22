import { pseudoText } from '@riderbell/messages/pseudo-texts.ts';
import { demoRiders } from '@riderbell/worlds/demo-riders.ts';
import type { Page } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { wordsOf } from '../words.ts';
import { untranslatedWords } from './untranslated-words.ts';

const long = wordsOf('en', (text) => pseudoText(text, 'long'));
const mirrored = wordsOf('en', (text) => pseudoText(text, 'mirrored'));

const customer = newCustomer('Malee');

/** Data, and formatted dates and numbers. */
const data: readonly RegExp[] = [
  // The brand follows each page's title.
  /(?:· )?Swift$/g,
  /© OpenStreetMap contributors/g,
  /(?:, )?GeoNames \(CC BY 4\.0\)/g,
  /Thailand|Bangkok|THB/g,
  /[\d.,–]+\s(?:km|min|m|kg|hr)\b/g,
  /\b(?:Yesterday|Today|Tomorrow)\b|\d+ (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\w*/gi,
  /d001-[A-Z\d]{10}/g,
  /Baan Coffee Asok|Siam Paragon, Pathum Wan,|Sukhumvit Soi 21, Watthana,/g,
  // The demo's customers and their addresses are in Thai.
  /\p{Script=Thai}/gu,
  new RegExp(customer.name, 'g'),
  // Who requested an order.
  /demo@riderbell\.test/g,
];

/** Rides are slow enough to check the screen. */
const pseudo = { PSEUDO_TEXTS: 'true', FLEET_SPEED: '20' };

/** Expects every visible or spoken word to come from a language file. */
async function expectOnlyTranslatedWords(page: Page, moreData: readonly RegExp[] = []): Promise<void> {
  await page.evaluate('document.fonts.ready');
  await expect.poll(() => untranslatedWords(page, [...data, ...moreData])).toEqual([]);
}

// One worker runs these journeys, so that they share a server.
test.describe.configure({ mode: 'default' });

test('no screen has a word that is missing from the language files', async ({ sharedProduct }) => {
  const { context } = await sharedProduct(pseudo);
  const page = await context.newPage();
  for (const path of [
    '/',
    '/connect',
    '/register',
    '/forgot-password',
    '/termsandconditions',
    '/prohibiteditems-c2c',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦');
    await expectOnlyTranslatedWords(page);
  }

  await new SignInScreen(page, long).enterDemo();
  const request = new RequestScreen(page, long);
  await request.open('d001');
  await expectOnlyTranslatedWords(page);
  await request.fill({ address: 'Siam', customer, amount: '240' });
  await expectOnlyTranslatedWords(page);

  const orderId = await request.send();
  await expect(new OrderDetail(page, customer.name, long).region.getByText(orderId)).toBeVisible();
  const rider = namesOf(await nameOfRider(page));
  await expectOnlyTranslatedWords(page, rider);
  await new TrackingScreen(page, long).tab('scheduled').click();
  await expectOnlyTranslatedWords(page, rider);

  await page.goto('/history/d001');
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
  // Its table names the riders of past orders.
  await expectOnlyTranslatedWords(
    page,
    demoRiders.flatMap(({ name }) => namesOf(name)),
  );
  await page.goto(`/tracking/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦');
  await expectOnlyTranslatedWords(page, rider);
});

test('the mirrored pseudo texts are on a page that runs from right to left', async ({ sharedProduct }) => {
  const { context } = await sharedProduct(pseudo);
  const page = await context.newPage();
  await new SignInScreen(page, long).open();
  await new Navigation(page, long).language.selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(new SignInScreen(page, mirrored).demo).toBeVisible();
  await expectOnlyTranslatedWords(page);
});

/** Waits for the rider's name, from the label of the button that calls the rider. */
async function nameOfRider(page: Page): Promise<string> {
  const [before = '', between = ''] = long('tracking', 'rider.call', { name: '|', phone: '|' }).split('|');
  const label = (await page.locator(`[aria-label^="${before}"]`).first().getAttribute('aria-label')) ?? '';
  return label.slice(before.length, label.indexOf(between, before.length));
}

/** Patterns for the name, its words and its initials. */
function namesOf(name: string): RegExp[] {
  const words = name.split(' ');
  const initials = words.map((word) => word.charAt(0)).join('');
  return [name, ...words, initials].map((word) => new RegExp(`\\b${word}\\b`, 'g'));
}
