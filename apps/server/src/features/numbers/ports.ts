import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Weekday } from '@riderbell/domain/countries/first-day-of-week.ts';
import type { CountedReason, Figures } from '@riderbell/domain/numbers/figures.ts';
import type { NumberPeriod } from '@riderbell/domain/numbers/number-periods.ts';

/** One vendor, or a family by its head. */
export type NumbersScope = { readonly vendorId: string } | { readonly familyId: string };

export interface HourOfWeek {
  readonly weekday: Weekday;
  readonly hour: number;
  readonly orders: number;
}

export interface ReasonCount {
  readonly reason: CountedReason;
  readonly orders: number;
}

/** The numbers of orders by vendor and day. Every change of an order marks it as uncounted; counting its day removes the mark. */
export interface NumbersStore {
  /**
   * Counts the scope's uncounted days of the period, at most about `mostOrders` orders.
   * @returns whether all are counted
   */
  count(scope: NumbersScope, period: NumberPeriod, mostOrders: number): Promise<boolean>;
  /** The same for any vendor and day. */
  countAny(mostOrders: number): Promise<boolean>;
  /** Days without orders are left out. */
  byDay(scope: NumbersScope, period: NumberPeriod): Promise<readonly (Figures & { readonly day: string })[]>;
  byVendor(scope: NumbersScope, period: NumberPeriod): Promise<ReadonlyMap<string, Figures>>;
  /** The most frequent reason first. */
  byReason(scope: NumbersScope, period: NumberPeriod): Promise<readonly ReasonCount[]>;
  /** Hours without orders are left out. */
  byHourOfWeek(scope: NumbersScope, period: NumberPeriod): Promise<readonly HourOfWeek[]>;
}

export interface Vendors {
  /** Also null when the vendor exists but the principal does not have this right. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<CallersVendor | null>;
  /** All vendors that the principal may see. */
  list(principal: Principal): Promise<CallersVendor[]>;
}

export interface NumbersNeeds {
  readonly store: NumbersStore;
  readonly vendors: Vendors;
  /** Whether the country's operator allows lists of all outlets' orders. */
  readonly allOutletOrders: () => boolean;
  readonly country: Pick<Country, 'code' | 'currency'>;
}
