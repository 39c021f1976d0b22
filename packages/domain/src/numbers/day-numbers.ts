import { type Contribution, contributionOf, type CountedOrder } from './contribution.ts';
import { addFigures, type CountedReason, type Figures, hoursOfDay } from './figures.ts';

/** The numbers of a vendor's orders of one day. */
export interface DayNumbers {
  readonly vendorId: string;
  readonly familyId: string;
  readonly day: string;
  readonly figures: Figures;
  /** The orders requested in each hour of the day. */
  readonly hours: readonly number[];
  readonly reasons: Readonly<Partial<Record<CountedReason, number>>>;
}

/** Counts orders by vendor and day. */
export function countOrders(orders: readonly CountedOrder[], timeZone: string): readonly DayNumbers[] {
  const days = Map.groupBy(
    orders.map((order) => contributionOf(order, timeZone)),
    ({ vendorId, familyId, day }) => JSON.stringify([vendorId, familyId, day]),
  );
  return [...days.values()].map(dayNumbersOf);
}

function dayNumbersOf(contributions: readonly Contribution[]): DayNumbers {
  const [{ vendorId, familyId, day }] = contributions as readonly [Contribution];
  const hours = Array.from({ length: hoursOfDay }, () => 0);
  const reasons: Partial<Record<CountedReason, number>> = {};
  for (const { hour, cancelReason } of contributions) {
    hours[hour] = (hours[hour] ?? 0) + 1;
    if (cancelReason !== null) reasons[cancelReason] = (reasons[cancelReason] ?? 0) + 1;
  }
  return { vendorId, familyId, day, figures: addFigures(contributions.map(({ figures }) => figures)), hours, reasons };
}
