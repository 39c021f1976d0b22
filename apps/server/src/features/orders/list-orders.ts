import type { calls } from '@riderbell/contract/calls.ts';
import type { CallInput } from '@riderbell/contract/call.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { listOfQuery, pageKeyAfter, placeOfPageKey } from '@riderbell/domain/lists/page-key.ts';
import { selectOrders } from './order-filter.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
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
    const list = listOfQuery(selected.vendor.vendor_id, query, pageFields);
    const place = query.pagination_key === undefined ? null : placeOfPageKey(needs.seal, query.pagination_key);
    if (query.pagination_key !== undefined && place === null) {
      return refused('request.invalid', { field: 'pagination_key' });
    }
    if (place !== null && place.list !== list) {
      return refused('order.page-of-another-list', { field: 'pagination_key' });
    }
    const limit = Number(query.count ?? (query.include_outlets === 'true' ? defaultCountWithOutlets : defaultCount));
    const after = place && { createdAt: place.at, orderId: place.id };
    const found = await needs.store.list({ ...selected.filter, after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return accepted({
      result: {
        data: page.map((order) => orderOnTheWire(order, needs.now())),
        pagination_key:
          last && found.length > limit
            ? pageKeyAfter(needs.seal, { at: last.created_at, id: last.orderId, list })
            : null,
      },
    });
  };
}

/**
 * The parameters on which a pagination key does not depend. The period may move from page to page, as "the last hour" does: the key is a
 * point in time, from which each period continues.
 */
const pageFields: ReadonlySet<string> = new Set(['count', 'pagination_key', 'from', 'to'] satisfies (keyof Query)[]);
