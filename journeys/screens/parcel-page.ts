import type { Locator, Page } from '@playwright/test';
import { pathOf } from '@riderbell/contract/call.ts';
import { getTrackedOrder } from '@riderbell/contract/calls/tracking/get-tracked-order.ts';
import { english, type Words } from '../words.ts';

/** What the link to an order shows to whoever holds it: the parcel, or its receipt. */
export class ParcelPage {
  readonly page: Page;
  /** The one big answer; on the receipt its name. */
  readonly answer: Locator;
  readonly steps: Locator;
  /** The step or the message of now. */
  readonly now: Locator;
  readonly map: Locator;
  readonly receiptLink: Locator;
  readonly follow: Locator;
  readonly print: Locator;
  readonly #say: Words;

  constructor(page: Page, say: Words = english) {
    this.#say = say;
    this.page = page;
    this.answer = page.getByRole('heading', { level: 1 });
    this.steps = page.getByRole('list', { name: say('public-tracking', 'steps.label') });
    this.now = this.steps.locator('[aria-current=step]');
    this.map = page.getByRole('region', { name: say('public-tracking', 'map.label') });
    this.receiptLink = page.getByRole('link', { name: say('public-tracking', 'receipt') });
    this.follow = page.getByRole('link', { name: say('public-tracking', 'state.not-ready.action') });
    this.print = page.getByRole('button', { name: say('delivery-receipt', 'print') });
  }

  async open(screen: 'tracking' | 'tracking-c2c' | 'delivery-receipt', orderId: string): Promise<void> {
    await this.page.goto(`/${screen}/${orderId}`);
  }

  /**
   * Lets the page ask until it is told where the rider is, and keeps it there while one looks; after the release it goes on.
   * @returns the release
   */
  async holdWithRider(): Promise<() => void> {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let held: Promise<void> | null = null;
    await this.page.route(`**${pathOf(getTrackedOrder, { orderId: '*' })}`, async (route) => {
      await held;
      const response = await route.fetch();
      // A server that is too busy says no; the page asks again.
      const known = response.ok() ? getTrackedOrder.answer.parse(await response.json()).result : null;
      if (known?.rider?.position) held = released;
      await route.fulfill({ response });
    });
    return release;
  }

  /** The way to call somebody. */
  call(name: string): Locator {
    return this.page.getByRole('link', { name: this.#say('public-tracking', 'call', { name }) });
  }
}
