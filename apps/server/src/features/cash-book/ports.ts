import type { Once } from '@riderbell/contract/handler.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import type { ClosingFault } from '@riderbell/domain/cash/cash-book.ts';
import type { CashAccount, CashLineKind } from '@riderbell/domain/cash/cash-of-order.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';

/** A line of the book. Amounts are in minor units, negative where a line takes something back. */
export interface CashLine {
  readonly lineId: number;
  /** The local day that it counts on, "2026-11-21". */
  readonly day: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly account: CashAccount;
  readonly kind: CashLineKind;
  readonly orderId: string | null;
  readonly amount: number;
  /** The line that this one corrects, and the day of that line. */
  readonly corrects: number | null;
  readonly correctsDay: string | null;
  /** The person who entered it; null for a line that follows from an order. */
  readonly who: string | null;
  readonly note: string;
}

export interface CashClosing {
  readonly day: string;
  readonly toCount: number;
  readonly counted: number;
  readonly explanation: string;
  /** ISO 8601, UTC. */
  readonly closedAt: string;
  readonly closedBy: string;
}

/** One day of a vendor's book. */
export interface CashDay {
  readonly lines: readonly CashLine[];
  readonly closing: CashClosing | null;
  /** What riders hold after all lines of all days. */
  readonly open: number;
}

/** The books of some vendors over some days. */
export interface CashOfDays {
  /** One sum for each vendor, day and column that has lines. */
  readonly sums: readonly (Pick<CashLine, 'day' | 'account' | 'amount'> & { readonly vendorId: string })[];
  readonly closings: readonly (Pick<CashClosing, 'day' | 'toCount' | 'counted'> & { readonly vendorId: string })[];
  /** What riders hold for each vendor after all lines of all days. */
  readonly open: readonly { readonly vendorId: string; readonly amount: number }[];
}

/** Who enters something, where and when. */
export interface CashEntry {
  readonly vendorId: string;
  readonly familyId: string;
  readonly who: string;
  /** Epoch ms. */
  readonly now: number;
  readonly once: Once | null;
}

/** An entry of the audit trail; null for a caller that leaves none. */
type AuditOf<Facts> = (facts: Facts) => AuditRecord | null;

export interface HandOver extends CashEntry {
  readonly amount: number;
  readonly note: string;
  readonly auditOf: AuditOf<{ readonly day: string; readonly amount: number }>;
}

export interface Correction extends CashEntry {
  readonly lineId: number;
  /** What the corrected line should have said. */
  readonly amount: number;
  readonly reason: string;
  readonly auditOf: AuditOf<{ readonly day: string; readonly old: number; readonly new: number }>;
}

export interface Closing extends CashEntry {
  readonly day: string;
  readonly counted: number;
  readonly explanation: string;
  readonly auditOf: AuditOf<{ readonly toCount: number }>;
}

export type ClosingOutcome =
  | { readonly closed: true }
  | { readonly closed: false; readonly why: ClosingFault | CashClosing };

/**
 * The cash books of the vendors. A change of an order marks it, and each of these methods books the marked orders of the vendor first.
 * @throws KeyAlreadyUsed when another request stored the key meanwhile
 */
export interface CashBookStore {
  read(vendorId: string, day: string): Promise<CashDay>;
  /** @param period whole local days, both included */
  readDays(vendorIds: readonly string[], period: { readonly from: string; readonly to: string }): Promise<CashOfDays>;
  /** Books marked orders of any vendor. The orders of a vendor that failed stay marked, and the next call books them. */
  bookAny(onFailure: (vendorId: string, error: unknown) => void): Promise<void>;
  /** Pays the oldest orders first. 'too-much' if riders hold less. */
  handOver(entry: HandOver): Promise<'done' | 'too-much'>;
  /** Adds the difference to the line and its earlier corrections, on a day that is not closed. */
  correct(entry: Correction): Promise<'done' | 'not-correctable'>;
  close(entry: Closing): Promise<ClosingOutcome>;
}

export interface Vendors {
  /** Also null when the vendor exists but the principal does not have this right. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<CallersVendor | null>;
  /** All vendors that the principal sees. */
  list(principal: Principal): Promise<CallersVendor[]>;
}

export interface CashBookNeeds {
  readonly store: CashBookStore;
  readonly vendors: Vendors;
  readonly country: Pick<Country, 'currency' | 'timeZone'>;
  /** Reports a vendor whose orders the job could not book. */
  readonly onNotBooked: (vendorId: string, error: unknown) => void;
  /** Whether a parent may look at all its outlets together, which an operator can change. */
  allOutletOrders(): boolean;
  /** Epoch ms. */
  now(): number;
}
