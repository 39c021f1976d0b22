import { statusGroups } from '@riderbell/domain/orders/status-groups.ts';
import { terminalStatuses } from '@riderbell/domain/orders/status-transitions.ts';
import { readColumns } from './order-rows.ts';

/** Selects orders, newest first. Instants are ISO 8601. */
export interface OrderListQuery {
  /** Single vendors, a family by its head, a guest, or a rider. */
  readonly scope:
    | { readonly vendorIds: readonly string[] }
    | { readonly familyId: string }
    | { readonly guestId: string }
    /** The rider's open orders. */
    | { readonly riderId: string };
  /** The range of the creation, both ends inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly statuses?: readonly string[];
  /** In addition to `statuses`: delayed orders that count as new or as collected by their history (specification §4). */
  readonly delayed?: 'new' | 'collected';
  /** Orders that are, or are not, scheduled at this instant. */
  readonly scheduled?: { readonly wanted: boolean; readonly at: string };
  /** The last digits of the customer's number. */
  readonly phone?: string;
  /** The beginning of the id. */
  readonly orderId?: string;
  /** A part of the customer's name or address, case-insensitive. */
  readonly text?: string;
  /** The page begins after this order. */
  readonly after?: { readonly created_at: string; readonly order_id: string };
  readonly count: number;
}

const collectedOrEnded: readonly string[] = [
  ...statusGroups.collected,
  ...statusGroups.cancelled,
  ...statusGroups.deliveredOrReturned,
];

// JSON values have PostgreSQL's format of instants; this is the format used everywhere else.
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns of an order that is read, over a row source named `found`: its row, its history and its proofs. */
export const orderColumns = `${readColumns.map((column) => `found.${column}`).join(', ')},
  (select coalesce(json_agg(json_build_object('sequence', sequence, 'status', status, 'created_at', ${instant('created_at')},
      'asked_by', asked_by, 'asked_by_id', asked_by_id, 'reason', reason) order by sequence), '[]')
    from order_status_history where order_status_history.order_id = found.order_id) as status_history,
  (select coalesce(json_agg(json_build_object('file_key', file_key, 'kind', kind, 'content_type', content_type,
      'taken_at', ${instant('taken_at')}, 'expires_at', ${instant('expires_at')}) order by taken_at, file_key), '[]')
    from proofs where proofs.order_id = found.order_id) as proofs`;

const newestFirst = 'created_at desc, order_id desc';

/** The statement of a page. History and proofs are only read for its rows. */
export function listStatement(query: OrderListQuery): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (item: unknown): string => `$${values.push(item)}`;
  const { scope } = query;
  const limit = value(query.count);
  const conditions = conditionsOf(query, value);
  const pageOf = (within: string) =>
    `select * from orders where ${[within, ...conditions].join(' and ')} order by ${newestFirst} limit ${limit}`;

  let page: string;
  if ('familyId' in scope) page = pageOf(`family_id = ${value(scope.familyId)}`);
  else if ('guestId' in scope) page = pageOf(`guest_id = ${value(scope.guestId)}`);
  // Uses the small index of open orders.
  else if ('riderId' in scope) page = pageOf(`rider_id = ${value(scope.riderId)} and not ended`);
  else if (scope.vendorIds.length === 1) page = pageOf(`vendor_id = ${value(scope.vendorIds[0])}`);
  else {
    // Reads a page from each vendor's index and then the newest of those; `vendor_id = any(…)` would read and sort all.
    page = `select one.* from unnest(${value(scope.vendorIds)}::text[]) as wanted(id)
      cross join lateral (${pageOf('vendor_id = wanted.id')}) as one order by ${newestFirst} limit ${limit}`;
  }
  return { text: `select ${orderColumns} from (${page}) as found order by ${newestFirst}`, values };
}

function conditionsOf(query: OrderListQuery, value: (item: unknown) => string): string[] {
  const conditions: string[] = [];
  if (query.after) {
    const { created_at: createdAt, order_id: orderId } = query.after;
    conditions.push(`(created_at, order_id) < (${value(createdAt)}::timestamptz, ${value(orderId)})`);
  }
  if (query.from !== undefined) conditions.push(`created_at >= ${value(query.from)}`);
  if (query.to !== undefined) conditions.push(`created_at <= ${value(query.to)}`);
  if (query.statuses) conditions.push(...statusConditions(query.statuses, query.delayed, value));
  if (query.scheduled) {
    const { wanted, at } = query.scheduled;
    const scheduled = `(preordered_for is not null and preordered_for > ${value(at)}
      and status = any(${value(statusGroups.scheduled)}))`;
    conditions.push(wanted ? scheduled : `not ${scheduled}`);
  }
  if (query.phone !== undefined) {
    const lastFirst = query.phone.replaceAll(/\D/g, '').split('').toReversed().join('');
    conditions.push(`reverse(customer_phone_number) like ${value(`${lastFirst}%`)}`);
  }
  if (query.orderId !== undefined) conditions.push(`order_id like ${value(`${literally(query.orderId)}%`)}`);
  if (query.text !== undefined) {
    const anywhere = value(`%${literally(query.text)}%`);
    conditions.push(`(customer_name ilike ${anywhere} or customer_address ilike ${anywhere})`);
  }
  return conditions;
}

function statusConditions(
  statuses: readonly string[],
  delayed: OrderListQuery['delayed'],
  value: (item: unknown) => string,
): string[] {
  const listed = `status = any(${value(statuses)})`;
  // Explicit, because only then the small index of open orders can be used.
  const open = statuses.some((status) => terminalStatuses.some((terminal) => terminal === status)) ? [] : ['not ended'];
  if (delayed === undefined) return [listed, ...open];
  const left = `exists (select from order_status_history where order_status_history.order_id = orders.order_id
    and order_status_history.status = any(${value(collectedOrEnded)}))`;
  return [`(${listed} or (status = 'DELAYED' and ${delayed === 'new' ? `not ${left}` : left}))`, ...open];
}

/** Escapes the text for LIKE. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
