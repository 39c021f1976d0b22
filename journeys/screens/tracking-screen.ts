import type { Locator, Page } from '@playwright/test';
import type { TrackingTab } from '@riderbell/domain/orders/status-groups.ts';
import { english, type Words } from '../words.ts';

/** The tracking screen: the search, the five tabs and the list of the chosen one. */
export class TrackingScreen {
  readonly page: Page;
  readonly search: Locator;
  readonly #say: Words;

  constructor(page: Page, say: Words = english) {
    this.page = page;
    this.#say = say;
    this.search = page.getByRole('combobox', { name: say('tracking', 'search.label') });
  }

  async open(vendorId = 'demo', query = ''): Promise<void> {
    await this.page.goto(`/order-tracking/${vendorId}${query}`);
  }

  tab(name: TrackingTab): Locator {
    return this.page.getByRole('tab', { name: this.#say('tracking', `tab.${name}`) });
  }

  /** The row with this text, such as a customer or an order id. */
  row(text: string): Locator {
    return this.page.getByRole('tabpanel').getByRole('option').filter({ hasText: text });
  }

  /** Says that the screen is updated live. */
  get live(): Locator {
    return this.page.getByText(this.#say('tracking', 'freshness.live'), { exact: true });
  }
}
