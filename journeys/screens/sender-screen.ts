import { expect, type Locator, type Page } from '@playwright/test';
import type { Customer } from '../customers.ts';
import { english, guestWords, type Words } from '../words.ts';

/** The form for a guest's name, contact and collection address, and its summary above the request. */
export class SenderScreen {
  readonly page: Page;
  readonly name: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly address: Locator;
  readonly unit: Locator;
  readonly continueButton: Locator;
  /** The summary of the sender. */
  readonly card: Locator;
  readonly change: Locator;

  constructor(page: Page, words: Words = english) {
    const say = guestWords(words);
    this.page = page;
    const form = page.getByRole('form', { name: say('guests', 'sender.title') });
    this.name = form.getByLabel(say('guests', 'sender.name'));
    this.email = form.getByLabel(say('guests', 'sender.email'));
    this.phone = form.getByLabel(say('guests', 'sender.phone'));
    this.address = form.getByRole('combobox', { name: say('orders', 'origin.search') });
    this.unit = form.getByLabel(say('orders', 'destination.unit'));
    this.continueButton = form.getByRole('button', { name: say('guests', 'sender.go-on') });
    this.card = page.getByRole('region', { name: say('guests', 'sender.from') });
    this.change = this.card.getByRole('button', { name: say('guests', 'sender.change') });
  }

  /** Fills in and submits the form, with a place in the demo's city. */
  async fillAndSubmit({ name, phone }: Customer, email: string): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
    await this.phone.fill(phone);
    await this.address.fill('13.7466,100.5393');
    await this.page.getByRole('listbox').getByRole('option').first().click();
    await expect(this.address).not.toHaveValue('13.7466,100.5393');
    await this.continueButton.click();
    await expect(this.card).toBeVisible();
  }
}
