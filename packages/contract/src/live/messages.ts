import * as z from 'zod/mini';
import { order } from '../shapes/order.ts';
import { id } from '../shapes/primitives.ts';
import { optional } from '../shapes/requested.ts';

/** Grows from event to event; a decimal number as text. */
const cursor = z.string().check(z.regex(/^\d{1,19}$/));

/** Where the live channel listens; its `authorization` query parameter carries a ticket or the session's credential. */
export const livePath = '/live';

/**
 * What a client sends. A socket follows one vendor: `subscribeToVendor` ends what it followed before, unless `also` asks to follow
 * several. `cursor` is the last one that the client saw: everything after it is sent first, so a reconnect loses nothing; without it
 * the stream starts from now. `include_outlets` also brings the outlets of a parent vendor. `unsubscribe` ends the subscription of
 * one vendor, or all without a vendor. A `ping` is answered by a heartbeat.
 */
export const clientMessage = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('subscribeToVendor'),
    vendor_id: id,
    cursor: optional(cursor),
    include_outlets: optional(z.boolean()),
    also: optional(z.boolean()),
    /** What holds without `also`; a portal that was loaded before this release sends it. */
    only: optional(z.boolean()),
  }),
  z.strictObject({ action: z.literal('unsubscribe'), vendor_id: optional(id) }),
  z.strictObject({ action: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
/** As a client writes it. */
export type SentMessage = z.input<typeof clientMessage>;
export type Subscribe = Extract<ClientMessage, { action: 'subscribeToVendor' }>;

/**
 * What the server sends; a reader leaves out types and fields that it does not know. Each subscription is answered by
 * `subscribe_ok` or by an `error` with its vendor, one after the other; an `unsubscribe` by `unsubscribe_ok`, after which nothing
 * comes of that vendor. `resync` says that the cursor is too old to be replayed:
 * read the lists again. A `heartbeat` comes at least every `heartbeatMs`; its cursor says that nothing up to there is missing.
 */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe_ok'), vendor_id: z.string(), cursor, resync: z.boolean() }),
  z.object({ type: z.literal('unsubscribe_ok'), vendor_id: z.nullable(z.string()) }),
  z.object({ type: z.literal('order_update'), vendor_id: z.string(), cursor, order }),
  z.object({ type: z.literal('heartbeat'), cursor: z.optional(cursor) }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string(), vendor_id: z.optional(z.string()) }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** An update of which only the frame can be read, such as a much newer server may send. */
export const updateFrame = z.object({ type: z.literal('order_update'), cursor });

/** Close codes of ours, in the private range. A client retries all but `credentialRefused`, for which it needs a new ticket. */
export const closeCodes = { credentialRefused: 4401, tooSlow: 4408, goingAway: 1012 } as const;
