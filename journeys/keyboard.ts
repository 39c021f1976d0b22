import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus; fails if it never gets it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Tab cannot reach a target that is not shown yet, or disabled, for example until the fee is known.
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await target.and(page.locator(':focus')).count()) === 1) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
