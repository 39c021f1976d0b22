import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';

/** A single-use ticket of 30 s for the live channel's `authorization` parameter (specification §7). */
export const createLiveTicket = defineCall({
  id: 'create-live-ticket',
  summary: 'Create a ticket for the live channel',
  service: 'orders',
  method: 'POST',
  path: '/live/ticket',
  access: 'session',
  body: z.optional(z.strictObject({})),
  answer: resultOf(z.object({ ticket: z.string(), expires_in: z.int() })),
  errors: [],
});
