import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { optional } from '../../shapes/requested.ts';
import { order } from '../../shapes/order.ts';
import { id, instant, unixSeconds } from '../../shapes/primitives.ts';

/** Puts an order off while no rider has it: it waits for its new time as one that was scheduled for it, at the price it was charged. */
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
    /** When the rider should be at the collection point: from the country's minimum ETA on, up to two days ahead. */
    preordered_for: unixSeconds,
    /** The `updated_at` of the copy that was looked at; a newer one on the server refuses as stale. */
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
