import type { calls } from '@riderbell/contract/calls.ts';
import type { CallInput } from '@riderbell/contract/call.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { selectOrders } from './order-filter.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import { pageKeyAfter, placeOfPageKey } from './page-key.ts';
import type { OrderNeeds } from './ports.ts';

type Query = CallInput<typeof calls.listOrders>['query'];

/** Orders on a page when the request has no count (specification §7, §9). */
const defaultCount = 30;
const defaultCountWithOutlets = 50;

/** Lists the selected orders, newest first, a page at a time (specification §7, Orders). */
export function listOrders(needs: OrderNeeds): Handler<typeof calls.listOrders> {
  return async ({ principal, params, query }) => {
    const selected = await selectOrders(needs, { principal, vendorId: params.id, right: 'see-orders', query });
    if (!selected.ok) return selected;
    const list = listOf(selected.vendor, query);
    const after = query.pagination_key === undefined ? null : placeOfPageKey(needs.seal, query.pagination_key);
    if (query.pagination_key !== undefined && after === null) {
      return refused('request.invalid', { field: 'pagination_key' });
    }
    if (after !== null && after.list !== list) {
      return refused('order.page-of-another-list', { field: 'pagination_key' });
    }
    const limit = Number(query.count ?? (query.include_outlets === 'true' ? defaultCountWithOutlets : defaultCount));
    const found = await needs.store.list({ ...selected.filter, after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return accepted({
      result: {
        data: page.map((order) => orderOnTheWire(order, needs.now())),
        pagination_key: last && found.length > limit ? pageKeyAfter(needs.seal, last, list) : null,
      },
    });
  };
}

/**
 * The parameters on which a pagination key does not depend. The period may move from page to page, as "the last hour" does: the key is a
 * point in time, from which each period continues.
 */
const pageFields: ReadonlySet<string> = new Set(['count', 'pagination_key', 'from', 'to'] satisfies (keyof Query)[]);

/** Identifies the list of a pagination key: the vendor and its filters, without the page size and the period. */
function listOf({ vendor_id: vendorId }: Vendor, query: Query): string {
  const filters = Object.entries(query).filter(([name, value]) => !pageFields.has(name) && value !== undefined);
  return JSON.stringify([vendorId, ...filters.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
