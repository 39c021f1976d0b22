import * as z from 'zod/mini';
import { happening, id, latitude, longitude, money, personName, personText, unixSeconds } from './primitives.ts';
import { optional } from './requested.ts';
import { orderRider } from './order.ts';

/** What is said between the portal and the courier system of a deployment, both ways (docs/fleet-api.md). */

const stop = z.strictObject({
  name: z.string(),
  phone_number: z.string(),
  address: z.string(),
  latitude,
  longitude,
  /** For the rider. */
  notes: z.string(),
});

/** An order as it is handed to a courier system: what it takes to collect and deliver it, and no more. */
export const dispatchedOrder = z.strictObject({
  order_id: id,
  /** A copy with a higher one replaces what the courier system holds. */
  revision: z.int().check(z.minimum(1)),
  collection_point: stop,
  customer: stop,
  description: z.string(),
  payment_method: z.string(),
  /** The item value in the currency; null when it is not known. */
  amount: z.nullable(money),
  currency: z.string().check(z.length(3)),
  age_validation_required: z.boolean(),
  /** Unix seconds at which the rider should be at the collection point; null is as soon as possible. */
  preordered_for: z.nullable(unixSeconds),
});
export type DispatchedOrder = z.infer<typeof dispatchedOrder>;

export const withdrawnOrder = z.strictObject({ order_id: id });

/** The body of a refusal (422) by the courier system; it is shown to people who run the deployment. */
export const courierRefusal = z.object({ code: z.optional(z.string()), message: z.optional(z.string()) });

export const reportedRider = z.strictObject({
  id,
  name: personName(100),
  phone_number: personText(32),
  vehicle: orderRider.shape.vehicle,
});

/** One step of an order. `order_id` and `sequence` together are its name: sent again, it is the same event. */
export const statusReport = z.strictObject({
  order_id: id,
  /** Grows with each event of an order. */
  sequence: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  /** Any status of the documentation; others are ignored, so that a courier system may be newer than the portal. */
  status: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,63}$/, 'must be a status such as PICKED_UP')),
  /** When it happened; now when absent. */
  occurred_at: optional(happening),
  /** null or absent: as before. */
  rider: z.optional(z.nullable(reportedRider)),
  reason: optional(personText(200)),
  pick_up_at: z.optional(z.nullable(happening)),
  drop_off_at: z.optional(z.nullable(happening)),
});
export type StatusReport = z.infer<typeof statusReport>;

export const mostStatusReports = 100;
export const statusReports = z.strictObject({
  events: z.array(statusReport).check(z.minLength(1), z.maxLength(mostStatusReports)),
});

/** Why a report changes nothing; it need not be sent again. */
export const ignoredReports = ['repeated', 'unknown-order', 'unknown-status', 'not-now'] as const;

export const reportOutcome = z.object({
  order_id: id,
  sequence: z.int(),
  outcome: z.enum(['applied', 'ignored']),
  why: z.optional(z.enum(ignoredReports)),
});

/** Where a rider is. */
export const positionReport = z.strictObject({
  rider: reportedRider,
  /** Whether the rider has an order. */
  busy: z.boolean(),
  // Each report is judged by itself: one off the globe must not take the others along.
  latitude: z.number(),
  longitude: z.number(),
  /** Within how many metres it is right, where the device says so. */
  accuracy_metres: optional(z.number().check(z.minimum(0), z.maximum(100_000))),
  at: happening,
});
export type PositionReport = z.infer<typeof positionReport>;

export const mostPositionReports = 500;
export const positionReports = z.strictObject({
  positions: z.array(positionReport).check(z.minLength(1), z.maxLength(mostPositionReports)),
});

/** What a courier system may send as a proof; what is kept of it is another file. */
export const sentPhotoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type SentPhotoType = (typeof sentPhotoTypes)[number];
/** A photo of a phone, as large as one is taken. */
export const photoLimitBytes = 8 * 1024 * 1024;

export const proofOutcome = z.object({
  outcome: z.enum(['applied', 'ignored']),
  why: z.optional(z.enum(['repeated', 'unknown-order', 'not-now'])),
});
