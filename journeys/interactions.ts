import type { Locator, Page } from '@playwright/test';

/** Counts what a person does on a way through the screens: each press, each field that is typed in and each link that is opened. */
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
