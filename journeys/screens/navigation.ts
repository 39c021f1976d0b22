import type { Locator, Page } from '@playwright/test';
import { english, type Words } from '../words.ts';

type Destination = 'request' | 'tracking' | 'history';

/** The bar of the desktop; on a phone the same things are in the drawer. */
export class Navigation {
  readonly page: Page;
  readonly drawerButton: Locator;
  readonly drawer: Locator;
  readonly branchButton: Locator;
  readonly accountButton: Locator;
  readonly #say: Words;

  constructor(page: Page, say: Words = english) {
    this.page = page;
    this.#say = say;
    this.drawerButton = page.getByRole('button', { name: say('navigation', 'menu.open') });
    this.drawer = page.getByRole('dialog', { name: say('navigation', 'menu') });
    this.branchButton = page.getByRole('button', { name: say('navigation', 'branch.current') });
    this.accountButton = page.getByRole('button', { name: say('navigation', 'account.of') });
  }

  link(to: Destination): Locator {
    return this.page
      .getByRole('navigation', { name: this.#say('navigation', 'main') })
      .getByRole('link', { name: this.#say('navigation', to) });
  }

  /** Chooses a branch in the list that is open. */
  async chooseBranch(name: string): Promise<void> {
    const branches = this.page.getByRole('group', { name: this.#say('navigation', 'branch.choose') });
    // The label covers the row, as the larger thing to press.
    await branches.locator('label').filter({ hasText: name }).click();
  }

  get logOut(): Locator {
    return this.page.getByRole('button', { name: this.#say('navigation', 'log-out') });
  }

  /** The choice of the language in the account menu or the drawer that is open, or in the head of a public page. */
  get language(): Locator {
    return this.page.getByRole('combobox', { name: this.#say('common', 'language') });
  }
}
