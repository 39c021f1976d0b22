import { expect, type Locator, type Page } from '@playwright/test';

export interface TypedOrder {
  readonly address: string;
  readonly name: string;
  readonly phone: string;
  readonly amount?: string;
  readonly notes?: string;
}

/** The request screen as a merchant uses it, found by what it says. */
export class RequestScreen {
  readonly page: Page;
  readonly address: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.address = page.getByRole('combobox', { name: /customer’s address/i });
    this.submit = page.getByRole('button', { name: 'Request rider' });
  }

  async open(vendorId: string): Promise<void> {
    await this.page.goto(`/request-a-rider/${vendorId}`);
    await expect(this.page.getByRole('heading', { name: 'Request a rider', level: 1 })).toBeVisible();
  }

  /** Types the address and takes the first place that is offered. */
  async chooseAddress(text: string): Promise<void> {
    await this.address.fill(text);
    await this.page.getByRole('option').first().click();
    await expect(this.page.getByText('A rider can go there')).toBeVisible();
  }

  async fill(order: TypedOrder): Promise<void> {
    await this.chooseAddress(order.address);
    await this.page.getByLabel('Customer name').fill(order.name);
    await this.page.getByLabel('Customer phone number').fill(order.phone);
    if (order.amount !== undefined) await this.page.getByLabel('Item value').fill(order.amount);
    if (order.notes !== undefined) await this.page.getByLabel('Note for the rider').fill(order.notes);
  }

  /** Sends it and gives the id of the order that came of it. */
  async send(): Promise<string> {
    await this.submit.click();
    await expect(this.page).toHaveURL(/\/order-tracking\/.*order_?id=/i);
    const orderId = new URL(this.page.url()).searchParams.get('order_id');
    if (orderId === null) throw new Error(`No order in ${this.page.url()}`);
    return orderId;
  }
}
