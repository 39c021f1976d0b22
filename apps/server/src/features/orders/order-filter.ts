import type { calls } from '@riderbell/contract/calls.ts';
import type { CallInput } from '@riderbell/contract/call.ts';
import { refused } from '@riderbell/contract/handler.ts';
import type { orderFilterErrors } from '@riderbell/contract/shapes/order-filter.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { guestIdOf, type Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import { longestPeriodDays, rangeRefusal } from '@riderbell/domain/orders/history-period.ts';
import { significantDigits } from '@riderbell/domain/orders/phone-number.ts';
import { searchKeyOf } from '@riderbell/domain/orders/search-key.ts';
import { statusGroups, statusesOfFilter } from '@riderbell/domain/orders/status-groups.ts';
import type { OrderFilter, OrderNeeds, OrderSearch, StatusCondition } from './ports.ts';

/** The fields of a query that select orders. */
export type FilterQuery = Omit<CallInput<typeof calls.listOrders>['query'], 'count' | 'pagination_key'>;

/** What the selection of orders needs. */
export type FilterNeeds = Pick<OrderNeeds, 'vendors' | 'country' | 'isPossiblePhone' | 'allOutletOrders' | 'now'>;

export interface FilterRequest {
  readonly principal: Principal;
  readonly vendorId: string;
  /** What the caller must have at the vendor. */
  readonly right: VendorRight;
  readonly query: FilterQuery;
}

type FilterError = (typeof orderFilterErrors)[number];
type Selected = { readonly ok: true; readonly vendor: Vendor; readonly filter: OrderFilter };

/**
 * The orders that a query selects. The list, its totals and its export ask here, so that they always show the same orders. A guest
 * sees only its own orders, and the phone number that it searches for must be valid (specification §5, Lists and search).
 */
export async function selectOrders(
  needs: FilterNeeds,
  { principal, vendorId, right, query }: FilterRequest,
): Promise<Selected | ReturnType<typeof refused<FilterError>>> {
  const vendor = await needs.vendors.find(principal, vendorId, right);
  if (vendor === null) return refused('vendor.not-found');
  const outOfRange = rangeOf(query, needs.country.timeZone);
  if (outOfRange === 'reversed') return refused('order.period-reversed', { field: 'to' });
  if (outOfRange === 'too-long') {
    return refused('order.period-too-long', { field: 'from', values: { maximum: longestPeriodDays } });
  }
  const { customer_phone_number: phone } = query;
  const guestId = guestIdOf(principal);
  if (guestId !== null && phone !== undefined && !needs.isPossiblePhone(phone)) {
    return refused('order.customer-phone-wrong', { field: 'customer_phone_number' });
  }
  // Orders of outlets that the principal may not see are left out, as for a vendor without outlets.
  const withOutlets =
    query.include_outlets === 'true' &&
    vendor.parent_vendor_id === null &&
    needs.allOutletOrders() &&
    (await needs.vendors.may(principal, vendor.vendor_id, 'see-outlets-orders'));
  const filter: OrderFilter = {
    scope: scopeOf(vendor.vendor_id, withOutlets, guestId),
    from: query.from ?? null,
    to: query.to ?? null,
    status: conditions[query.status ?? 'ANY'],
    scheduled: query.scheduled === undefined ? null : query.scheduled === 'true',
    find: query.search === undefined ? null : await searchOf(needs, principal, vendor, withOutlets, query.search),
    phone: phone === undefined ? null : significantDigits(phone, needs.country.phonePrefix),
    now: needs.now(),
  };
  return { ok: true, vendor, filter };
}

/** The tracking screen and callers who follow the specification literally give one end or none; such a range has no length. */
function rangeOf({ from, to }: FilterQuery, timeZone: string): ReturnType<typeof rangeRefusal> {
  return from === undefined || to === undefined ? null : rangeRefusal(Date.parse(from), Date.parse(to), timeZone);
}

const conditions: Readonly<Record<NonNullable<FilterQuery['status']>, StatusCondition | null>> = {
  ANY: null,
  NEW: { statuses: statusesOfFilter.NEW, delayed: 'new' },
  COLLECTED: { statuses: statusesOfFilter.COLLECTED, delayed: 'collected' },
  DELIVERED: { statuses: statusesOfFilter.DELIVERED, delayed: 'none' },
  CANCELLED: { statuses: statusesOfFilter.CANCELLED, delayed: 'none' },
  ACTIVE: { statuses: statusGroups.active, delayed: 'all' },
};

function scopeOf(vendorId: string, withOutlets: boolean, guestId: string | null): OrderFilter['scope'] {
  if (guestId !== null) return { guestId };
  return withOutlets ? { familyId: vendorId } : { vendorId };
}

async function searchOf(
  needs: FilterNeeds,
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
