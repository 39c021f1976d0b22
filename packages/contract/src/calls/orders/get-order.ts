import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { order } from '../../shapes/order.ts';
import { id } from '../../shapes/primitives.ts';

export const getOrder = defineCall({
  id: 'get-order',
  summary: 'Get an order',
  service: 'orders',
  method: 'GET',
  path: '/order',
  access: 'session',
  query: z.strictObject({ vendorId: id, orderId: id }),
  answer: resultOf(order),
  errors: ['order.not-found'],
});
