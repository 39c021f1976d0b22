import type { Page } from '@playwright/test';
import { type Language, languages } from '@riderbell/domain/countries/languages.ts';
import {
  dayOfSample,
  describeSample,
  longestLanguages,
  type SampledWalk,
  sampleOf,
  type Width,
  widths,
} from '../../tools/journeys/language-sample.ts';
import { test as base } from '../fixtures.ts';
import { endProduct, startProduct } from '../product.ts';
import { expectReadable, expectReadableAndAccessible } from '../walks/expect-readable.ts';
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
 * Every screen in every language at both widths, with the accessibility rules: `npm run journeys:languages`. `npm test` walks the
 * day's sample without those rules, and prints it.
 */
const whole = process.env['EVERY_LANGUAGE'] === 'whole';
const day = dayOfSample();
const sample = sampleOf(day);
// Each worker loads this file again; only the main process prints.
if (!whole && process.env['TEST_WORKER_INDEX'] === undefined) console.log(describeSample(day));

const isWalked = (language: Language, width: Width, walk: SampledWalk): boolean =>
  whole || sample.legs.some((leg) => leg.language === language && leg.width === width && leg.walk === walk);

const heights = { 360: 740, 1280: 800 } as const satisfies Record<Width, number>;

/** Journeys on a server with every language, guest checkout and an early alert about orders without a rider. */
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

/** The checks of each state of a walk. */
const checkOf = (page: Page, language: Language) => (state: string) =>
  (whole ? expectReadableAndAccessible : expectReadable)(page, language, state);

for (const language of languages) {
  for (const width of widths) {
    test.describe(`${language} at ${width} px`, () => {
      const say = wordsOf(language);
      const wide = width > 1000;
      test.use({ viewport: { width, height: heights[width] }, contextOptions: { reducedMotion: 'reduce' } });
      test.beforeEach(({ context, product }) =>
        context.addCookies([{ name: 'language', value: language, url: product.url }]),
      );

      if (isWalked(language, width, 'public pages'))
        test('the public pages are readable', async ({ page }) => {
          await walkPublicPages({ page, say, wide, check: checkOf(page, language) });
        });

      if (isWalked(language, width, 'request'))
        test('the request is readable', async ({ page }) => {
          await walkRequest({ page, say, wide, check: checkOf(page, language) });
        });

      if (isWalked(language, width, 'tracking'))
        test('tracking and history are readable', async ({ page, merchant }) => {
          await walkTracking({ page, say, wide, merchant, alertsEarly: true, check: checkOf(page, language) });
        });

      if (!whole) return;

      test('the account pages are readable', async ({ page }) => {
        await walkAccounts({ page, say, wide, check: checkOf(page, language) });
      });

      test('the tracking link and the receipt are readable', async ({ page, merchant }) => {
        const check = checkOf(page, language);
        await walkLinks({ page, say, wide, merchant, check });
        await check('receipt');
      });

      test('editing an order and the settings for recipients are readable', async ({ page, merchant }) => {
        await walkChanges({ page, say, wide, merchant, check: checkOf(page, language) });
      });

      test('the pages of guests are readable', async ({ page }) => {
        await walkGuest({ page, say, wide, check: checkOf(page, language) });
      });

      test.describe('at the first visit', () => {
        test.use({ returning: false });
        test('the welcome tour is readable', async ({ page }) => {
          await walkFirstVisit({ page, say, wide, check: checkOf(page, language) });
        });
      });
    });
  }
}

for (const language of whole ? longestLanguages : [sample.longest]) {
  test.describe(`${language} at every size`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('the button of the request and its fee remain in view', async ({ page, context, product }) => {
      await context.addCookies([{ name: 'language', value: language, url: product.url }]);
      await openRequestWithSurcharge(page, wordsOf(language));
      await walkFee(page, wordsOf(language), language);
    });
  });
}
