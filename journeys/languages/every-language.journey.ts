import type { Page } from '@playwright/test';
import { type Language, languages } from '@riderbell/domain/countries/languages.ts';
import { test as base } from '../fixtures.ts';
import { endProduct, startProduct } from '../product.ts';
import { expectWhole, expectWholeAndAccessible } from '../walks/expect-whole.ts';
import { walkAccounts } from '../walks/walk-accounts.ts';
import { walkChanges } from '../walks/walk-changes.ts';
import { openRequestWithSurcharge, walkFee } from '../walks/walk-fee.ts';
import { walkFirstVisit } from '../walks/walk-first-visit.ts';
import { walkGuest } from '../walks/walk-guest.ts';
import { walkLinks } from '../walks/walk-links.ts';
import { walkPublicPages } from '../walks/walk-public-pages.ts';
import { walkRequest } from '../walks/walk-request.ts';
import { walkTracking } from '../walks/walk-tracking.ts';
import { wordsOf } from '../words.ts';

/**
 * Every screen in every language at both widths, with the rules of accessibility: `npm run journeys:languages`. `npm test` walks a
 * part of the narrow screens without those, where words have the least room, in a language of each script and the longest of ours.
 */
const whole = process.env['EVERY_LANGUAGE'] === 'whole';
const walkedShort: readonly Language[] = ['th_TH', 'ar', 'zh_TW', 'ur', 'my', 'km', 'ja', 'fi', 'de', 'el', 'ru'];

const narrow = { width: 360, height: 740 };
const widths = whole ? [narrow, { width: 1280, height: 800 }] : [narrow];

/** Journeys on a server that offers every language, lets guests in and asks soon about an order without a rider. */
const test = base.extend({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct(
        { LANGUAGES: languages.join(','), GUEST_ORDERS_PER_ADDRESS: '10000', NO_RIDER_ALERT_MINUTES: '0.05' },
        { guest_checkout: true, 'show-modify-order-button': true, 'tracking-page-settings': true },
      );
      await use(product);
      await endProduct(product);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** What is looked at in each state of a walk. */
const lookIn = (page: Page, language: Language) => (state: string) =>
  (whole ? expectWholeAndAccessible : expectWhole)(page, language, state);

for (const [index, language] of (whole ? languages : walkedShort).entries()) {
  for (const viewport of widths) {
    test.describe(`${language} at ${viewport.width} px`, () => {
      const say = wordsOf(language);
      const wide = viewport.width > 1000;
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
      test.beforeEach(({ context, product }) =>
        context.addCookies([{ name: 'language', value: language, url: product.url }]),
      );

      test('the public pages', async ({ page }) => {
        await walkPublicPages({ page, say, wide, look: lookIn(page, language) });
      });

      // The short way takes turns behind the sign-in: the request in one language, the orders in another.
      if (whole || index % 3 === 0)
        test('the request', async ({ page }) => {
          await walkRequest({ page, say, wide, look: lookIn(page, language) });
        });

      if (whole || index % 3 === 1)
        test('tracking and history', async ({ page, merchant }) => {
          await walkTracking({ page, say, wide, merchant, look: lookIn(page, language) });
        });

      if (!whole) return;

      test('the accounts', async ({ page }) => {
        await walkAccounts({ page, say, wide, look: lookIn(page, language) });
      });

      test('the links of an order, and its receipt', async ({ page, merchant }) => {
        const look = lookIn(page, language);
        await walkLinks({ page, say, wide, merchant, look });
        await look('receipt');
      });

      test('changes of an order, and what recipients see', async ({ page, merchant }) => {
        await walkChanges({ page, say, wide, merchant, look: lookIn(page, language) });
      });

      test('what a guest meets', async ({ page }) => {
        await walkGuest({ page, say, wide, look: lookIn(page, language) });
      });

      test.describe('for the first time', () => {
        test.use({ returning: false });
        test('the welcome', async ({ page }) => {
          await walkFirstVisit({ page, say, wide, look: lookIn(page, language) });
        });
      });
    });
  }
}

/** The longest of ours, the tallest, and one from right to left. */
for (const language of ['de', 'hu', 'my', 'ar'] as const) {
  test.describe(`${language} at every size`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('the button of the request and its fee stay in view', async ({ page, context, product }) => {
      await context.addCookies([{ name: 'language', value: language, url: product.url }]);
      await openRequestWithSurcharge(page, wordsOf(language));
      await walkFee(page, wordsOf(language), language);
    });
  });
}
