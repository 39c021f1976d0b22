import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { devicePerson, typedName, typedPin } from '../../shapes/device.ts';
import { id } from '../../shapes/primitives.ts';
import { optional } from '../../shapes/requested.ts';

/** Changes the name of a person at the shared devices, and the PIN if there is one; a new PIN signs the person out. */
export const changeDevicePerson = defineCall({
  id: 'change-device-person',
  summary: 'Change the name or the PIN of a person at the shared devices',
  service: 'orders',
  method: 'PUT',
  path: '/vendor/:id/device-people/:personId',
  access: 'session',
  params: z.object({ id, personId: id }),
  body: z.strictObject({ name: typedName, pin: optional(typedPin) }),
  answer: resultOf(devicePerson),
  errors: [
    'vendor.not-found',
    'device.person-not-found',
    'device.name-missing',
    'device.name-taken',
    'device.pin-length',
    'device.pin-simple',
  ],
});
