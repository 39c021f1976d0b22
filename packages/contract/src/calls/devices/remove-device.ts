import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';

/** Removes a shared device; the person at it is signed out immediately. */
export const removeDevice = defineCall({
  id: 'remove-device',
  summary: 'Remove a shared device',
  service: 'orders',
  method: 'POST',
  path: '/vendor/:id/devices/:deviceId/remove',
  access: 'session',
  params: z.object({ id, deviceId: id }),
  body: z.optional(z.strictObject({})),
  answer: resultOf(z.object({})),
  errors: ['vendor.not-found', 'device.not-found'],
});
