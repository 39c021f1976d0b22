import { expect, type Locator, type Page } from '@playwright/test';
import type { SignIn } from '../merchant.ts';
import { english, type Words } from '../words.ts';

export class SignInScreen {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly demo: Locator;
  /** The error of the last attempt. */
  readonly problem: Locator;

  constructor(page: Page, say: Words = english) {
    this.page = page;
    this.email = page.getByLabel(say('accounts', 'email'));
    this.password = page.getByLabel(say('accounts', 'password'), { exact: true });
    this.submit = page.getByRole('button', { name: say('accounts', 'submit'), exact: true });
    this.demo = page.getByRole('button', { name: say('accounts', 'demo.action') });
    this.problem = page.getByRole('main').getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto('/connect');
  }

  async fill({ email, password }: SignIn): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  /** Waits for the fonts: loading them moves the button, and a click could miss it. */
  async pressDemo(): Promise<void> {
    await expect(this.demo).toBeVisible();
    await this.page.evaluate('document.fonts.ready');
    await this.demo.click();
  }

  /** Signs in as the demo merchant with one click. */
  async enterDemo(): Promise<void> {
    await this.open();
    await this.pressDemo();
    await expect(this.page).toHaveURL(/\/request-a-rider\/demo$/);
  }
}
