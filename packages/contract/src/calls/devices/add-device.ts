import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { sharedDevice, typedName } from '../../shapes/device.ts';
import { id } from '../../shapes/primitives.ts';

/** Adds a shared device. It is connected once the code of the answer, which works once and for half an hour, is typed at it. */
export const addDevice = defineCall({
  id: 'add-device',
  summary: 'Add a shared device to a vendor',
  service: 'orders',
  method: 'POST',
  path: '/vendor/:id/devices',
  access: 'session',
  params: z.object({ id }),
  body: z.strictObject({ name: typedName }),
  answer: resultOf(z.object({ device: sharedDevice, code: z.string() })),
  errors: ['vendor.not-found', 'device.name-missing', 'device.too-many-devices'],
});
