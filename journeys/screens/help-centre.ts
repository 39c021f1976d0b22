import type { FrameLocator, Locator, Page } from '@playwright/test';
import { english, type Words } from '../words.ts';

/** The help centre: a panel beside the screen on a desktop, a page on a phone. */
export class HelpCentre {
  readonly button: Locator;
  readonly panel: Locator;
  /** In the bar on a phone. */
  readonly link: Locator;
  readonly failure: Locator;
  readonly tryAgain: Locator;
  readonly frame: FrameLocator;
  readonly frameElement: Locator;

  constructor(page: Page, say: Words = english) {
    this.button = page.getByRole('button', { name: say('help', 'open') });
    this.panel = page.getByRole('dialog', { name: say('help', 'title') });
    this.link = page.getByRole('banner').getByRole('link', { name: say('navigation', 'help') });
    this.failure = page.getByText(say('help', 'help-center.failed'));
    this.tryAgain = page.getByRole('button', { name: say('common', 'try-again') });
    this.frameElement = page.getByTitle(say('help', 'title'));
    this.frame = this.frameElement.contentFrame();
  }

  get search(): Locator {
    return this.frame.getByRole('searchbox');
  }

  article(title: string): Locator {
    return this.frame.getByRole('heading', { level: 2, name: title });
  }
}
