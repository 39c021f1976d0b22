import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, type HandlerRequest, refused } from '@riderbell/contract/handler.ts';
import type { Numbers } from '@riderbell/contract/shapes/numbers.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { firstDayOfWeek } from '@riderbell/domain/countries/first-day-of-week.ts';
import { addFigures, type Figures, noFigures } from '@riderbell/domain/numbers/figures.ts';
import { longestPeriodDays } from '@riderbell/domain/orders/history-period.ts';
import { mayIncludeOutlets } from '@riderbell/domain/outlets/include-outlets.ts';
import {
  type NumberPeriod,
  numberPeriodFault,
  partsOf,
  periodBefore,
} from '@riderbell/domain/numbers/number-periods.ts';
import { figuresOnTheWire, hoursOnTheWire } from './numbers-on-the-wire.ts';
import type { NumbersNeeds, NumbersScope } from './ports.ts';

type NumbersRequest = HandlerRequest<typeof calls.getNumbers>;
type Query = NumbersRequest['query'];

/** A request counts at most about this many orders; the rest is counted by the job, and the answer says so. */
const mostOrdersCounted = 20_000;

/** The numbers of a vendor and, for a parent that wants them, of its outlets, beside those of the period before. */
export function getNumbers(
  needs: NumbersNeeds,
): (request: Pick<NumbersRequest, 'principal' | 'params' | 'query'>) => ReturnType<Handler<typeof calls.getNumbers>> {
  return async ({ principal, params, query }) => {
    const vendor = await needs.vendors.find(principal, params.id, 'see-numbers');
    if (vendor === null) return refused('vendor.not-found');
    const period = { from: query.from, to: query.to };
    const fault = numberPeriodFault(period);
    if (fault === 'reversed') return refused('order.period-reversed', { field: 'to' });
    if (fault === 'too-long') {
      return refused('order.period-too-long', { field: 'from', values: { maximum: longestPeriodDays } });
    }
    // As for lists: without the right, as for a vendor without outlets.
    const withOutlets = query.include_outlets === 'true' && mayIncludeOutlets(vendor, needs.allOutletOrders());
    const scope = withOutlets ? { familyId: vendor.vendor_id } : { vendorId: vendor.vendor_id };
    const previous = periodBefore(period);
    const all = await needs.store.count(scope, { from: previous.from, to: period.to }, mostOrdersCounted);
    return accepted({
      result: {
        ...(await readNumbers(needs, scope, period, previous, query.by ?? 'day')),
        outlets: withOutlets ? await outletsOf(needs, principal, vendor, period, previous) : [],
        still_counting: !all,
      },
    });
  };
}

async function readNumbers(
  needs: NumbersNeeds,
  scope: NumbersScope,
  period: NumberPeriod,
  previous: NumberPeriod,
  by: NonNullable<Query['by']>,
): Promise<Omit<Numbers, 'outlets' | 'still_counting'>> {
  const { store, country } = needs;
  const weekStart = firstDayOfWeek(country.code);
  const [days, reasons, reasonsBefore, hours] = await Promise.all([
    store.byDay(scope, { from: previous.from, to: period.to }),
    store.byReason(scope, period),
    store.byReason(scope, previous),
    by === 'hour-of-week' ? store.byHourOfWeek(scope, period) : [],
  ]);
  const wire = (figures: Figures) => figuresOnTheWire(figures, country.currency);
  const sumOf = ({ from, to }: NumberPeriod) => wire(addFigures(days.filter(({ day }) => day >= from && day <= to)));
  const parts = by === 'hour-of-week' ? [] : partsOf(period, by, weekStart);
  return {
    ...period,
    totals: sumOf(period),
    cancel_reasons: [...reasons],
    series: parts.map((part) => ({ ...part, ...sumOf(part) })),
    hours_of_week: by === 'hour-of-week' ? hoursOnTheWire(hours, weekStart) : [],
    week_starts_on: weekStart,
    previous: { ...previous, totals: sumOf(previous), cancel_reasons: [...reasonsBefore] },
  };
}

/** The parent first, then its outlets as in the list of vendors. */
async function outletsOf(
  { store, vendors, country }: NumbersNeeds,
  principal: Principal,
  parent: CallersVendor,
  period: NumberPeriod,
  previous: NumberPeriod,
): Promise<Numbers['outlets']> {
  const scope = { familyId: parent.vendor_id };
  const [listed, now, before] = await Promise.all([
    vendors.list(principal),
    store.byVendor(scope, period),
    store.byVendor(scope, previous),
  ]);
  const outlets = listed.filter((vendor) => vendor.parent_vendor_id === parent.vendor_id);
  return [parent, ...outlets].map(({ vendor_id: id, name }) => ({
    vendor_id: id,
    name,
    totals: figuresOnTheWire(now.get(id) ?? noFigures, country.currency),
    previous: figuresOnTheWire(before.get(id) ?? noFigures, country.currency),
  }));
}
