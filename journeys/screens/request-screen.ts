import { expect, type Locator, type Page } from '@playwright/test';
import type { Customer } from '../customers.ts';
import { english, type Words } from '../words.ts';

export interface OrderInput {
  readonly address: string;
  readonly customer: Customer;
  readonly amount: string;
  readonly notes?: string;
}

type Field =
  | 'destination.unit'
  | 'destination.building'
  | 'destination.notes'
  | 'customer.name'
  | 'customer.phone'
  | 'items.description'
  | 'items.amount';

/** The request form; its elements are found by their visible texts. */
export class RequestScreen {
  readonly page: Page;
  readonly address: Locator;
  readonly submit: Locator;
  readonly next: Locator;
  readonly map: Locator;
  /** The fee in the bar of a narrow screen. */
  readonly barFee: Locator;
  /** The movable drop-off pin on the map. */
  readonly pin: Locator;
  readonly unsent: Locator;
  /** The offers for a returning customer. */
  readonly offers: Readonly<Record<'note' | 'useNote' | 'spot' | 'useSpot' | 'dismissSpot', Locator>>;
  readonly #say: Words;

  constructor(page: Page, say: Words = english) {
    this.page = page;
    this.#say = say;
    this.address = page.getByRole('combobox', { name: say('orders', 'destination.search') });
    this.submit = page.getByRole('button', { name: say('orders', 'submit'), exact: true });
    this.next = page.getByRole('button', { name: say('orders', 'steps.next'), exact: true });
    this.barFee = page.locator('[data-foot-bar] strong');
    this.map = page.getByRole('region', { name: say('orders', 'destination.map') });
    this.pin = this.map.getByRole('application', { name: say('places', 'map.movable-hint') });
    const button = (key: Parameters<typeof say<'addressbook'>>[1]) =>
      page.getByRole('button', { name: say('addressbook', key), exact: true });
    const notices = page.getByRole('status');
    this.offers = {
      useNote: button('seen.note.use'),
      note: notices.filter({ has: button('seen.note.use') }),
      useSpot: button('seen.spot.use'),
      dismissSpot: button('seen.spot.dismiss'),
      spot: notices.filter({ hasText: /handed over/ }),
    };
    this.unsent = page.getByRole('status').filter({ hasText: say('orders', 'unsent.title') });
  }

  async open(vendorId: string): Promise<void> {
    await this.page.goto(`/request-a-rider/${vendorId}`);
    await expect(this.address).toBeVisible();
  }

  field(name: Field): Locator {
    const label = { name: this.#say('orders', name) };
    // With the address book the customer's fields are comboboxes.
    return this.page.getByRole('textbox', label).or(this.page.getByRole('combobox', label));
  }

  get deliverable(): Locator {
    return this.page.getByText(this.#say('orders', 'destination.ok'));
  }

  /** Types the address and chooses the first place in the list. */
  async chooseAddress(text: string): Promise<void> {
    await this.address.fill(text);
    await this.page.getByRole('listbox').getByRole('option').first().click();
    await expect(this.deliverable).toBeVisible();
  }

  async fillDetails({ customer, amount, notes }: Omit<OrderInput, 'address'>): Promise<void> {
    await this.field('customer.name').fill(customer.name);
    await this.field('customer.phone').fill(customer.phone);
    await this.field('items.amount').fill(amount);
    if (notes !== undefined) await this.field('destination.notes').fill(notes);
  }

  async fill(order: OrderInput): Promise<void> {
    await this.chooseAddress(order.address);
    await this.fillDetails(order);
  }

  /** Presses a button in the notice about an unsent request. */
  async answerUnsent(action: 'unsent.retry' | 'unsent.edit'): Promise<void> {
    await this.unsent.getByRole('button', { name: this.#say('orders', action) }).click();
  }

  /** Sends the request and returns the id of the new order. */
  async send(): Promise<string> {
    await this.submit.click();
    return this.sent();
  }

  /** Waits for the order's tracking page and returns the order's id. */
  async sent(): Promise<string> {
    await expect(this.page).toHaveURL(/\/order-tracking\/.*order_id=/);
    const orderId = new URL(this.page.url()).searchParams.get('order_id');
    if (orderId === null) throw new Error(`No order in ${this.page.url()}`);
    return orderId;
  }
}
