import { cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { order } from '../../shapes/order.ts';
import { id } from '../../shapes/primitives.ts';

export const cancelOrder = defineCall({
  id: 'cancel-order',
  summary: 'Cancel an order, with a reason',
  service: 'orders',
  method: 'PUT',
  path: '/order/cancel',
  access: 'session',
  idempotent: true,
  body: z.strictObject({ vendor_id: id, order_id: id, reason: z.enum(cancelReasons) }),
  answer: resultOf(order),
  errors: ['order.not-found', 'order.cannot-cancel', 'order.collected-cannot-cancel'],
});
