import type { calls } from '@riderbell/contract/calls.ts';
import type { CallInput } from '@riderbell/contract/call.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { guestIdOf } from '@riderbell/domain/access/principal.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { significantDigits } from '@riderbell/domain/orders/phone-number.ts';
import { searchKeyOf } from '@riderbell/domain/orders/search-key.ts';
import { statusGroups, statusesOfFilter } from '@riderbell/domain/orders/status-groups.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import { pageKeyAfter, placeOfPageKey } from './page-key.ts';
import type { OrderNeeds, OrderQuery, OrderSearch, StatusCondition } from './ports.ts';

type Query = CallInput<typeof calls.listOrders>['query'];

/** Orders on a page when the request has no count (specification §7, §9). */
const defaultCount = 30;
const defaultCountWithOutlets = 50;

const conditions: Readonly<Record<NonNullable<Query['status']>, StatusCondition | null>> = {
  ANY: null,
  NEW: { statuses: statusesOfFilter.NEW, delayed: 'new' },
  COLLECTED: { statuses: statusesOfFilter.COLLECTED, delayed: 'collected' },
  DELIVERED: { statuses: statusesOfFilter.DELIVERED, delayed: 'none' },
  CANCELLED: { statuses: statusesOfFilter.CANCELLED, delayed: 'none' },
  ACTIVE: { statuses: statusGroups.active, delayed: 'all' },
};

/**
 * Lists the orders of a vendor, newest first, a page at a time (specification §7, Orders). A guest sees only its own orders, and the
 * phone number that it searches for must be valid (§5).
 */
export function listOrders(needs: OrderNeeds): Handler<typeof calls.listOrders> {
  return async ({ principal, params, query }) => {
    const vendor = await needs.vendors.find(principal, params.id, 'see-orders');
    if (vendor === null) return refused('vendor.not-found');
    const list = listOf(vendor, query);
    const after = query.pagination_key === undefined ? null : placeOfPageKey(needs.seal, query.pagination_key);
    if (query.pagination_key !== undefined && after === null) {
      return refused('request.invalid', { field: 'pagination_key' });
    }
    if (after !== null && after.list !== list) {
      return refused('order.page-of-another-list', { field: 'pagination_key' });
    }
    const { customer_phone_number: phone } = query;
    const guestId = guestIdOf(principal);
    if (guestId !== null && phone !== undefined && !needs.isPossiblePhone(phone)) {
      return refused('order.customer-phone-wrong', { field: 'customer_phone_number' });
    }
    const limit = Number(query.count ?? (query.include_outlets === 'true' ? defaultCountWithOutlets : defaultCount));
    // Orders of outlets that the principal may not see are left out, as for a vendor without outlets.
    const withOutlets =
      query.include_outlets === 'true' &&
      vendor.parent_vendor_id === null &&
      needs.allOutletOrders() &&
      (await needs.vendors.may(principal, vendor.vendor_id, 'see-outlets-orders'));
    const found = await needs.store.list({
      scope: scopeOf(vendor.vendor_id, withOutlets, guestId),
      from: query.from ?? null,
      to: query.to ?? null,
      status: conditions[query.status ?? 'ANY'],
      scheduled: query.scheduled === undefined ? null : query.scheduled === 'true',
      find: query.search === undefined ? null : await searchOf(needs, principal, vendor, withOutlets, query.search),
      phone: phone === undefined ? null : significantDigits(phone, needs.country.phonePrefix),
      after,
      limit: limit + 1,
      now: needs.now(),
    } satisfies OrderQuery);
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

function scopeOf(vendorId: string, withOutlets: boolean, guestId: string | null): OrderQuery['scope'] {
  if (guestId !== null) return { guestId };
  return withOutlets ? { familyId: vendorId } : { vendorId };
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
  return key.kind === 'phone'
    ? { kind: 'phone', digits: significantDigits(key.phone, needs.country.phonePrefix) }
    : key;
}
