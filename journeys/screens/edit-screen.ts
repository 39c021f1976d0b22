import { pathOf } from '@riderbell/contract/call.ts';
import { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { english, type Words } from '../words.ts';
import { RequestScreen } from './request-screen.ts';
import { VoucherField } from './voucher-field.ts';

/** The request form while it edits an order. */
export class EditScreen {
  readonly page: Page;
  readonly request: RequestScreen;
  /** Says which order is edited. */
  readonly notice: Locator;
  readonly save: Locator;

  constructor(page: Page, say: Words = english) {
    this.page = page;
    this.request = new RequestScreen(page, say);
    this.notice = page.getByRole('status').filter({ hasText: say('order-edit', 'title') });
    this.save = page.getByRole('button', { name: say('order-edit', 'save'), exact: true });
  }

  async open(vendorId: string, orderId: string): Promise<void> {
    await this.page.goto(`/request-a-rider/${vendorId}?orderID=${orderId}`);
  }

  /** Chooses another destination, waits until its fee is shown, and returns the fee. */
  async chooseDestination(address: string): Promise<{ fee: number; distance: number }> {
    await expect(this.request.deliverable).toBeVisible();
    const quoted = this.page.waitForResponse(`**${pathOf(quoteDeliveryFee)}`);
    await this.request.chooseAddress(address);
    const { fee, distance } = (await (await quoted).json()).result;
    await expect.poll(() => new VoucherField(this.page).amount()).toBe(fee);
    return { fee, distance };
  }
}
