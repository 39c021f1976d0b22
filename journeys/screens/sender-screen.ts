import { expect, type Locator, type Page } from '@playwright/test';
import type { Customer } from '../customers.ts';
import { english, toGuests, type Words } from '../words.ts';

/** Who sends a guest's order and where it is collected, and what stands of it above the rest of the request. */
export class SenderScreen {
  readonly page: Page;
  readonly name: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly address: Locator;
  readonly unit: Locator;
  readonly goOn: Locator;
  /** What was said of the sender, above the request. */
  readonly card: Locator;
  readonly change: Locator;

  constructor(page: Page, words: Words = english) {
    const say = toGuests(words);
    this.page = page;
    const form = page.getByRole('form', { name: say('guests', 'sender.title') });
    this.name = form.getByLabel(say('guests', 'sender.name'));
    this.email = form.getByLabel(say('guests', 'sender.email'));
    this.phone = form.getByLabel(say('guests', 'sender.phone'));
    this.address = form.getByRole('combobox', { name: say('orders', 'origin.search') });
    this.unit = form.getByLabel(say('orders', 'destination.unit'));
    this.goOn = form.getByRole('button', { name: say('guests', 'sender.go-on') });
    this.card = page.getByRole('region', { name: say('guests', 'sender.from') });
    this.change = this.card.getByRole('button', { name: say('guests', 'sender.change') });
  }

  /** Fills it in and goes on, from a place of the demo's city. */
  async give({ name, phone }: Customer, email: string): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
    await this.phone.fill(phone);
    await this.address.fill('13.7466,100.5393');
    await this.page.getByRole('listbox').getByRole('option').first().click();
    await expect(this.address).not.toHaveValue('13.7466,100.5393');
    await this.goOn.click();
    await expect(this.card).toBeVisible();
  }
}
