import type { Insertable, Updateable } from 'kysely';
import type { PromiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import type { NewJob } from '../../jobs/ports.ts';
import type { OrderRow, OrdersTable } from './schema.ts';

/** The columns that whoever creates an order gives; the version starts at 1 and `ended` follows from the status. */
export const givenColumns = [
  'order_id',
  'vendor_id',
  'parent_vendor_id',
  'created_at',
  'updated_at',
  'revision',
  'fleet_sequence',
  'status',
  'preordered_for',
  'customer_name',
  'customer_phone_number',
  'customer_address',
  'customer_latitude',
  'customer_longitude',
  'customer_notes',
  'amount_minor',
  'currency',
  'description',
  'payment_method',
  'delivery_fee_minor',
  'delivery_fee_base_minor',
  'delivery_fee_distance_minor',
  'delivery_fee_surcharge_minor',
  'delivery_fee_voucher_minor',
  'distance_metres',
  'quote_id',
  'origin_name',
  'origin_address',
  'origin_latitude',
  'origin_longitude',
  'origin_phone_number',
  'origin_notes',
  'rider_id',
  'rider_name',
  'rider_phone_number',
  'rider_vehicle',
  'estimated_pickup_at',
  'estimated_dropoff_at',
  'cancellation_reason',
  'cancelled_by',
  'created_by_account_id',
  'vat_number',
  'age_validation_required',
  'voucher',
  'guest_id',
  'sender_email',
  'promise',
] as const satisfies readonly (keyof OrdersTable)[];

type GivenColumn = (typeof givenColumns)[number];

/** An order as it is created. */
export type NewOrder = Required<Pick<Insertable<OrdersTable>, GivenColumn>>;

/** What no change of an order touches; that a guest's becomes an account's is a statement of its own (guest-joins.ts). */
const fixedColumns = [
  'order_id',
  'vendor_id',
  'parent_vendor_id',
  'created_at',
  'created_by_account_id',
  'voucher',
  'guest_id',
  'sender_email',
] as const satisfies readonly GivenColumn[];

type ChangeableColumn = Exclude<GivenColumn, (typeof fixedColumns)[number]>;

/** What a change may change, in the order in which a statement names it. */
export const changeableColumns: readonly ChangeableColumn[] = givenColumns.filter(
  (column): column is ChangeableColumn => !fixedColumns.some((fixed) => fixed === column),
);

/** The columns that change. `updated_at` must lie after the stored one: a reader drops what is not newer than its copy. */
export type OrderChanges = Partial<Pick<Updateable<OrdersTable>, ChangeableColumn>> & {
  readonly updated_at: string | Date;
};

export interface NewHistoryEntry {
  readonly status: string;
  readonly created_at: string | Date;
  readonly asked_by?: string | null;
  readonly asked_by_id?: string | null;
  readonly reason?: string | null;
}

export interface NewEvent {
  readonly kind: string;
  /** Stored as JSON. */
  readonly payload: unknown;
  readonly created_at: string | Date;
}

/** What is written together with an order, in the same statement. */
export interface WrittenAlong {
  readonly jobs?: readonly NewJob[];
  /** A quote that is spent by this. */
  readonly quote?: { readonly quote_id: string; readonly used_at: string | Date; readonly expires_at: string | Date };
  readonly proofs?: readonly NewProof[];
  /** The voucher that is used by this, or whether the one of the order is given back. */
  readonly voucher?: { readonly used_id: number; readonly at: string | Date } | { readonly returned_at: string | Date };
  /** What became of the order's promise, to be counted at its vendor. */
  readonly promiseOutcome?: PromiseOutcome;
  /** The guest whose new order it is, as it was when its limits were looked at: without it nothing is written. */
  readonly guest?: { readonly guest_id: string; readonly orders_made: number };
  /** The idempotency key that is spent by this. Its answer is the payload of the event, as `result`. */
  readonly once?: {
    readonly scope: string;
    readonly key: string;
    readonly body_hash: string;
    readonly created_at: string | Date;
    readonly expires_at: string | Date;
  };
}

export interface NewProof {
  readonly file_key: string;
  readonly kind: string;
  readonly content_type: string;
  readonly taken_at: string | Date;
  readonly expires_at: string | Date;
}

export interface HistoryEntry {
  readonly sequence: number;
  readonly status: string;
  /** ISO 8601, UTC. */
  readonly created_at: string;
  readonly asked_by: string | null;
  readonly asked_by_id: string | null;
  readonly reason: string | null;
}

export interface StoredProof {
  readonly file_key: string;
  readonly kind: string;
  readonly content_type: string;
  /** ISO 8601, UTC. */
  readonly taken_at: string;
  readonly expires_at: string;
}

/** An order as it is read: with its history, oldest first, and its proofs. */
export type StoredOrder = OrderRow & {
  readonly status_history: readonly HistoryEntry[];
  readonly proofs: readonly StoredProof[];
};
