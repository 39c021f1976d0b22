import * as z from 'zod/mini';
import { order } from '../shapes/order.ts';
import { id } from '../shapes/primitives.ts';

/** Grows from event to event; a decimal number as text. */
const cursor = z.string().check(z.regex(/^\d{1,19}$/));

/** Where the live channel listens; its `authorization` query parameter carries a ticket or the session's credential. */
export const livePath = '/live';

/**
 * What a client sends. `cursor` is the last one it saw: everything after it is sent first, so a reconnect loses nothing;
 * without it the stream starts from now. `include_outlets` also brings the outlets of a parent vendor. `only` ends every other
 * subscription of the socket, as a change of vendor does. A `ping` is answered by a heartbeat.
 */
export const clientMessage = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('subscribeToVendor'),
    vendor_id: id,
    cursor: z.optional(cursor),
    include_outlets: z.optional(z.boolean()),
    only: z.optional(z.boolean()),
  }),
  z.strictObject({ action: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type Subscribe = Extract<ClientMessage, { action: 'subscribeToVendor' }>;

/**
 * What the server sends; a reader leaves out types and fields that it does not know. Each subscription is answered by
 * `subscribe_ok` or by an `error` with its vendor, one after the other. `resync` says that the cursor is too old to be replayed:
 * read the lists again. A `heartbeat` comes at least every `heartbeatMs`; its cursor says that nothing up to there is missing.
 */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe_ok'), vendor_id: z.string(), cursor, resync: z.boolean() }),
  z.object({ type: z.literal('order_update'), vendor_id: z.string(), cursor, order }),
  z.object({ type: z.literal('heartbeat'), cursor: z.optional(cursor) }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string(), vendor_id: z.optional(z.string()) }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** An update of which only the frame can be read, such as a much newer server may send. */
export const updateFrame = z.object({ type: z.literal('order_update'), cursor });

/** Close codes of ours, in the private range. A client retries all but `credentialRefused`, for which it needs a new ticket. */
export const closeCodes = { credentialRefused: 4401, tooSlow: 4408, goingAway: 1012 } as const;
