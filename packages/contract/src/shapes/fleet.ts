import * as z from 'zod/mini';
import { eventInstant, id, latitude, longitude, money, personName, personText, unixSeconds } from './primitives.ts';
import { optional } from './requested.ts';
import { changeNote, orderRider } from './order.ts';

/** The shapes of the API between the portal and a courier system, in both directions (docs/fleet-api.md). */

const stop = z.strictObject({
  name: z.string(),
  phone_number: z.string(),
  address: z.string(),
  latitude,
  longitude,
  /** Notes to the rider. */
  notes: z.string(),
});

/** An order as sent to a courier system: what a rider needs to collect and deliver it, and no more. */
export const dispatchedOrder = z.strictObject({
  order_id: id,
  /** A copy with a higher revision replaces the courier system's copy. */
  revision: z.int().check(z.minimum(1)),
  collection_point: stop,
  customer: stop,
  description: z.string(),
  payment_method: z.string(),
  /** The item value in the currency; null when it is not known. */
  amount: z.nullable(money),
  /** What the customer says they pay with at the door, and the change to bring; null when they have not said it. */
  change_note: z.nullable(z.strictObject(changeNote.shape)),
  currency: z.string().check(z.length(3)),
  age_validation_required: z.boolean(),
  /** Unix seconds at which the rider should be at the collection point; null is as soon as possible. */
  preordered_for: z.nullable(unixSeconds),
});
export type DispatchedOrder = z.infer<typeof dispatchedOrder>;

export const withdrawnOrder = z.strictObject({ order_id: id });

/** The body of a refusal (422) by the courier system, for the operator. */
export const courierRefusal = z.object({ code: z.optional(z.string()), message: z.optional(z.string()) });

export const reportedRider = z.strictObject({
  id,
  name: personName(100),
  phone_number: personText(32),
  vehicle: orderRider.shape.vehicle,
});

/** One event of an order, identified by `order_id` and `sequence`: sent again, it is the same event. */
export const statusReport = z.strictObject({
  order_id: id,
  /** Grows with each event of an order. */
  sequence: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  /** Any documented status; others are ignored, so that a courier system may be newer than the portal. */
  status: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,63}$/, 'must be a status such as PICKED_UP')),
  /** When it happened; now when absent. */
  occurred_at: optional(eventInstant),
  /** null or absent for no change. */
  rider: z.optional(z.nullable(reportedRider)),
  reason: optional(personText(200)),
  pick_up_at: z.optional(z.nullable(eventInstant)),
  drop_off_at: z.optional(z.nullable(eventInstant)),
});
export type StatusReport = z.infer<typeof statusReport>;

export const mostStatusReports = 100;
export const statusReports = z.strictObject({
  events: z.array(statusReport).check(z.minLength(1), z.maxLength(mostStatusReports)),
});

/** Why a report changes nothing; the courier system need not repeat it. */
export const ignoredReports = ['repeated', 'unknown-order', 'unknown-status', 'not-now'] as const;

export const reportOutcome = z.object({
  order_id: id,
  sequence: z.int(),
  outcome: z.enum(['applied', 'ignored']),
  why: z.optional(z.enum(ignoredReports)),
});

/** The position of a rider. */
export const positionReport = z.strictObject({
  rider: reportedRider,
  /** Whether the rider has an order. */
  busy: z.boolean(),
  // No range here: the server checks each report separately, so that an invalid position does not refuse the others.
  latitude: z.number(),
  longitude: z.number(),
  /** Accuracy in metres, where the device reports it. */
  accuracy_metres: optional(z.number().check(z.minimum(0), z.maximum(100_000))),
  at: eventInstant,
});
export type PositionReport = z.infer<typeof positionReport>;

export const mostPositionReports = 500;
export const positionReports = z.strictObject({
  positions: z.array(positionReport).check(z.minLength(1), z.maxLength(mostPositionReports)),
});

/** The types that a courier system may send as a proof; the server stores a re-encoded file. */
export const sentPhotoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type SentPhotoType = (typeof sentPhotoTypes)[number];
/** Enough for any photo of a phone. */
export const photoLimitBytes = 8 * 1024 * 1024;

export const proofOutcome = z.object({
  outcome: z.enum(['applied', 'ignored']),
  why: z.optional(z.enum(['repeated', 'unknown-order', 'not-now'])),
});
