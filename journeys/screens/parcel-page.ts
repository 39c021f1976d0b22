import type { Locator, Page } from '@playwright/test';
import { pathOf } from '@riderbell/contract/call.ts';
import { getTrackedOrder } from '@riderbell/contract/calls/tracking/get-tracked-order.ts';
import { english, type Words } from '../words.ts';

/** The public page of an order: its tracking or its receipt. */
export class ParcelPage {
  readonly page: Page;
  /** The main answer, such as the arrival time; the title on the receipt. */
  readonly answer: Locator;
  readonly steps: Locator;
  /** The current step or message. */
  readonly currentStep: Locator;
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
    this.currentStep = this.steps.locator('[aria-current=step]');
    this.map = page.getByRole('region', { name: say('public-tracking', 'map.label') });
    this.receiptLink = page.getByRole('link', { name: say('public-tracking', 'receipt') });
    this.follow = page.getByRole('link', { name: say('public-tracking', 'state.not-ready.action') });
    this.print = page.getByRole('button', { name: say('delivery-receipt', 'print') });
  }

  async open(screen: 'tracking' | 'tracking-c2c' | 'delivery-receipt', orderId: string): Promise<void> {
    await this.page.goto(`/${screen}/${orderId}`);
  }

  /**
   * Lets the page load the order until it has the rider's position, then delays further answers. The returned function releases them.
   */
  async holdAtPosition(): Promise<() => void> {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let held: Promise<void> | null = null;
    await this.page.route(`**${pathOf(getTrackedOrder, { orderId: '*' })}`, async (route) => {
      await held;
      const response = await route.fetch();
      // An overloaded server may refuse; the page tries again.
      const known = response.ok() ? getTrackedOrder.answer.parse(await response.json()).result : null;
      if (known?.rider?.position) held = released;
      await route.fulfill({ response });
    });
    return release;
  }

  /** The link to call this person or shop. */
  call(name: string): Locator {
    return this.page.getByRole('link', { name: this.#say('public-tracking', 'call', { name }) });
  }
}
