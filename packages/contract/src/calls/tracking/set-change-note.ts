import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id, money } from '../../shapes/primitives.ts';
import { trackedOrder } from '../../shapes/tracked-order.ts';

/** The recipient of a cash order says what they pay with, so that the rider brings the change. A later call replaces it. */
export const setChangeNote = defineCall({
  id: 'set-change-note',
  summary: 'Say what the recipient pays with',
  service: 'orders',
  method: 'PUT',
  path: '/tracking/:orderId/change-note',
  access: 'public',
  params: z.object({ orderId: id }),
  /** Null takes it back. */
  body: z.strictObject({ pays_with: z.nullable(money) }),
  answer: resultOf(trackedOrder),
  errors: [
    'tracking.not-found',
    'tracking.expired',
    'tracking.too-many',
    'change-note.too-many',
    'change-note.nothing-due',
    'change-note.impossible',
  ],
});
