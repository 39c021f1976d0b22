import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import type { CashDays } from '@riderbell/contract/shapes/cash-book.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { sumsOf } from '@riderbell/domain/cash/cash-book.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { numberPeriodFault } from '@riderbell/domain/numbers/number-periods.ts';
import { longestPeriodDays } from '@riderbell/domain/orders/history-period.ts';
import { mayIncludeOutlets } from '@riderbell/domain/outlets/include-outlets.ts';
import { sumsOnTheWire } from './get-cash-book.ts';
import type { CashBookNeeds, CashOfDays } from './ports.ts';

/** The sums over days of the book of a vendor and, for a parent that wants them, of its outlets. */
export function getCashDays(needs: CashBookNeeds): Handler<typeof calls.getCashDays> {
  return async ({ principal, params, query }) => {
    const vendor = await needs.vendors.find(principal, params.id, 'keep-cash-book');
    if (vendor === null) return refused('vendor.not-found');
    const period = { from: query.from, to: query.to };
    const fault = numberPeriodFault(period);
    if (fault === 'reversed') return refused('order.period-reversed', { field: 'to' });
    if (fault === 'too-long') {
      return refused('order.period-too-long', { field: 'from', values: { maximum: longestPeriodDays } });
    }
    // As for lists: without the right, as for a vendor without outlets.
    const withOutlets = query.include_outlets === 'true' && mayIncludeOutlets(vendor, needs.allOutletOrders());
    const listed = withOutlets ? await needs.vendors.list(principal) : [];
    const outlets = listed.filter(({ parent_vendor_id: parent }) => parent === vendor.vendor_id);
    const books = [vendor, ...outlets];
    const found = await needs.store.readDays(
      books.map(({ vendor_id: id }) => id),
      period,
    );
    const today = localDateOf(needs.now(), needs.country.timeZone);
    return accepted({ result: { ...period, today, ...daysOnTheWire(needs, found, withOutlets ? books : []) } });
  };
}

function daysOnTheWire(
  { country }: CashBookNeeds,
  { sums, closings, open }: CashOfDays,
  books: readonly CallersVendor[],
): Omit<CashDays, 'from' | 'to' | 'today'> {
  const money = (minor: number) => fromMinor(minor, country.currency);
  const wire = (lines: CashOfDays['sums']) => sumsOnTheWire(sumsOf(lines), money);
  const openOf = (held: CashOfDays['open']) => money(held.reduce((sum, one) => sum + one.amount, 0));
  const days = [...new Set([...sums, ...closings].map(({ day }) => day))].toSorted();
  return {
    sums: wire(sums),
    open: openOf(open),
    days: days.map((day) => {
      const closed = closings.filter((one) => one.day === day);
      return {
        day,
        sums: wire(sums.filter((one) => one.day === day)),
        closed: closed.length,
        difference: money(closed.reduce((sum, { counted, toCount }) => sum + counted - toCount, 0)),
      };
    }),
    outlets: books.map(({ vendor_id: id, name }) => ({
      vendor_id: id,
      name,
      sums: wire(sums.filter(({ vendorId }) => vendorId === id)),
      open: openOf(open.filter(({ vendorId }) => vendorId === id)),
    })),
  };
}
