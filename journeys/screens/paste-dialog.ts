import type { Locator, Page } from '@playwright/test';
import { english, type Words } from '../words.ts';

/** The dialog that fills in a request from a message. */
export class PasteDialog {
  readonly open: Locator;
  readonly dialog: Locator;
  readonly text: Locator;
  readonly fillIn: Locator;

  constructor(page: Page, say: Words = english) {
    this.open = page.getByRole('button', { name: say('orders', 'paste.open') });
    this.dialog = page.getByRole('dialog', { name: say('orders', 'paste.title') });
    this.text = this.dialog.getByRole('textbox', { name: say('orders', 'paste.text') });
    this.fillIn = this.dialog.getByRole('button', { name: say('orders', 'paste.fill-in'), exact: true });
  }

  /** The checkbox of a part that was found, by the label of its field. */
  part(label: string): Locator {
    return this.dialog.getByRole('checkbox', { name: label });
  }

  /** Opens the dialog and enters the text. */
  async read(text: string): Promise<void> {
    await this.open.click();
    await this.text.fill(text);
  }
}
