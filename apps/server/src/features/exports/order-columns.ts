import { digitsOf } from '@riderbell/domain/countries/currencies.ts';
import { wallTimeOf } from '@riderbell/domain/countries/wall-time.ts';
import { displayStatusOf } from '@riderbell/domain/orders/display-status.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import type { Cell, ColumnKind, ExportedOrder, ExportNeeds, ExportWords, SheetColumn } from './ports.ts';

/** What is the same for all rows of an export. */
export interface SheetFrame extends Pick<ExportNeeds, 'country' | 'showPhone'> {
  readonly words: ExportWords;
  /** Epoch ms. */
  readonly now: number;
}

/** An order, and what its row shows besides. */
export interface OrderFacts extends SheetFrame {
  readonly order: ExportedOrder;
}

export interface OrderColumn<Facts extends OrderFacts = OrderFacts> {
  /** In sheets.json; a screen's own word, such as "Status", in tracking.json. */
  readonly heading: string;
  readonly kind: ColumnKind['kind'] | 'money';
  readonly width: number;
  readonly of: (facts: Facts) => Cell;
}

export function text<Facts extends OrderFacts>(
  heading: string,
  width: number,
  of: OrderColumn<Facts>['of'],
): OrderColumn<Facts> {
  return { heading, kind: 'text', width, of };
}

export function moment(heading: string, of: (facts: OrderFacts) => string | number | null): OrderColumn {
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

/** The columns that every file about orders has, with the same headings and words. */
export const sharedColumns = {
  orderId: text('column.order-id', 16, ({ order }) => order.orderId),
  collected: moment('column.collected', ({ order }) => reachedAt(order, 'PICKED_UP')),
  delivered: moment('column.delivered', ({ order }) => reachedAt(order, 'DELIVERED')),
  status: text('history.status', 16, ({ words, order, now }) =>
    words.tracking(`display.${displayStatusOf(order, now)}`),
  ),
  branchId: text('column.branch-id', 10, ({ order }) => order.vendorId),
  branch: text('history.vendor', 22, ({ order }) => order.origin.name),
  customer: text('detail.destination', 22, ({ order }) => order.customer.name),
} satisfies Readonly<Record<string, OrderColumn>>;

/** When the order reached the status, ISO 8601; null if it never did. */
export function reachedAt(
  { status_history }: Pick<ExportedOrder, 'status_history'>,
  status: OrderStatus,
): string | null {
  return status_history.find((entry) => entry.status === status)?.created_at ?? null;
}

/** The columns with their headings. */
export function headed(
  columns: readonly Pick<OrderColumn, 'heading' | 'kind' | 'width'>[],
  { words, country }: Pick<SheetFrame, 'words' | 'country'>,
): SheetColumn[] {
  return columns.map(({ heading, kind, width }) => {
    const shared = { heading: headingOf(words, heading).replace('{{zone}}', country.timeZone), width };
    if (kind === 'money') return { ...shared, kind: 'number', digits: digitsOf(country.currency) };
    return kind === 'number' ? { ...shared, kind, digits: 3 } : { ...shared, kind };
  });
}

function headingOf({ sheets, tracking }: ExportWords, key: string): string {
  return key.startsWith('column.') ? sheets(key) : tracking(key);
}
