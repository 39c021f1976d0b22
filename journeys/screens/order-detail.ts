import { expect, type Locator, type Page } from '@playwright/test';
import type { CancelReason } from '@riderbell/domain/orders/cancellation.ts';
import type { DisplayStatus } from '@riderbell/domain/orders/display-status.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { english, type Words } from '../words.ts';

/** The details of an order, beside the list or instead of it. */
export class OrderDetail {
  readonly page: Page;
  readonly region: Locator;
  readonly cancel: Locator;
  readonly cancelDialog: Locator;
  readonly map: Locator;
  /** The link to a request that copies the order. */
  readonly again: Locator;
  readonly copyLink: Locator;
  readonly printLabel: Locator;
  readonly receipt: Locator;
  /** The choices when no rider is found. */
  readonly noRider: Readonly<Record<'wait' | 'reschedule' | 'cancel', Locator>>;
  readonly #say: Words;

  constructor(page: Page, customer: string, say: Words = english) {
    this.page = page;
    this.#say = say;
    this.region = page.getByRole('region', { name: say('tracking', 'detail.label', { customer }) });
    this.cancel = this.region.getByRole('button', { name: say('tracking', 'cancel.action') });
    this.cancelDialog = page.getByRole('dialog', { name: say('tracking', 'cancel.title') });
    this.again = this.region.getByRole('link', { name: say('tracking', 'again.action') });
    this.copyLink = this.region.getByRole('button', { name: say('tracking', 'link.copy') });
    this.printLabel = this.region.getByRole('button', { name: say('tracking', 'label.action') });
    this.receipt = this.region.getByRole('link', { name: say('tracking', 'receipt.action') });
    const choices = this.region.getByRole('region', { name: say('tracking', 'no-rider.title') });
    const choice = (key: Parameters<typeof say<'tracking'>>[1]) =>
      choices.getByRole('button', { name: say('tracking', key) });
    this.noRider = {
      wait: choice('no-rider.wait'),
      reschedule: choice('no-rider.reschedule'),
      cancel: choice('cancel.action'),
    };
    this.map = this.region.getByRole('region', { name: say('tracking', 'map.label') });
  }

  /** The sentence about the order's progress. */
  headline(status: DisplayStatus): Locator {
    return this.region.getByRole('heading', { name: this.#say('tracking', `headline.${status}`) });
  }

  /** An entry of the order's history. */
  entry(status: OrderStatus): Locator {
    return this.region
      .getByRole('region', { name: this.#say('tracking', 'timeline.title') })
      .getByRole('listitem')
      .filter({ hasText: this.#say('tracking', `entry.${status}`) });
  }

  proof(kind: 'pickup' | 'delivery' | 'return'): Locator {
    return this.region.getByRole('img', { name: this.#say('tracking', `proof.${kind}`) });
  }

  /** Opens the dialog, chooses the reason and confirms. */
  async cancelBecause(reason: CancelReason): Promise<void> {
    await this.cancel.click();
    await this.chooseReason(reason);
  }

  async chooseReason(reason: CancelReason): Promise<void> {
    await this.cancelDialog.getByRole('radio', { name: this.#say('tracking', `cancel.reason.${reason}`) }).check();
    await this.cancelDialog.getByRole('button', { name: this.#say('tracking', 'cancel.confirm'), exact: true }).click();
  }
  reason(reason: CancelReason): Locator {
    return this.cancelDialog.getByRole('radio', { name: this.#say('tracking', `cancel.reason.${reason}`) });
  }

  /** Reschedules to the last possible day, at its first time. */
  async rescheduleToLastDay(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: this.#say('tracking', 'reschedule.title') });
    const day = dialog.getByRole('combobox', { name: this.#say('tracking', 'reschedule.day') });
    await expect(day).toBeVisible();
    await day.selectOption({ index: (await day.getByRole('option').count()) - 1 });
    await dialog.getByRole('button', { name: this.#say('tracking', 'reschedule.confirm') }).click();
  }
}
