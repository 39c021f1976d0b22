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

  constructor(page: Page, language: Language = 'en') {
    const say = wordsOf(language);
    this.page = page;
    this.#say = say;
    const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
    this.totals = page.getByRole('region', { name: say('history', 'totals'), exact: true });
    this.table = page.getByRole('grid', { name: say('tracking', 'history.list') });
    this.columns = button(page, say('history', 'columns'));
    this.more = button(page, say('tracking', 'history.more'));
    this.download = page.getByRole('button', { name: downloadName(language) });
    this.dialog = page.getByRole('dialog', { name: downloadName(language) });
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

  /** Chooses the photos of the orders; the choice names their number. */
  chooseProofs(count: number): Promise<void> {
    const name = this.#say('history', 'download.proofs', { count });
    return this.dialog.getByText(name, { exact: true }).click();
  }

  choose(format: 'xlsx' | 'csv'): Promise<void> {
    // The label covers its radio button.
    return this.dialog.getByText(this.#say('history', `download.${format}`), { exact: true }).click();
  }
}

/** The name of the button and of the dialog in every plural form of the language. */
function downloadName(language: Language): RegExp {
  const forms = Object.entries(textsOf(language, 'history')).filter(([key]) => key.startsWith('download_'));
  return new RegExp(`^(?:${forms.map(([, text]) => text.replace('{{count}}', '[\\d,.]+')).join('|')})$`, 'u');
}
