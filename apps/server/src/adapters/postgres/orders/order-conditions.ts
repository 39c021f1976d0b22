import { statusGroups } from '@riderbell/domain/orders/status-groups.ts';
import { terminalStatuses } from '@riderbell/domain/orders/status-transitions.ts';

/** Selects orders. Instants are ISO 8601. */
export interface OrderCondition {
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
}

/** Adds a value to the statement and returns its placeholder. */
export type Value = (item: unknown) => string;

const collectedOrEnded: readonly string[] = [
  ...statusGroups.collected,
  ...statusGroups.cancelled,
  ...statusGroups.deliveredOrReturned,
];

/** The condition of the scope. */
export function scopeCondition(scope: OrderCondition['scope'], value: Value): string {
  if ('familyId' in scope) return `family_id = ${value(scope.familyId)}`;
  if ('guestId' in scope) return `guest_id = ${value(scope.guestId)}`;
  // Uses the small index of open orders.
  if ('riderId' in scope) return `rider_id = ${value(scope.riderId)} and not ended`;
  const [only, ...more] = scope.vendorIds;
  return more.length === 0 ? `vendor_id = ${value(only)}` : `vendor_id = any(${value(scope.vendorIds)})`;
}

/** The conditions besides the scope. */
export function conditionsOf(query: OrderCondition, value: Value): string[] {
  const conditions: string[] = [];
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

function statusConditions(statuses: readonly string[], delayed: OrderCondition['delayed'], value: Value): string[] {
  const listed = `status = any(${value(statuses)})`;
  // Explicit, because only then the small index of open orders can be used.
  const open = statuses.some((status) => terminalStatuses.some((terminal) => terminal === status)) ? [] : ['not ended'];
  if (delayed === undefined) return [listed, ...open];
  const left = wasCollected(value);
  return [`(${listed} or (status = 'DELAYED' and ${delayed === 'new' ? `not ${left}` : left}))`, ...open];
}

/** Whether the history of a delayed order counts as collected (specification §4). */
export function wasCollected(value: Value): string {
  return `exists (select from order_status_history where order_status_history.order_id = orders.order_id
    and order_status_history.status = any(${value(collectedOrEnded)}))`;
}

/** Escapes the text for LIKE. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
