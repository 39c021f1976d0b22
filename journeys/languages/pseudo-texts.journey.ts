import { pseudoText } from '@riderbell/messages/pseudo-texts.ts';
import type { Page } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { OrderDetail } from '../screens/order-detail.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { wordsOf } from '../words.ts';
import { wordsBesidePseudo } from './said-by-nobody.ts';

const long = wordsOf('en', (text) => pseudoText(text, 'long'));
const mirrored = wordsOf('en', (text) => pseudoText(text, 'mirrored'));

const customer = newCustomer('Malee');

/** What is data, or written by the formats of the language. */
const data: readonly RegExp[] = [
  // Behind the title of each page stands the brand.
  /(?:· )?Swift$/g,
  /© OpenStreetMap contributors/g,
  /(?:, )?GeoNames \(CC BY 4\.0\)/g,
  /Thailand|Bangkok|THB/g,
  /[\d.,–]+\s(?:km|min|m|kg|hr)\b/g,
  /\b(?:Yesterday|Today|Tomorrow)\b|\d+ (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\w*/gi,
  /d001-[A-Z\d]{10}/g,
  /Baan Coffee Asok|Siam Paragon, Pathum Wan,|Sukhumvit Soi 21, Watthana,/g,
  // The demo's customers and their addresses are in their own words.
  /\p{Script=Thai}/gu,
  new RegExp(customer.name, 'g'),
];

/** With rides on which there is time to look. */
const pseudo = { PSEUDO_TEXTS: 'true', FLEET_SPEED: '20' };

/** Every word that is seen or read out stands in a language file. */
async function expectNoWordsOfItsOwn(page: Page, besides: readonly RegExp[] = []): Promise<void> {
  await page.evaluate('document.fonts.ready');
  await expect.poll(() => wordsBesidePseudo(page, [...data, ...besides])).toEqual([]);
}

// One worker runs these journeys, so that they share its server.
test.describe.configure({ mode: 'default' });

test('no screen says a word that stands in no language file', async ({ sharedProduct }) => {
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
    await expectNoWordsOfItsOwn(page);
  }

  await new SignInScreen(page, long).enterDemo();
  const request = new RequestScreen(page, long);
  await request.open('d001');
  await expectNoWordsOfItsOwn(page);
  await request.fill({ address: 'Siam', customer, amount: '240' });
  await expectNoWordsOfItsOwn(page);

  const orderId = await request.send();
  await expect(new OrderDetail(page, customer.name, long).region.getByText(orderId)).toBeVisible();
  const rider = namesOf(await riderOf(page));
  await expectNoWordsOfItsOwn(page, rider);
  await new TrackingScreen(page, long).tab('scheduled').click();
  await expectNoWordsOfItsOwn(page, rider);

  await page.goto('/history/d001');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectNoWordsOfItsOwn(page);
  await page.goto(`/tracking/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦');
  await expectNoWordsOfItsOwn(page, rider);
});

test('the mirrored texts stand in a page that runs from right to left', async ({ sharedProduct }) => {
  const { context } = await sharedProduct(pseudo);
  const page = await context.newPage();
  await new SignInScreen(page, long).open();
  await new Navigation(page, long).language.selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(new SignInScreen(page, mirrored).demo).toBeVisible();
  await expectNoWordsOfItsOwn(page);
});

/** Who brings the order, as soon as somebody does: the button that calls them says it. */
async function riderOf(page: Page): Promise<string> {
  const [before = '', between = ''] = long('tracking', 'rider.call', { name: '|', phone: '|' }).split('|');
  const label = (await page.locator(`[aria-label^="${before}"]`).first().getAttribute('aria-label')) ?? '';
  return label.slice(before.length, label.indexOf(between, before.length));
}

/** Their name, the beginning of it, and their initials. */
function namesOf(name: string): RegExp[] {
  const words = name.split(' ');
  const initials = words.map((word) => word.charAt(0)).join('');
  return [name, ...words, initials].map((word) => new RegExp(`\\b${word}\\b`, 'g'));
}
