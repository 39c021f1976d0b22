import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { lockedDevice } from '../../shapes/device.ts';
import { typedToken } from '../../shapes/credentials.ts';

/** Connects the device at which the code is typed, once. The key identifies the device from then on. */
export const connectDevice = defineCall({
  id: 'connect-device',
  summary: 'Connect a shared device with its code',
  service: 'orders',
  method: 'POST',
  path: '/devices/connect',
  access: 'public',
  body: z.strictObject({ code: typedToken }),
  answer: resultOf(z.object({ key: z.string(), device: lockedDevice })),
  errors: ['device.code-invalid', 'account.too-many'],
});
