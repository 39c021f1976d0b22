import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { devicePerson, typedName, typedPin } from '../../shapes/device.ts';
import { id } from '../../shapes/primitives.ts';

/** Adds a person who may unlock the vendor's shared devices with the PIN. */
export const addDevicePerson = defineCall({
  id: 'add-device-person',
  summary: 'Add a person to the shared devices of a vendor',
  service: 'orders',
  method: 'POST',
  path: '/vendor/:id/device-people',
  access: 'session',
  params: z.object({ id }),
  body: z.strictObject({ name: typedName, pin: typedPin }),
  answer: resultOf(devicePerson),
  errors: [
    'vendor.not-found',
    'device.name-missing',
    'device.name-taken',
    'device.pin-length',
    'device.pin-simple',
    'device.too-many-people',
  ],
});
