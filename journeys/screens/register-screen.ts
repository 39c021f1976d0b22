import type { Locator, Page } from '@playwright/test';
import type { SignIn } from '../merchant.ts';
import { english, type Words } from '../words.ts';

export const newMerchant = (local: string): SignIn => ({
  email: `${local}-${crypto.randomUUID().slice(0, 8)}@riderbell.test`,
  password: 'Fresh-rider-1!',
});

export class RegisterScreen {
  readonly page: Page;
  readonly name: Locator;
  readonly vendorName: Locator;
  readonly hasOutlet: Locator;
  readonly outletId: Locator;
  readonly phone: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly repeated: Locator;
  readonly terms: Locator;
  readonly submit: Locator;
  readonly problem: Locator;
  /** The heading "Check your email". */
  readonly sent: Locator;

  constructor(page: Page, say: Words = english) {
    this.page = page;
    this.name = page.getByLabel(say('accounts', 'name'), { exact: true });
    this.vendorName = page.getByLabel(say('accounts', 'vendor-name'));
    this.hasOutlet = page.getByLabel(say('accounts', 'outlet.has'));
    this.outletId = page.getByLabel(say('accounts', 'outlet-id'), { exact: true });
    this.phone = page.getByLabel(say('accounts', 'phone'));
    this.email = page.getByLabel(say('accounts', 'email'), { exact: true });
    this.password = page.getByLabel(say('accounts', 'password'), { exact: true });
    this.repeated = page.getByLabel(say('accounts', 'password.repeat'), { exact: true });
    this.terms = page.getByLabel(say('accounts', 'terms.accept'));
    this.submit = page.getByRole('button', { name: say('accounts', 'create-account') });
    this.problem = page.getByRole('main').getByRole('alert');
    this.sent = page.getByRole('heading', { name: say('accounts', 'sent.title') });
  }

  /** A rule for passwords, with whether it is met. */
  rule(text: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text });
  }

  async fill({ email, password }: SignIn): Promise<void> {
    await this.name.fill('Ploy Suksan');
    await this.vendorName.fill('Ploy’s Bakery');
    await this.phone.fill('081 234 5678');
    await this.email.fill(email);
    await this.password.fill(password);
    await this.repeated.fill(password);
    await this.terms.check();
  }
}
