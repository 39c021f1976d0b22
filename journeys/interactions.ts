import type { Locator, Page } from '@playwright/test';

/** Counts a person's interactions: each press, each filled field and each opened link. */
export class Interactions {
  count = 0;

  async press(control: Locator): Promise<void> {
    this.count += 1;
    await control.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }

  async openLink(page: Page, address: string): Promise<void> {
    this.count += 1;
    await page.goto(address);
  }
}
