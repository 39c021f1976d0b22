import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { devicePerson, sharedDevice } from '../../shapes/device.ts';
import { id } from '../../shapes/primitives.ts';

/** The shared devices of a vendor and the people who unlock them, by name. */
export const listDevices = defineCall({
  id: 'list-devices',
  summary: 'List the shared devices of a vendor and the people at them',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/devices',
  access: 'session',
  params: z.object({ id }),
  answer: resultOf(z.object({ devices: z.array(sharedDevice), people: z.array(devicePerson) })),
  errors: ['vendor.not-found'],
});
