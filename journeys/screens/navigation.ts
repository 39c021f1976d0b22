import type { Locator, Page } from '@playwright/test';
import { english, type Words } from '../words.ts';

type Destination = 'request' | 'tracking' | 'history';

/** The bar on a desktop; on a phone the same links are in the drawer. */
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

  /** Chooses a branch in the open list. */
  async chooseBranch(name: string): Promise<void> {
    const branches = this.page.getByRole('group', { name: this.#say('navigation', 'branch.choose') });
    // The label covers the whole row.
    await branches.locator('label').filter({ hasText: name }).click();
  }

  get logOut(): Locator {
    return this.page.getByRole('button', { name: this.#say('navigation', 'log-out') });
  }

  /** The choice of the language in the open account menu or drawer, or in the header of a public page. */
  get language(): Locator {
    return this.page.getByRole('combobox', { name: this.#say('common', 'language') });
  }
}
