import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';

/** Removes a person from the shared devices, who is signed out immediately. The orders keep the name. */
export const removeDevicePerson = defineCall({
  id: 'remove-device-person',
  summary: 'Remove a person from the shared devices of a vendor',
  service: 'orders',
  method: 'POST',
  path: '/vendor/:id/device-people/:personId/remove',
  access: 'session',
  params: z.object({ id, personId: id }),
  body: z.optional(z.strictObject({})),
  answer: resultOf(z.object({})),
  errors: ['vendor.not-found', 'device.person-not-found'],
});
