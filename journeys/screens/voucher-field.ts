import type { Locator, Page } from '@playwright/test';
import { english, type Words } from '../words.ts';

/** The voucher of a request, and the resulting fee. */
export class VoucherField {
  readonly code: Locator;
  /** The voucher's line among the parts of the fee. */
  readonly part: Locator;
  readonly #page: Page;
  /** The fee, not the promised times, which may be shown before the fee. */
  readonly total: Locator;
  readonly #say: Words;

  constructor(page: Page, say: Words = english) {
    this.#page = page;
    this.#say = say;
    this.code = page.getByRole('textbox', { name: say('vouchers', 'code') });
    const title = say('orders', 'fee.title');
    const fee = page.getByRole('region', { name: title });
    this.total = fee.getByRole('paragraph').filter({ hasText: title }).locator('strong');
    this.part = fee.getByRole('definition').filter({ hasText: /[-−]/ });
  }

  async open(): Promise<void> {
    await this.#page.locator('summary', { hasText: this.#say('orders', 'fee.voucher') }).click();
    await this.code.waitFor();
  }

  async apply(code: string): Promise<void> {
    await this.code.fill(code);
    await this.#page.getByRole('button', { name: this.#say('vouchers', 'apply'), exact: true }).click();
  }

  /** The card of the applied code. */
  applied(code: string): Locator {
    const remove = this.#page.getByRole('button', { name: this.#say('vouchers', 'remove') });
    return this.#page
      .getByText(code, { exact: true })
      .locator('xpath=ancestor::div[.//button][1]')
      .filter({ has: remove });
  }

  /** Waits for the fee and returns it as a number. */
  async amount(): Promise<number> {
    const text = await this.total.innerText();
    return Number(text.replaceAll(/[^\d.]/g, ''));
  }
}
