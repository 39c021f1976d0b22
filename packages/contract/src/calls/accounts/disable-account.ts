import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { email } from '../../shapes/credentials.ts';

/** Disables or enables an account. The server refuses all sessions of a disabled account at once. */
export const disableAccount = defineCall({
  id: 'disable-account',
  summary: 'Disable an account and end its sessions, or enable it again',
  service: 'orders',
  method: 'PUT',
  path: '/account-states',
  access: 'operator',
  body: z.strictObject({ email_address: email, disabled: z.boolean() }),
  /** `known` is false if no account has the address. */
  answer: resultOf(z.object({ known: z.boolean(), ended_sessions: z.int() })),
  errors: [],
});
