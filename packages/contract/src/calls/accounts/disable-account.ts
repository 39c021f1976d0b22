import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { email } from '../../shapes/credentials.ts';

/** Takes an account out of use, or puts it back; whoever is signed in to it is refused from that moment on. */
export const disableAccount = defineCall({
  id: 'disable-account',
  summary: 'Disable an account and end its sessions, or enable it again',
  service: 'orders',
  method: 'PUT',
  path: '/account-states',
  access: 'operator',
  body: z.strictObject({ email_address: email, disabled: z.boolean() }),
  /** `known` is false where nobody has the address. */
  answer: resultOf(z.object({ known: z.boolean(), ended_sessions: z.int() })),
  errors: [],
});
