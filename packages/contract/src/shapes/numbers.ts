import { countedReasons } from '@riderbell/domain/numbers/figures.ts';
import * as z from 'zod/mini';
import { id } from './primitives.ts';

const count = z.int().check(z.minimum(0));
/** A sum of amounts, in the currency. */
const sum = z.number().check(z.minimum(0));
/** Sums of whole seconds, from which averages are calculated. */
const seconds = count;

/** Sums over orders, which add up; shares and averages are calculated from them. */
export const figures = z.object({
  orders: count,
  delivered: count,
  returned: count,
  /** Cancelled, failed or without a rider. */
  cancelled: count,
  /** Orders whose promised time was kept or missed, and how many of them were on time. */
  promised: count,
  on_time: count,
  /** Orders whose rider reached the collection point, and the time until then since the request or the scheduled time. */
  riders_arrived: count,
  to_rider_seconds: seconds,
  /** The time until the delivery, of the `delivered` orders. */
  to_door_seconds: seconds,
  /** The delivery fees that the merchant owes. */
  delivery_fees: sum,
  /** What riders collected from customers, and what they paid to the merchant at pickup. */
  cash_collected: sum,
  cash_paid_at_pickup: sum,
});
export type WireFigures = z.infer<typeof figures>;

/** A local day of the country, "2026-11-23". */
export const day = z.iso
  .date('must be a day such as 2026-11-23')
  .check(z.refine((text) => text >= '2000' && text < '2101', 'must be a day between 2000 and 2100'));

const period = { from: day, to: day };

const periodNumbers = z.object({
  ...period,
  totals: figures,
  /** The most frequent reason first. */
  cancel_reasons: z.array(z.object({ reason: z.enum(countedReasons), orders: count })),
});
export type PeriodNumbers = z.infer<typeof periodNumbers>;

const weekday = z.int().check(z.minimum(1), z.maximum(7));

export const numbers = z.extend(periodNumbers, {
  /** Days or weeks in their order, also those without orders; the first and the last week may be cut. Empty by hour of the week. */
  series: z.array(z.extend(figures, period)),
  /** All 168 hours, from the first day of the country's week; empty by day and by week. Weekdays are those of ISO 8601. */
  hours_of_week: z.array(z.object({ weekday, hour: z.int().check(z.minimum(0), z.maximum(23)), orders: count })),
  week_starts_on: weekday,
  /** As many days directly before. */
  previous: periodNumbers,
  /** Each outlet and the parent itself; empty without `include_outlets`. */
  outlets: z.array(z.object({ vendor_id: id, name: z.string(), totals: figures, previous: figures })),
  /** True while older orders are still being counted: ask again in a moment. */
  still_counting: z.boolean(),
});
export type Numbers = z.infer<typeof numbers>;
