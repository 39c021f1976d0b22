import { isCurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import type { StatusEntry } from '@riderbell/domain/orders/order.ts';
import { isOrderStatus } from '@riderbell/domain/orders/order-status.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { OrderAtDoor, OrderProof, OrderRecord, OrderRider } from '../../../features/orders/ports.ts';

interface Column<Read, Written> {
  readonly of: (order: OrderRecord) => Written;
  /** Only a type: what the column is read as. */
  readonly read?: Read;
}

/** A column that no change of an order touches. A separate statement moves a guest's order to an account (guest-joins.ts). */
interface FixedColumn<Read, Written> extends Column<Read, Written> {
  readonly fixed: true;
}

const column = <Value>(of: (order: OrderRecord) => Value): Column<Value, Value> => ({ of });
/** Read as ISO 8601, UTC. */
const instant = (of: (order: OrderRecord) => string | Date): Column<string, string | Date> => ({ of });
const instantIfAny = (of: (order: OrderRecord) => string | null): Column<string | null, string | Date | null> => ({
  of,
});
const json = <Value>(of: (order: OrderRecord) => Value | null): Column<Value | null, string | null> => ({
  of: (order) => textOf(of(order)),
});
const fixed = <Read, Written>({ of }: Column<Read, Written>): FixedColumn<Read, Written> => ({ of, fixed: true });

const textOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/**
 * The columns of an order. The type of the table, the column lists of statements and the written values are derived from it; `recordOf`
 * is the reverse. Amounts are integers in the currency's minor units. The database also sets `version` and derives `ended`.
 */
const columns = {
  order_id: fixed(column((order) => order.orderId)),
  vendor_id: fixed(column((order) => order.vendorId)),
  /** The head of the vendor's family: its parent, or the vendor itself when it has none. Never null. */
  family_id: fixed(column((order) => order.familyId)),
  created_at: fixed(instant((order) => order.created_at)),
  /** Increases with every change. */
  updated_at: instant((order) => order.updated_at),
  /** Increases by one with every edit; identifies the copy of the order that the fleet has. */
  revision: column((order) => order.revision),
  /** The number of the fleet's last applied status. */
  fleet_sequence: column((order) => order.fleetSequence),
  status: column<string>((order) => order.status),
  preordered_for: instantIfAny(({ preordered_for: at }) => (at === null ? null : new Date(at * 1000).toISOString())),
  customer_name: column(({ customer }) => customer.name),
  customer_phone_number: column(({ customer }) => customer.phoneNumber),
  customer_address: column(({ customer }) => customer.address),
  customer_latitude: column(({ customer }) => customer.latitude),
  customer_longitude: column(({ customer }) => customer.longitude),
  customer_notes: column<string | null>(({ customer }) => customer.notes),
  amount_minor: column((order) => order.amount),
  currency: column<string>((order) => order.currency),
  description: column<string | null>((order) => order.description),
  payment_method: column((order) => order.paymentMethod),
  delivery_fee_minor: column(({ fee }) => fee.total),
  delivery_fee_base_minor: column(({ fee }) => fee.parts.base),
  delivery_fee_distance_minor: column(({ fee }) => fee.parts.distance),
  delivery_fee_surcharge_minor: column(({ fee }) => fee.parts.surcharge),
  /** The voucher's discount, as a positive number. */
  delivery_fee_voucher_minor: column(({ fee }) => fee.parts.voucher),
  distance_metres: column((order) => order.metres),
  quote_id: column<string | null>((order) => order.quoteId),
  origin_name: column(({ origin }) => origin.name),
  origin_address: column(({ origin }) => origin.address),
  origin_latitude: column(({ origin }) => origin.latitude),
  origin_longitude: column(({ origin }) => origin.longitude),
  origin_phone_number: column<string | null>(({ origin }) => origin.phoneNumber),
  origin_notes: column<string | null>(({ origin }) => origin.notes),
  rider_id: column(({ rider }) => rider?.id ?? null),
  rider_name: column(({ rider }) => rider?.name ?? null),
  rider_phone_number: column(({ rider }) => rider?.phoneNumber ?? null),
  rider_vehicle: column<string | null>(({ rider }) => rider?.vehicle ?? null),
  estimated_pickup_at: instantIfAny((order) => order.pickUpAt),
  estimated_dropoff_at: instantIfAny((order) => order.dropOffAt),
  cancellation_reason: column(({ cancellation }) => cancellation?.reason ?? null),
  cancelled_by: column(({ cancellation }) => cancellation?.by ?? null),
  /** Null for an order of a guest or of the embedded mode. */
  created_by_account_id: fixed(column((order) => order.createdBy)),
  requested_by: fixed(column((order) => order.requestedBy)),
  vat_number: column<string | null>((order) => order.vatNumber),
  age_validation_required: column((order) => order.ageValidationRequired),
  /** The voucher with its terms when the order was created; null without one. */
  voucher: fixed(json((order) => order.voucher)),
  /** The guest to whom the order belongs at the placeholder vendor; null at every other vendor. */
  guest_id: fixed(column((order) => order.guestId)),
  /** For an order that a guest created, even if it belongs to an account now. */
  sender_email: fixed(column((order) => order.senderEmail)),
  /** The promised arrival at the door, epoch ms; null for orders older than promises. */
  promise: json((order) => order.promise),
  /** Null until the recipient of a cash order says what they pay with. */
  change_note: json((order) => order.changeNote),
};

type Columns = typeof columns;
type NamedColumn = keyof Columns;
type ReadOf<C> = C extends Column<infer Read, unknown> ? Read : never;
type WrittenOf<C> = C extends Column<unknown, infer Written> ? Written : never;
type ChangeableColumn = { [C in NamedColumn]: Columns[C] extends { fixed: true } ? never : C }[NamedColumn];

export type OrdersTable = {
  [C in NamedColumn]: ColumnType<ReadOf<Columns[C]>, WrittenOf<Columns[C]>, WrittenOf<Columns[C]>>;
} & {
  /** Starts at 1 and increases with every change; detects simultaneous changes. */
  version: Generated<number>;
  /** Whether the status is final; the database derives it. */
  ended: ColumnType<boolean, never, never>;
};

const named = Object.keys(columns) as NamedColumn[];

/** The columns that are set when an order is created; `version` starts at 1 and `ended` is derived from the status. */
export const createdColumns: readonly NamedColumn[] = named;

/** The columns that a change may set, in the order of the statement. */
export const changeableColumns: readonly ChangeableColumn[] = named.filter(
  (name): name is ChangeableColumn => !('fixed' in columns[name]),
);

/** The columns that are read, by name, so that a later release can add a column while statements are prepared. */
export const readColumns: readonly (keyof OrdersTable)[] = [...named, 'version', 'ended'];

/** The values of a new order. */
export type NewOrder = { [C in NamedColumn]: WrittenOf<Columns[C]> };

/** The changed columns. `updated_at` must be later than the stored one, because readers ignore copies that are not newer. */
export type OrderChanges = Partial<Pick<NewOrder, ChangeableColumn>> & { readonly updated_at: string | Date };

export interface NewHistoryEntry {
  readonly status: string;
  readonly created_at: string | Date;
  readonly asked_by?: string | null;
  readonly asked_by_id?: string | null;
  readonly reason?: string | null;
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

/** An order as it is read, with its history, oldest first, and its proofs. */
export type StoredOrder = Selectable<OrdersTable> & {
  readonly status_history: readonly HistoryEntry[];
  readonly proofs: readonly StoredProof[];
};

/** The columns that show whether another order would repeat this one. */
export const doorColumns = [
  'order_id',
  'status',
  'amount_minor',
  'customer_phone_number',
  'customer_address',
  'customer_latitude',
  'customer_longitude',
] as const satisfies readonly (keyof OrdersTable)[];

export type StoredDoor = Pick<Selectable<OrdersTable>, (typeof doorColumns)[number]>;

export function orderAtDoor(row: StoredDoor): OrderAtDoor {
  return {
    orderId: row.order_id,
    status: row.status,
    amount: row.amount_minor,
    customer: {
      phoneNumber: row.customer_phone_number,
      address: row.customer_address,
      latitude: row.customer_latitude,
      longitude: row.customer_longitude,
    },
  };
}

/** Entries of a history as rows; only a merchant's entry has an account. */
export function entriesOf(entries: readonly StatusEntry[], askedBy: string | null): NewHistoryEntry[] {
  return entries.map(({ status, created_at, by, reason }) => ({
    status,
    created_at,
    asked_by: by ?? null,
    asked_by_id: by === 'vendor' ? askedBy : null,
    reason: reason ?? null,
  }));
}

export function proofRowOf({ fileKey, kind, contentType, takenAt, expiresAt }: OrderProof): NewProof {
  return { file_key: fileKey, kind, content_type: contentType, taken_at: takenAt, expires_at: expiresAt };
}

/** The row of an order. */
export function rowOf(order: OrderRecord): NewOrder {
  // The entries are exactly the columns of the table.
  return Object.fromEntries(Object.entries(columns).map(([name, { of }]) => [name, of(order)])) as NewOrder;
}

/** Returns only the differences, so that a status of the fleet updates three columns instead of forty. */
export function changesOf(before: NewOrder, after: NewOrder): OrderChanges {
  const fresh = Object.entries(after).filter(([column, value]) => before[column as keyof NewOrder] !== value);
  return { ...Object.fromEntries(fresh), updated_at: after.updated_at };
}

/** The order of a row. @throws if a newer release wrote values that this one does not know */
export function recordOf(row: StoredOrder): OrderRecord {
  const { status, currency } = row;
  if (!isOrderStatus(status) || !isCurrencyCode(currency)) {
    throw new Error(`order ${row.order_id} was written by a newer release: ${status}, ${currency}`);
  }
  return {
    orderId: row.order_id,
    vendorId: row.vendor_id,
    familyId: row.family_id,
    version: row.version,
    revision: row.revision,
    fleetSequence: row.fleet_sequence,
    createdBy: row.created_by_account_id,
    requestedBy: row.requested_by,
    guestId: row.guest_id,
    senderEmail: row.sender_email,
    created_at: row.created_at,
    updated_at: row.updated_at,
    status,
    status_history: row.status_history.map(entryOf),
    preordered_for: row.preordered_for === null ? null : Date.parse(row.preordered_for) / 1000,
    customer: {
      name: row.customer_name,
      phoneNumber: row.customer_phone_number,
      address: row.customer_address,
      latitude: row.customer_latitude,
      longitude: row.customer_longitude,
      notes: row.customer_notes ?? '',
    },
    origin: {
      name: row.origin_name,
      phoneNumber: row.origin_phone_number ?? '',
      address: row.origin_address,
      latitude: row.origin_latitude,
      longitude: row.origin_longitude,
      notes: row.origin_notes ?? '',
    },
    amount: row.amount_minor,
    currency,
    description: row.description ?? '',
    paymentMethod: row.payment_method,
    changeNote: row.change_note,
    fee: {
      total: row.delivery_fee_minor,
      parts: {
        base: row.delivery_fee_base_minor,
        distance: row.delivery_fee_distance_minor,
        surcharge: row.delivery_fee_surcharge_minor,
        voucher: row.delivery_fee_voucher_minor,
      },
    },
    voucher: row.voucher,
    metres: row.distance_metres,
    quoteId: row.quote_id ?? '',
    rider: riderOf(row),
    pickUpAt: row.estimated_pickup_at,
    dropOffAt: row.estimated_dropoff_at,
    promise: row.promise,
    vatNumber: row.vat_number ?? '',
    ageValidationRequired: row.age_validation_required,
    cancellation:
      row.cancellation_reason === null ? null : { reason: row.cancellation_reason, by: row.cancelled_by ?? '' },
    proofs: row.proofs.map(proofOf),
  };
}

function entryOf({ status, created_at, asked_by, reason }: StoredOrder['status_history'][number]): StatusEntry {
  if (!isOrderStatus(status)) throw new Error(`a status of a newer release: ${status}`);
  return {
    status,
    created_at,
    ...(asked_by === null ? {} : { by: asked_by }),
    ...(reason === null ? {} : { reason }),
  };
}

const vehicles = ['motorbike', 'e-bike', 'bicycle'] as const satisfies readonly OrderRider['vehicle'][];
const proofKinds = ['pickup', 'delivery', 'return'] as const satisfies readonly OrderProof['kind'][];
const photoTypes = ['image/jpeg', 'image/png', 'image/svg+xml'] as const satisfies readonly OrderProof['contentType'][];

function riderOf(row: StoredOrder): OrderRecord['rider'] {
  if (row.rider_id === null) return null;
  return {
    id: row.rider_id,
    name: row.rider_name ?? '',
    phoneNumber: row.rider_phone_number ?? '',
    vehicle: oneOf(vehicles, row.rider_vehicle ?? 'motorbike'),
  };
}

function proofOf(proof: StoredOrder['proofs'][number]): OrderProof {
  return {
    kind: oneOf(proofKinds, proof.kind),
    fileKey: proof.file_key,
    contentType: oneOf(photoTypes, proof.content_type),
    takenAt: proof.taken_at,
    expiresAt: proof.expires_at,
  };
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`not one of ${words.join(', ')}: ${text}`);
  return found;
}
