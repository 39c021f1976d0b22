import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { deviceKey, typedPin } from '../../shapes/device.ts';
import { id } from '../../shapes/primitives.ts';
import { authenticationResult, user } from '../../shapes/session.ts';

/**
 * Unlocks a shared device for a person. The answer has the form of a sign-in, with an empty e-mail address. Its token lasts one shift and
 * is not extended: the next person types a PIN.
 */
export const unlockDevice = defineCall({
  id: 'unlock-device',
  summary: 'Unlock a shared device with a PIN',
  service: 'orders',
  method: 'POST',
  path: '/devices/unlock',
  access: 'public',
  body: z.strictObject({ key: deviceKey, person_id: id, pin: typedPin }),
  answer: resultOf(z.object({ user, AuthenticationResult: authenticationResult })),
  errors: [
    'device.disconnected',
    'device.person-not-found',
    'device.pin-wrong',
    'device.locked-out',
    'account.too-many',
  ],
});
