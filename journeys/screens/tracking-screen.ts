import type { Locator, Page } from '@playwright/test';
import type { TrackingTab } from '@riderbell/domain/orders/status-groups.ts';
import { english, type Words } from '../words.ts';

/** The tracking screen: search, the five tabs, the list of the chosen one. */
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

  /** The row of an order, wherever something of it says so: its customer, its id. */
  row(text: string): Locator {
    return this.page.getByRole('tabpanel').getByRole('option').filter({ hasText: text });
  }

  /** The screen follows by itself. */
  get live(): Locator {
    return this.page.getByText(this.#say('tracking', 'freshness.live'), { exact: true });
  }
}
