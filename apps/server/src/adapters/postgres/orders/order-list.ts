import { conditionsOf, type OrderCondition, scopeCondition, type Value } from './order-conditions.ts';
import { readColumns } from './order-rows.ts';

/** A page of orders, newest first. */
export interface OrderListQuery extends OrderCondition {
  /** The page begins after this order. */
  readonly after?: { readonly created_at: string; readonly order_id: string };
  readonly count: number;
}

// JSON values have PostgreSQL's format of instants; this is the format used everywhere else.
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns of an order that is read, over a row source named `found`: its row, its history and its proofs. */
export const orderColumns = `${readColumns.map((column) => `found.${column}`).join(', ')},
  (select coalesce(json_agg(json_build_object('sequence', sequence, 'status', status, 'created_at', ${instant('created_at')},
      'asked_by', asked_by, 'asked_by_id', asked_by_id, 'reason', reason) order by sequence), '[]')
    from order_status_history where order_status_history.order_id = found.order_id) as status_history,
  (select coalesce(json_agg(json_build_object('file_key', file_key, 'kind', kind, 'content_type', content_type,
      'taken_at', ${instant('taken_at')}, 'expires_at', ${instant('least(expires_at, removed_at)')}) order by taken_at, file_key), '[]')
    from proofs where proofs.order_id = found.order_id) as proofs`;

const newestFirst = 'created_at desc, order_id desc';

/** The statement of a page. Its ids are read from an index; the orders, their history and proofs only for these. */
export function listStatement(query: OrderListQuery): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const value: Value = (item) => `$${values.push(item)}`;
  const { scope } = query;
  const limit = value(query.count);
  const conditions = [...afterOf(query, value), ...conditionsOf(query, value)];
  const pageOf = (within: string) =>
    `select order_id, created_at from orders where ${[within, ...conditions].join(' and ')} order by ${newestFirst} limit ${limit}`;

  // Reads a page from each vendor's index and then the newest of those; `vendor_id = any(…)` would read and sort all.
  const page =
    'vendorIds' in scope && scope.vendorIds.length > 1
      ? `select one.* from unnest(${value(scope.vendorIds)}::text[]) as wanted(id)
        cross join lateral (${pageOf('vendor_id = wanted.id')}) as one order by ${newestFirst} limit ${limit}`
      : pageOf(scopeCondition(scope, value));
  return {
    text: `select ${orderColumns} from (${page}) as page join orders as found using (order_id)
      order by found.created_at desc, found.order_id desc`,
    values,
  };
}

/** What a page that follows another one adds. */
function afterOf({ after }: OrderListQuery, value: Value): string[] {
  if (after === undefined) return [];
  return [`(created_at, order_id) < (${value(after.created_at)}::timestamptz, ${value(after.order_id)})`];
}
