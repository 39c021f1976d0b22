import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/audit.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { type Words, wordsOf } from '../words.ts';

test.use({ returning: false });

/** The tour's card at one of its steps. */
function cardOf(page: Page, say: Words, step: 'welcome' | 'details' | 'request'): Locator {
  return page.getByRole('dialog', { name: say('welcome', `${step}.title`, { brand: 'Swift' }) });
}

/** Expects the card not to cover the part that it explains. */
async function expectApart(card: Locator, part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 0.9 });
  await expect
    .poll(async () => {
      const [a, b] = [await card.boundingBox(), await part.boundingBox()];
      if (a === null || b === null) return 'one of them is not there';
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      return apart ? 'apart' : 'covered';
    })
    .toBe('apart');
}

const devices = [
  { name: 'a desktop in English', viewport: { width: 1280, height: 800 }, locale: 'en-US', say: wordsOf('en') },
  { name: 'a phone in Arabic', viewport: { width: 390, height: 844 }, locale: 'ar', say: wordsOf('ar') },
];

for (const { name, viewport, locale, say } of devices) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, locale, contextOptions: { reducedMotion: 'reduce' } });

    test('the tour is shown once, works with the keyboard and does not cover what it explains', async ({ page }) => {
      const request = new RequestScreen(page, say);
      await new SignInScreen(page, say).enterDemo();
      await expect(cardOf(page, say, 'welcome')).toBeFocused();
      await expectAccessible(page, 'tour, welcome');

      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const details = cardOf(page, say, 'details');
      await expect(details).toBeFocused();
      await expectApart(details, page.getByRole('region', { name: say('orders', 'destination.title') }));
      await details.getByRole('button', { name: say('welcome', 'next') }).click();
      const last = cardOf(page, say, 'request');
      await expectApart(last, viewport.width > 1000 ? request.submit : request.next);
      await expectAccessible(page, 'tour, request');
      await last.getByRole('button', { name: say('welcome', 'start') }).click();
      await expect(last).toBeHidden();

      await page.reload();
      await expect(request.address).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test('Escape skips the tour, and the account menu brings it back', async ({ page }) => {
  const say = wordsOf('en');
  await new SignInScreen(page).enterDemo();
  await expect(cardOf(page, say, 'welcome')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cardOf(page, say, 'welcome')).toBeHidden();

  await page.goto('/history/demo');
  await new Navigation(page).accountButton.click();
  await page.getByRole('button', { name: say('navigation', 'tour') }).click();
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
  await cardOf(page, say, 'welcome')
    .getByRole('button', { name: say('welcome', 'skip') })
    .click();
  await expect(cardOf(page, say, 'welcome')).toBeHidden();
  await expect(new RequestScreen(page).address).toBeVisible();
});

test('where the browser stores nothing, the tour is still shown and can be closed', async ({ page }) => {
  const say = wordsOf('en');
  await page.addInitScript(
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
  );
  await new SignInScreen(page).enterDemo();
  await cardOf(page, say, 'welcome')
    .getByRole('button', { name: say('welcome', 'skip') })
    .click();
  await new Navigation(page).link('history').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All orders');
  await new Navigation(page).link('request').click();
  await expect(new RequestScreen(page).address).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
