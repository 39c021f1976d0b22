import { isCurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import type { StatusEntry } from '@riderbell/domain/orders/order.ts';
import { isOrderStatus } from '@riderbell/domain/orders/order-status.ts';
import type { OrderProof, OrderRecord, OrderRider } from '../../features/orders/ports.ts';
import type { NewHistoryEntry, NewOrder, NewProof, OrderChanges, StoredOrder } from './order-rows.ts';

/** Entries of a history as rows; only a merchant's has a person behind it. */
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
  const { customer, origin, fee, rider } = order;
  return {
    order_id: order.orderId,
    vendor_id: order.vendorId,
    parent_vendor_id: order.familyId,
    created_at: order.created_at,
    updated_at: order.updated_at,
    revision: order.revision,
    fleet_sequence: order.fleetSequence,
    status: order.status,
    preordered_for: order.preordered_for === null ? null : new Date(order.preordered_for * 1000).toISOString(),
    customer_name: customer.name,
    customer_phone_number: customer.phoneNumber,
    customer_address: customer.address,
    customer_latitude: customer.latitude,
    customer_longitude: customer.longitude,
    customer_notes: customer.notes,
    amount_minor: order.amount,
    currency: order.currency,
    description: order.description,
    payment_method: order.paymentMethod,
    delivery_fee_minor: fee.total,
    delivery_fee_base_minor: fee.parts.base,
    delivery_fee_distance_minor: fee.parts.distance,
    delivery_fee_surcharge_minor: fee.parts.surcharge,
    delivery_fee_voucher_minor: fee.parts.voucher,
    distance_metres: order.metres,
    quote_id: order.quoteId,
    origin_name: origin.name,
    origin_address: origin.address,
    origin_latitude: origin.latitude,
    origin_longitude: origin.longitude,
    origin_phone_number: origin.phoneNumber,
    origin_notes: origin.notes,
    rider_id: rider?.id ?? null,
    rider_name: rider?.name ?? null,
    rider_phone_number: rider?.phoneNumber ?? null,
    rider_vehicle: rider?.vehicle ?? null,
    estimated_pickup_at: order.pickUpAt,
    estimated_dropoff_at: order.dropOffAt,
    cancellation_reason: order.cancellation?.reason ?? null,
    cancelled_by: order.cancellation?.by ?? null,
    created_by_account_id: order.createdBy,
    vat_number: order.vatNumber,
    age_validation_required: order.ageValidationRequired,
    voucher: order.voucher && JSON.stringify(order.voucher),
    guest_id: order.guestId,
    sender_email: order.senderEmail,
    promise: order.promise && JSON.stringify(order.promise),
  };
}

/** Only what differs, so that a step of the fleet sends three columns and not forty. */
export function changesOf(before: NewOrder, after: NewOrder): OrderChanges {
  const fresh = Object.entries(after).filter(([column, value]) => before[column as keyof NewOrder] !== value);
  return { ...Object.fromEntries(fresh), updated_at: after.updated_at };
}

/** The order of a row. @throws when the row holds what only a newer release knows */
export function recordOf(row: StoredOrder): OrderRecord {
  const { status, currency } = row;
  if (!isOrderStatus(status) || !isCurrencyCode(currency)) {
    throw new Error(`order ${row.order_id} was written by a newer release: ${status}, ${currency}`);
  }
  return {
    orderId: row.order_id,
    vendorId: row.vendor_id,
    familyId: row.parent_vendor_id,
    version: row.version,
    revision: row.revision,
    fleetSequence: row.fleet_sequence,
    createdBy: row.created_by_account_id,
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
