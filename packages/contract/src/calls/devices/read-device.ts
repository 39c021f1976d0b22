import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { deviceKey, lockedDevice } from '../../shapes/device.ts';

/** What a locked device shows: where it is and who may unlock it. */
export const readDevice = defineCall({
  id: 'read-device',
  summary: 'Read what a locked shared device shows',
  service: 'orders',
  method: 'POST',
  path: '/devices/read',
  access: 'public',
  body: z.strictObject({ key: deviceKey }),
  answer: resultOf(lockedDevice),
  errors: ['device.disconnected', 'account.too-many'],
});
