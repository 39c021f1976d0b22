import { digitsOf } from '@riderbell/domain/countries/currencies.ts';
import { wallTimeOf } from '@riderbell/domain/countries/wall-time.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import { displayStatusOf } from '@riderbell/domain/orders/display-status.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { moneyOf, type OrderMoney } from '@riderbell/domain/payments/order-money.ts';
import { isSelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import { promiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import type { Cell, ColumnKind, ExportedOrder, ExportNeeds, ExportWords, SheetColumn } from './ports.ts';

/** What is the same for all rows of an export. */
export interface SheetFrame extends Pick<ExportNeeds, 'country' | 'showPhone'> {
  readonly words: ExportWords;
  /** Epoch ms. */
  readonly now: number;
}

/** An order, and what its row shows besides. */
interface RowFacts extends SheetFrame {
  readonly order: ExportedOrder;
  readonly money: OrderMoney;
  /** Who requested the order. */
  readonly person: string | null;
}

type Kind = ColumnKind['kind'] | 'money';

interface OrderColumn {
  /** In sheets.json; a screen's own word, such as "Status", in tracking.json. */
  readonly heading: string;
  readonly kind: Kind;
  readonly width: number;
  readonly of: (facts: RowFacts) => Cell;
}

/**
 * The columns of an export. The fee is what the merchant owes and the sum of its parts: a voucher is negative, and an order that costs
 * nothing has zeros. The product does not calculate VAT yet, so its column is empty; there are no refunds yet, so theirs has zeros
 * (docs/exports.md).
 */
const columns: readonly OrderColumn[] = [
  text('column.order-id', 16, ({ order }) => order.orderId),
  moment('column.ordered', ({ order }) => order.created_at),
  moment('column.promised-from', ({ order }) => order.promise?.from ?? null),
  moment('column.promised-to', ({ order }) => order.promise?.to ?? null),
  moment('column.collected', (facts) => reachedAt(facts, 'PICKED_UP')),
  moment('column.delivered', (facts) => reachedAt(facts, 'DELIVERED')),
  text('history.status', 16, ({ words, order, now }) => words.tracking(`display.${displayStatusOf(order, now)}`)),
  text('column.cancel-reason', 20, cancelReasonOf),
  text('promise.kept', 12, promiseOutcomeWord),
  text('column.branch-id', 10, ({ order }) => order.vendorId),
  text('history.vendor', 22, ({ order }) => order.origin.name),
  text('detail.destination', 22, ({ order }) => order.customer.name),
  {
    heading: 'column.phone',
    kind: 'phone',
    width: 18,
    of: ({ order, showPhone }) => showPhone(order.customer.phoneNumber),
  },
  text('column.address', 40, ({ order }) => order.customer.address),
  text('detail.items', 30, ({ order }) => order.description),
  text('column.payment-method', 20, paymentMethodOf),
  money('payment.item-value', ({ order }) => order.amount),
  money('column.at-the-door', (facts) => facts.money.collected),
  money('column.paid-at-pickup', (facts) => facts.money.paidAtPickup),
  money('fee.title', (facts) => facts.money.fee),
  money('fee.base', (facts) => partOfFee(facts, 'base')),
  money('column.fee-distance', (facts) => partOfFee(facts, 'distance')),
  money('fee.surcharge', (facts) => partOfFee(facts, 'surcharge')),
  money('fee.voucher', (facts) => -partOfFee(facts, 'voucher')),
  money('column.vat', () => null),
  money('column.refunds', () => 0),
  text('column.currency', 8, ({ order }) => order.currency),
  text('column.voucher-code', 14, ({ order }) => order.voucher?.code ?? null),
  text('detail.vat', 14, ({ order }) => order.vatNumber),
  { heading: 'column.kilometres', kind: 'number', width: 10, of: ({ order }) => order.metres / 1000 },
  text('rider.title', 20, ({ order }) => order.rider?.name ?? null),
  text('column.asked-by', 20, ({ person }) => person),
];

/** The columns with their headings. */
export function orderColumns({ words, country }: Pick<SheetFrame, 'words' | 'country'>): SheetColumn[] {
  return columns.map(({ heading, kind, width }) => {
    const shared = { heading: headingOf(words, heading).replace('{{zone}}', country.timeZone), width };
    if (kind === 'money') return { ...shared, kind: 'number', digits: digitsOf(country.currency) };
    return kind === 'number' ? { ...shared, kind, digits: 3 } : { ...shared, kind };
  });
}

function headingOf({ sheets, tracking }: ExportWords, key: string): string {
  return key.startsWith('column.') ? sheets(key) : tracking(key);
}

/** The row of an order. @param person the name of the account that asked for it */
export function orderRow(frame: SheetFrame, order: ExportedOrder, person: string | null): Cell[] {
  const { paymentMethod, amount, fee } = order;
  const facts = { ...frame, order, person, money: moneyOf(order, { paymentMethod, amount, fee: fee.total }) };
  return columns.map(({ of }) => of(facts));
}

function text(heading: string, width: number, of: OrderColumn['of']): OrderColumn {
  return { heading, kind: 'text', width, of };
}

function moment(heading: string, of: (facts: RowFacts) => string | number | null): OrderColumn {
  return {
    heading,
    kind: 'moment',
    width: 18,
    of: (facts) => {
      const instant = of(facts);
      return instant === null ? null : wallTimeOf(new Date(instant).getTime(), facts.country.timeZone);
    },
  };
}

function money(heading: string, minor: (facts: RowFacts) => number | null): OrderColumn {
  return {
    heading,
    kind: 'money',
    width: 12,
    of: (facts) => {
      const value = minor(facts);
      return value === null ? null : fromMinor(value, facts.order.currency);
    },
  };
}

function reachedAt({ order }: RowFacts, status: OrderStatus): string | null {
  return order.status_history.find((entry) => entry.status === status)?.created_at ?? null;
}

function cancelReasonOf({ words, order: { cancellation } }: RowFacts): string | null {
  if (cancellation === null) return null;
  const { reason } = cancellation;
  return cancelReasons.some((known) => known === reason) ? words.tracking(`cancel.reason.${reason}`) : reason;
}

function promiseOutcomeWord({ words, order }: RowFacts): string | null {
  const outcome = order.promise && promiseOutcome(order, order.promise);
  return outcome && words.sheets(outcome.kept ? 'yes' : 'no');
}

function paymentMethodOf({ words, order: { paymentMethod } }: RowFacts): string {
  return words.tracking(`payment.method.${isSelectablePaymentMethod(paymentMethod) ? paymentMethod : 'unknown'}`);
}

function partOfFee({ order, money: { fee } }: RowFacts, part: keyof ExportedOrder['fee']['parts']): number {
  // An order that costs nothing still has the fee that was quoted for it.
  return fee === 0 && order.fee.total !== 0 ? 0 : order.fee.parts[part];
}
