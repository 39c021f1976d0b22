import type { Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { walkPublicPages } from '../walks/walk-public-pages.ts';
import { walkRequest } from '../walks/walk-request.ts';
import { walkTracking } from '../walks/walk-tracking.ts';
import { wordsOf } from '../words.ts';
import { expectAccessible, expectUsableByTouch } from './audit.ts';

/** Each width and each direction once; `npm run journeys:languages` combines them, in every language. */
const visitors = [
  { name: 'a desktop in English', viewport: { width: 1280, height: 800 }, locale: 'en-US', say: wordsOf('en') },
  { name: 'a phone in Arabic', viewport: { width: 390, height: 844 }, locale: 'ar', say: wordsOf('ar') },
];

for (const { name, viewport, locale, say } of visitors) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, locale, contextOptions: { reducedMotion: 'reduce' } });
    const wide = viewport.width > 1000;
    const checkOf = (page: Page) => async (state: string) => {
      await expectAccessible(page, state);
      if (!wide) await expectUsableByTouch(page, state);
    };
    // Each test audits about ten screens twice.
    test.slow();

    test('the public pages are accessible', async ({ page }) => {
      await walkPublicPages({ page, say, wide, check: checkOf(page) });
    });

    test('requesting a rider is accessible', async ({ page }) => {
      await walkRequest({ page, say, wide, check: checkOf(page) });
    });

    test('following, cancelling and finding orders is accessible', async ({ page, merchant }) => {
      await walkTracking({ page, say, wide, merchant, check: checkOf(page) });
    });
  });
}
