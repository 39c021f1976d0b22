import type { Page } from '@playwright/test';

/** Longer than a slow machine takes for a screen of the demo. */
const defaultTimeout = 30_000;

/**
 * Waits until nothing loads and no skeleton is left. Throws after the timeout, because the picture would show an unfinished
 * screen. It waits for skeletons with a selector, because the page's content security policy forbids eval.
 */
export async function waitUntilSettled(page: Page, timeout = defaultTimeout): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout });
  await page.waitForSelector('[aria-busy="true"]', { state: 'detached', timeout });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** Runs in the page: waits for the animations of open dialogs, except endless ones such as a spinner's. */
const openingEnds = `Promise.allSettled(
  [...document.querySelectorAll('dialog[open]')]
    .flatMap((dialog) => dialog.getAnimations({ subtree: true }))
    .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
    .map(({ finished }) => finished),
).then(() => undefined)`;

/**
 * Waits until a dialog shows its choices, because its code and texts may still load after it was opened, and until it has
 * faded in.
 */
export async function waitForDialog(page: Page, timeout = defaultTimeout): Promise<void> {
  await page.getByRole('dialog').getByRole('radio').first().waitFor({ timeout });
  await page.evaluate(openingEnds);
}
