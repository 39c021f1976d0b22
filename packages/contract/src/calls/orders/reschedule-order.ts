import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { optional } from '../../shapes/requested.ts';
import { order } from '../../shapes/order.ts';
import { id, instant, unixSeconds } from '../../shapes/primitives.ts';

/** Moves an order to a later time while no rider has it. It then waits like a scheduled order and keeps its price. */
export const rescheduleOrder = defineCall({
  id: 'reschedule-order',
  summary: 'Choose another time for an order that no rider has',
  service: 'orders',
  method: 'PUT',
  path: '/order/reschedule',
  access: 'session',
  idempotent: true,
  body: z.strictObject({
    vendor_id: id,
    order_id: id,
    /** When the rider should be at the collection point: between the country's minimum ETA and two days ahead. */
    preordered_for: unixSeconds,
    /** The `updated_at` of the merchant's copy; if the server has a newer one, it refuses the call as stale. */
    updated_at: optional(instant),
  }),
  answer: resultOf(order),
  errors: [
    'order.not-found',
    'order.cannot-reschedule',
    'order.stale',
    'order.scheduled-not-offered',
    'order.scheduled-too-early',
    'order.scheduled-too-late',
    'quote.closed',
  ],
});
