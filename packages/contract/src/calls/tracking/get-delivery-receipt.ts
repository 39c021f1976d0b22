import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id, instant, money } from '../../shapes/primitives.ts';
import { parcelKind } from '../../shapes/tracked-order.ts';

export const deliveryReceipt = z.object({
  order_id: z.string(),
  kind: parcelKind,
  outcome: z.enum(['delivered', 'returned']),
  requested_at: instant,
  /** Null where the fleet never said so. */
  picked_up_at: z.nullable(instant),
  ended_at: instant,
  /** Who sent it; of an individual the name alone. */
  sender: z.object({ name: z.string(), address: z.nullable(z.string()), phone_number: z.nullable(z.string()) }),
  recipient: z.object({ name: z.string(), address: z.string() }),
  description: z.string(),
  payment_method: z.string(),
  /** What the rider collected at the door; null when nothing was to be paid there. */
  collected: z.nullable(money),
  currency: z.string(),
  /** Null where no rider is known. */
  rider_name: z.nullable(z.string()),
  /** When the link ends. */
  expires_at: instant,
});
export type DeliveryReceipt = z.infer<typeof deliveryReceipt>;

/** The receipt of a delivery that has ended (specification §2); as long as the tracking link lives. */
export const getDeliveryReceipt = defineCall({
  id: 'get-delivery-receipt',
  summary: 'The receipt of a delivery',
  service: 'orders',
  method: 'GET',
  path: '/tracking/:orderId/receipt',
  access: 'public',
  params: z.object({ orderId: id }),
  answer: resultOf(deliveryReceipt),
  errors: ['tracking.not-found', 'tracking.expired', 'tracking.too-many', 'receipt.not-ready'],
});
