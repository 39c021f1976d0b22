import type { Locator, Page } from '@playwright/test';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { textsOf, type Words, wordsOf } from '../words.ts';

/** The past orders, as a table on a wide screen. */
export class HistoryScreen {
  readonly page: Page;
  readonly totals: Locator;
  readonly table: Locator;
  readonly columns: Locator;
  readonly more: Locator;
  /** Opens the dialog of the download. */
  readonly download: Locator;
  readonly dialog: Locator;
  readonly start: Locator;
  readonly cancel: Locator;
  readonly #say: Words;
  readonly #language: Language;

  constructor(page: Page, language: Language = 'en') {
    const say = wordsOf(language);
    this.page = page;
    this.#say = say;
    this.#language = language;
    const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
    this.totals = page.getByRole('region', { name: say('history', 'totals'), exact: true });
    this.table = page.getByRole('grid', { name: say('tracking', 'history.list') });
    this.columns = button(page, say('history', 'columns'));
    this.more = button(page, say('tracking', 'history.more'));
    this.download = page.getByRole('button', { name: inEveryForm('download', language) });
    this.dialog = page.getByRole('dialog', { name: inEveryForm('download', language) });
    this.start = button(this.dialog, say('history', 'download.start'));
    this.cancel = button(this.dialog, say('common', 'cancel'));
  }

  async open(vendorId = 'demo', query = '?period=30-days'): Promise<void> {
    await this.page.goto(`/history/${vendorId}${query}`);
  }

  /** The number of orders that the button of the download names. */
  async offered(): Promise<number> {
    const name = await this.download.innerText();
    return Number(name.replaceAll(/\D/g, ''));
  }

  /** The choice of the photos of the orders, which names their number. */
  proofs(): Locator {
    return this.dialog.getByText(inEveryForm('download.proofs', this.#language));
  }

  choose(format: 'xlsx' | 'csv'): Promise<void> {
    // The label covers its radio button.
    return this.dialog.getByText(this.#say('history', `download.${format}`), { exact: true }).click();
  }
}

/** A text of the history with a number, in every plural form of the language. */
function inEveryForm(key: string, language: Language): RegExp {
  const forms = Object.entries(textsOf(language, 'history')).filter(([name]) => name.startsWith(`${key}_`));
  const patterns = forms.map(([, text]) => text.replaceAll(/[()]/g, '\\$&').replace('{{count}}', '[\\d,.]+'));
  return new RegExp(`^(?:${patterns.join('|')})$`, 'u');
}
