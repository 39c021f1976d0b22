import type { calls } from '@riderbell/contract/calls.ts';
import type { CallInput } from '@riderbell/contract/call.ts';
import { accepted, refused, type Handler, type Principal } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';
import { searchKeyOf } from '@riderbell/domain/orders/search-key.ts';
import { statusGroups, statusesOfFilter } from '@riderbell/domain/orders/status-groups.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import { pageKeyAfter, placeOfPageKey } from './page-key.ts';
import type { OrderNeeds, OrderQuery, OrderSearch, StatusCondition } from './ports.ts';

type Query = CallInput<typeof calls.listOrders>['query'];

/** Rows of a page when none are asked for (specification §9). */
const usualCount = 30;

const conditions: Readonly<Record<NonNullable<Query['status']>, StatusCondition | null>> = {
  ANY: null,
  NEW: { statuses: statusesOfFilter.NEW, delayed: 'new' },
  COLLECTED: { statuses: statusesOfFilter.COLLECTED, delayed: 'collected' },
  DELIVERED: { statuses: statusesOfFilter.DELIVERED, delayed: 'none' },
  CANCELLED: { statuses: statusesOfFilter.CANCELLED, delayed: 'none' },
  ACTIVE: { statuses: statusGroups.active, delayed: 'all' },
};

/** Orders of a vendor, newest first, a page at a time (specification §7, Orders). */
export function listOrders(needs: OrderNeeds): Handler<typeof calls.listOrders> {
  return async ({ principal, params, query }) => {
    const vendor = await needs.vendors.find(principal, params.id);
    if (vendor === null) return refused('vendor.not-found');
    const after = query.pagination_key === undefined ? null : placeOfPageKey(needs.seal, query.pagination_key);
    if (query.pagination_key !== undefined && after === null) {
      return refused('request.invalid', { field: 'pagination_key' });
    }
    const limit = Number(query.count ?? usualCount);
    const withOutlets = query.include_outlets === 'true' && vendor.parent_vendor_id === null;
    const found = await needs.store.list({
      scope: withOutlets ? { familyId: vendor.vendor_id } : { vendorId: vendor.vendor_id },
      from: query.from ?? null,
      to: query.to ?? null,
      status: conditions[query.status ?? 'ANY'],
      scheduled: query.scheduled === undefined ? null : query.scheduled === 'true',
      find: query.search === undefined ? null : await searchOf(needs, principal, vendor, withOutlets, query.search),
      phone: query.customer_phone_number === undefined ? null : significantDigits(query.customer_phone_number),
      after,
      limit: limit + 1,
      now: needs.now(),
    } satisfies OrderQuery);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return accepted({
      result: {
        data: page.map((order) => orderOnTheWire(order, needs.now())),
        pagination_key: last && found.length > limit ? pageKeyAfter(needs.seal, last) : null,
      },
    });
  };
}

async function searchOf(
  needs: OrderNeeds,
  principal: Principal,
  vendor: Vendor,
  withOutlets: boolean,
  text: string,
): Promise<OrderSearch | null> {
  const outlets = withOutlets
    ? (await needs.vendors.list(principal)).filter(({ parent_vendor_id: parent }) => parent === vendor.vendor_id)
    : [];
  const key = searchKeyOf(text, [vendor.vendor_id, ...outlets.map((outlet) => outlet.vendor_id)]);
  if (key.kind === 'none') return null;
  if (key.kind === 'order-id') return { kind: 'order-id', prefix: key.orderId };
  return key.kind === 'phone' ? { kind: 'phone', digits: significantDigits(key.phone) } : key;
}

/** Without the plus and the zero that is dialled inside a country: what both ways of writing a number end with. */
function significantDigits(phone: string): string {
  return filterPhoneInput(phone).replace(/^[+0]+/, '');
}
