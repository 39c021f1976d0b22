import * as z from 'zod/mini';
import { order } from '../shapes/order.ts';
import { id } from '../shapes/primitives.ts';
import { optional } from '../shapes/requested.ts';

/** Grows with each event; a decimal number as text. */
const cursor = z.string().check(z.regex(/^\d{1,19}$/));

/** The path of the live channel; its `authorization` query parameter is a ticket or the session's credential. */
export const livePath = '/live';

/**
 * The messages of a client. A socket follows one vendor: `subscribeToVendor` replaces the previous subscription, unless `also` adds
 * to it. `cursor` is the last one that the client saw: the server first sends everything after it, so that a reconnect loses nothing;
 * without it the stream starts now. `include_outlets` also follows the outlets of a parent vendor. `unsubscribe` ends the
 * subscription of one vendor, or all of them without a vendor. The server answers a `ping` with a heartbeat.
 */
export const clientMessage = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('subscribeToVendor'),
    vendor_id: id,
    cursor: optional(cursor),
    include_outlets: optional(z.boolean()),
    also: optional(z.boolean()),
    /** The default without `also`; portals loaded before this release still send it. */
    only: optional(z.boolean()),
  }),
  z.strictObject({ action: z.literal('unsubscribe'), vendor_id: optional(id) }),
  z.strictObject({ action: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
/** A message before its checks, as a client writes it. */
export type SentMessage = z.input<typeof clientMessage>;
export type Subscribe = Extract<ClientMessage, { action: 'subscribeToVendor' }>;

/**
 * The messages of the server; a reader ignores unknown types and fields. The server answers each subscription with `subscribe_ok`
 * or an `error` with its vendor, one after the other, and an `unsubscribe` with `unsubscribe_ok`, after which it sends nothing more
 * of that vendor. `resync` means that the cursor is too old to replay: the client reads the lists again. A `heartbeat` comes at least
 * every `heartbeatMs`; its cursor means that the client has everything up to there.
 */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe_ok'), vendor_id: z.string(), cursor, resync: z.boolean() }),
  z.object({ type: z.literal('unsubscribe_ok'), vendor_id: z.nullable(z.string()) }),
  z.object({ type: z.literal('order_update'), vendor_id: z.string(), cursor, order }),
  z.object({ type: z.literal('heartbeat'), cursor: z.optional(cursor) }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string(), vendor_id: z.optional(z.string()) }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** An update of which only the frame is readable, for example from a much newer server. */
export const updateFrame = z.object({ type: z.literal('order_update'), cursor });

/** Our close codes, in the private range. A client retries after all but `credentialRefused`, which requires a new ticket. */
export const closeCodes = { credentialRefused: 4401, tooSlow: 4408, goingAway: 1012 } as const;
