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
 * Every screen in every language at both widths, with the rules of accessibility: `npm run journeys:languages`. `npm test` walks the
 * sample of the day without those rules (decision 053), and prints which it is.
 */
const whole = process.env['EVERY_LANGUAGE'] === 'whole';
const day = dayOfSample();
const sample = sampleOf(day);
// Each worker reads this file again; only the process that starts them prints.
if (!whole && process.env['TEST_WORKER_INDEX'] === undefined) console.log(describeSample(day));

const isWalked = (language: Language, width: Width, walk: SampledWalk): boolean =>
  whole || sample.legs.some((leg) => leg.language === language && leg.width === width && leg.walk === walk);

const heights = { 360: 740, 1280: 800 } as const satisfies Record<Width, number>;

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
        test('the public pages', async ({ page }) => {
          await walkPublicPages({ page, say, wide, look: lookIn(page, language) });
        });

      if (isWalked(language, width, 'request'))
        test('the request', async ({ page }) => {
          await walkRequest({ page, say, wide, look: lookIn(page, language) });
        });

      if (isWalked(language, width, 'tracking'))
        test('tracking and history', async ({ page, merchant }) => {
          await walkTracking({ page, say, wide, merchant, asksSoon: true, look: lookIn(page, language) });
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

for (const language of whole ? longestLanguages : [sample.longest]) {
  test.describe(`${language} at every size`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('the button of the request and its fee stay in view', async ({ page, context, product }) => {
      await context.addCookies([{ name: 'language', value: language, url: product.url }]);
      await openRequestWithSurcharge(page, wordsOf(language));
      await walkFee(page, wordsOf(language), language);
    });
  });
}
