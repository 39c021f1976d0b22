import * as z from 'zod/mini';
import { order } from '../shapes/order.ts';
import { id } from '../shapes/primitives.ts';

/** Where the live channel listens; its `authorization` query parameter carries a ticket or the session's credential. */
export const livePath = '/live';

/**
 * What a client sends. `cursor` is the last one it saw: everything after it is sent first, so a reconnect loses nothing;
 * without it the stream starts from now. `include_outlets` also brings the outlets of a parent vendor.
 */
export const clientMessage = z.strictObject({
  action: z.literal('subscribeToVendor'),
  vendor_id: id,
  cursor: z.optional(z.string().check(z.regex(/^\d{1,19}$/))),
  include_outlets: z.optional(z.boolean()),
});
export type ClientMessage = z.infer<typeof clientMessage>;

/** What the server sends. `resync` says that the cursor is too old to be replayed: read the lists again. */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe_ok'), vendor_id: z.string(), cursor: z.string(), resync: z.boolean() }),
  z.object({ type: z.literal('order_update'), vendor_id: z.string(), cursor: z.string(), order }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string(), vendor_id: z.optional(z.string()) }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** Close codes of ours, in the private range. A client retries all but `credentialRefused`, for which it needs a new ticket. */
export const closeCodes = { credentialRefused: 4401, tooSlow: 4408, goingAway: 1012 } as const;
