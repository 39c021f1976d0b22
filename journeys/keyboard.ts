import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with Tab until the focus is there; a part of the page that Tab never reaches fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Before it is there, or while it waits for something such as the fee, every Tab would be for nothing.
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await target.and(page.locator(':focus')).count()) === 1) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
