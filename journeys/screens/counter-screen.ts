import type { Locator, Page } from '@playwright/test';
import { english, type Words } from '../words.ts';

/** The counter view of the tracking screen, for a shop's counter. */
export class CounterScreen {
  readonly page: Page;
  readonly heading: Locator;
  /** The button on the tracking screen that opens the counter. */
  readonly openButton: Locator;
  readonly closeButton: Locator;
  readonly soundSettings: Locator;
  readonly #say: Words;

  constructor(page: Page, say: Words = english) {
    this.page = page;
    this.#say = say;
    this.heading = page.getByRole('heading', { level: 1, name: say('counter', 'view.title') });
    this.openButton = page.getByRole('button', { name: say('counter', 'view.open'), exact: true });
    this.closeButton = page.getByRole('button', { name: say('counter', 'view.close') });
    this.soundSettings = page.getByRole('button', { name: say('counter', 'sound.settings') });
  }

  async open(vendorId: string): Promise<void> {
    await this.page.goto(`/order-tracking/${vendorId}?view=wall`);
  }

  /** The cards on the current page; a small screen has few. */
  get cards(): Locator {
    return this.page.getByRole('list', { name: this.#say('counter', 'view.orders') }).getByRole('button');
  }

  /** The card of a customer's order. */
  card(customer: string): Locator {
    return this.cards.filter({ hasText: customer });
  }

  sound(is: 'on' | 'off'): Locator {
    return this.page.getByRole('button', { name: this.#say('counter', `sound.is-${is}`) });
  }
}
