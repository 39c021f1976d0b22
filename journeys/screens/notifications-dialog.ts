import type { NoteworthyChange } from '@riderbell/domain/tracking/noteworthy-changes.ts';
import type { Locator, Page } from '@playwright/test';
import { english, type Words } from '../words.ts';

/** The settings of browser notifications, opened from the tracking screen. */
export class NotificationsDialog {
  readonly openButton: Locator;
  readonly dialog: Locator;
  readonly #say: Words;

  constructor(page: Page, say: Words = english) {
    this.#say = say;
    this.openButton = page.getByRole('button', { name: say('counter', 'notifications.open'), exact: true });
    this.dialog = page.getByRole('dialog', { name: say('counter', 'notifications.title') });
  }

  choice(event: NoteworthyChange): Locator {
    return this.dialog.getByRole('checkbox', { name: this.#say('counter', `event.${event}`) });
  }

  /** Clicks the label, which covers the whole row. */
  async choose(event: NoteworthyChange): Promise<void> {
    await this.dialog.getByText(this.#say('counter', `event.${event}`), { exact: true }).click();
  }

  state(is: 'ask' | 'allowed' | 'blocked' | 'none'): Locator {
    return this.dialog.getByText(this.#say('counter', `notifications.state.${is}`));
  }
}
