import type { Page } from '@playwright/test';

/** Longer than a slow machine takes for a screen of the demo. */
const patienceMilliseconds = 30_000;

/**
 * Waits until nothing loads and no skeleton is left. A page that does not get so far is refused: its picture would show a screen
 * that does not exist. The wait for skeletons is a selector's, because a page with a content security policy evaluates no code.
 */
export async function settled(page: Page, timeout = patienceMilliseconds): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout });
  await page.waitForSelector('[aria-busy="true"]', { state: 'detached', timeout });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** Runs in the page: what a dialog does once, as it opens. A spinner within it never ends. */
const openingEnds = `Promise.allSettled(
  [...document.querySelectorAll('dialog[open]')]
    .flatMap((dialog) => dialog.getAnimations({ subtree: true }))
    .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
    .map(({ finished }) => finished),
).then(() => undefined)`;

/**
 * Waits until a dialog shows its choices: after the press that opens it, its code and its texts may still have to come. A dialog that
 * fades in would be pictured as a shadow.
 */
export async function dialogShown(page: Page, timeout = patienceMilliseconds): Promise<void> {
  await page.getByRole('dialog').getByRole('radio').first().waitFor({ timeout });
  await page.evaluate(openingEnds);
}
