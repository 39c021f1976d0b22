import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import { moneyOf, type OrderMoney } from '@riderbell/domain/payments/order-money.ts';
import { isSelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import { promiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import {
  headed,
  moment,
  type OrderColumn,
  type OrderFacts,
  sharedColumns,
  type SheetFrame,
  text,
} from './order-columns.ts';
import type { Cell, ExportedOrder, SheetColumn } from './ports.ts';

/** An order, and what its row shows besides. */
interface RowFacts extends OrderFacts {
  readonly money: OrderMoney;
  /** Who requested the order. */
  readonly person: string | null;
}

const { orderId, collected, delivered, status, branchId, branch, customer } = sharedColumns;

/**
 * The columns of an export. The fee is what the merchant owes and the sum of its parts: a voucher is negative, and an order that costs
 * nothing has zeros. The product does not calculate VAT yet, so its column is empty; there are no refunds yet, so theirs has zeros
 * (docs/exports.md).
 */
const columns: readonly OrderColumn<RowFacts>[] = [
  orderId,
  moment('column.ordered', ({ order }) => order.created_at),
  moment('column.promised-from', ({ order }) => order.promise?.from ?? null),
  moment('column.promised-to', ({ order }) => order.promise?.to ?? null),
  collected,
  delivered,
  status,
  text('column.cancel-reason', 20, cancelReasonOf),
  text('promise.kept', 12, promiseOutcomeWord),
  branchId,
  branch,
  customer,
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
export function orderColumns(frame: Pick<SheetFrame, 'words' | 'country'>): SheetColumn[] {
  return headed(columns, frame);
}

/** The row of an order. @param person the name of the account that asked for it */
export function orderRow(frame: SheetFrame, order: ExportedOrder, person: string | null): Cell[] {
  const { paymentMethod, amount, fee } = order;
  const facts = { ...frame, order, person, money: moneyOf(order, { paymentMethod, amount, fee: fee.total }) };
  return columns.map(({ of }) => of(facts));
}

function money(heading: string, minor: (facts: RowFacts) => number | null): OrderColumn<RowFacts> {
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
