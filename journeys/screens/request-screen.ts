import { expect, type Locator, type Page } from '@playwright/test';
import type { Customer } from '../customers.ts';
import { english, type Words } from '../words.ts';

export interface TypedOrder {
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

/** The request screen as a merchant uses it, found by what it says. */
export class RequestScreen {
  readonly page: Page;
  readonly address: Locator;
  readonly submit: Locator;
  readonly next: Locator;
  readonly map: Locator;
  /** What it costs, in the bar of a narrow screen. */
  readonly barFee: Locator;
  /** The drop-off on the map, which a person can move. */
  readonly pin: Locator;
  readonly unsent: Locator;
  /** What is offered for a customer who was delivered to before. */
  readonly seen: Readonly<Record<'note' | 'useNote' | 'spot' | 'useSpot' | 'dismissSpot', Locator>>;
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
    const offers = page.getByRole('status');
    this.seen = {
      useNote: button('seen.note.use'),
      note: offers.filter({ has: button('seen.note.use') }),
      useSpot: button('seen.spot.use'),
      dismissSpot: button('seen.spot.dismiss'),
      spot: offers.filter({ hasText: /handed over/ }),
    };
    this.unsent = page.getByRole('status').filter({ hasText: say('orders', 'unsent.title') });
  }

  async open(vendorId: string): Promise<void> {
    await this.page.goto(`/request-a-rider/${vendorId}`);
    await expect(this.address).toBeVisible();
  }

  field(name: Field): Locator {
    const label = { name: this.#say('orders', name) };
    // With the address book the customer's fields have a list.
    return this.page.getByRole('textbox', label).or(this.page.getByRole('combobox', label));
  }

  get deliverable(): Locator {
    return this.page.getByText(this.#say('orders', 'destination.ok'));
  }

  /** Types the address and takes the first place that is offered. */
  async chooseAddress(text: string): Promise<void> {
    await this.address.fill(text);
    await this.page.getByRole('listbox').getByRole('option').first().click();
    await expect(this.deliverable).toBeVisible();
  }

  async fillDetails({ customer, amount, notes }: Omit<TypedOrder, 'address'>): Promise<void> {
    await this.field('customer.name').fill(customer.name);
    await this.field('customer.phone').fill(customer.phone);
    await this.field('items.amount').fill(amount);
    if (notes !== undefined) await this.field('destination.notes').fill(notes);
  }

  async fill(order: TypedOrder): Promise<void> {
    await this.chooseAddress(order.address);
    await this.fillDetails(order);
  }

  /** Presses a button of the notice about a request that was not sent. */
  async answerUnsent(action: 'unsent.retry' | 'unsent.edit'): Promise<void> {
    await this.unsent.getByRole('button', { name: this.#say('orders', action) }).click();
  }

  /** Sends it and gives the id of the order that came of it. */
  async send(): Promise<string> {
    await this.submit.click();
    return this.sent();
  }

  /** The id of the order that was just made: the portal goes to where it can be followed. */
  async sent(): Promise<string> {
    await expect(this.page).toHaveURL(/\/order-tracking\/.*order_id=/);
    const orderId = new URL(this.page.url()).searchParams.get('order_id');
    if (orderId === null) throw new Error(`No order in ${this.page.url()}`);
    return orderId;
  }
}
