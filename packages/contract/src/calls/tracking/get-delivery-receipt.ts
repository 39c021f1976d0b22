import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { changeNote } from '../../shapes/order.ts';
import { id, instant, money } from '../../shapes/primitives.ts';
import { parcelKind } from '../../shapes/tracked-order.ts';

export const deliveryReceipt = z.object({
  order_id: z.string(),
  kind: parcelKind,
  outcome: z.enum(['delivered', 'returned']),
  requested_at: instant,
  /** Null where the fleet never reported it. */
  picked_up_at: z.nullable(instant),
  ended_at: instant,
  /** The sender; for an individual only the name. */
  sender: z.object({ name: z.string(), address: z.nullable(z.string()), phone_number: z.nullable(z.string()) }),
  recipient: z.object({ name: z.string(), address: z.string() }),
  description: z.string(),
  payment_method: z.string(),
  /** What the rider collected at the door; null when nothing was due there. */
  collected: z.nullable(money),
  /** What the recipient said that they would pay with; null if they did not say it. */
  change_note: z.nullable(changeNote),
  currency: z.string(),
  /** Null where the rider is unknown. */
  rider_name: z.nullable(z.string()),
  /** When the link expires. */
  expires_at: instant,
});
export type DeliveryReceipt = z.infer<typeof deliveryReceipt>;

/** The receipt of a delivery that has ended (specification §2), available as long as the tracking link works. */
export const getDeliveryReceipt = defineCall({
  id: 'get-delivery-receipt',
  summary: 'Get the receipt of a delivery',
  service: 'orders',
  method: 'GET',
  path: '/tracking/:orderId/receipt',
  access: 'public',
  params: z.object({ orderId: id }),
  answer: resultOf(deliveryReceipt),
  errors: ['tracking.not-found', 'tracking.expired', 'tracking.too-many', 'receipt.not-ready'],
});
