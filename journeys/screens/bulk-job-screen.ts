import { expect, type Locator, type Page } from '@playwright/test';
import { englishTexts } from '@riderbell/messages/texts.ts';

const { 'bulk-orders': bulk } = englishTexts;

/** The screens of bulk orders: the upload, and a job with its rows. */
export class BulkJobScreen {
  readonly page: Page;
  readonly grid: Locator;
  readonly nextError: Locator;
  readonly place: Locator;
  readonly confirmation: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid', { name: bulk['grid.label'] });
    this.nextError = page.getByRole('button', { name: bulk['grid.next-error'] });
    this.place = page.getByRole('button', { name: bulk['job.place'], exact: true });
    this.confirmation = page.getByRole('dialog');
  }

  /** Uploads a workbook and waits for its job. @returns the id of the job */
  async upload(vendorId: string, file: string): Promise<string> {
    await this.page.goto(`/bulk-order/${vendorId}`);
    await this.page.getByLabel(bulk['upload.choose']).setInputFiles(file);
    const job = new RegExp(`/bulk-order/${vendorId}/([\\w-]+)$`);
    await expect(this.page).toHaveURL(job);
    return job.exec(this.page.url())?.[1] ?? '';
  }

  filter(name: 'count.errors' | 'count.all' | 'count.edits'): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${bulk[name]}\\s*\\d`) });
  }

  /** The row of the grid with this number in the file. */
  row(number: number): Locator {
    return this.grid
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: String(number), exact: true }) });
  }

  cell(number: number, column: number): Locator {
    return this.row(number).locator(`[aria-colindex="${column}"]`);
  }

  /** Types a text into a cell by keyboard, or chooses it where the cell has a list. */
  async correct(number: number, column: number, text: string): Promise<void> {
    const cell = this.cell(number, column);
    await cell.click();
    await cell.press('Enter');
    const list = cell.getByRole('combobox');
    if ((await list.count()) > 0) await list.selectOption(text);
    else await cell.getByRole('textbox').fill(text);
    await cell.locator('input, select').press('Enter');
  }

  async confirm(): Promise<void> {
    await this.confirmation.getByRole('button', { name: bulk['place.yes'], exact: true }).click();
  }
}
