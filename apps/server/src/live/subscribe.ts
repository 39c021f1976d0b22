import { guestIdOf } from '@riderbell/domain/access/order-ownership.ts';
import type { Subscribe } from '@riderbell/contract/live/messages.ts';
import type { Connection } from './connection.ts';
import { encode } from './encode.ts';
import type { Hub, Subscription } from './hub.ts';
import type { EventLog, EventPage, EventScope } from './ports.ts';

/** Further behind than this, reading the lists again is quicker than hearing it all. */
const replayLimit = 500;

/**
 * Subscribes from the client's cursor: what it missed, then what comes, without a gap and without an event twice.
 * Without a cursor, or with one that cannot be replayed, it starts from now; the latter says `resync`.
 */
export async function subscribeFrom(
  connection: Connection,
  { vendor_id: vendorId, cursor, include_outlets: withOutlets = false, only }: Subscribe,
  hub: Hub,
  log: EventLog,
): Promise<void> {
  const scope: EventScope = { vendorId, withOutlets, guestId: guestIdOf(connection.principal) };
  const missed = cursor === undefined ? null : await missedSince(cursor, scope, hub, log);
  if (cursor === undefined || missed === null) {
    const subscription = hub.subscribe(connection, scope, hub.position, only);
    if (!subscription) return;
    const resync = cursor !== undefined;
    connection.send(encode({ type: 'subscribe_ok', vendor_id: vendorId, cursor: String(hub.position), resync }));
    subscription.streaming = true;
    return;
  }
  const subscription = hub.subscribe(connection, scope, BigInt(cursor), only);
  if (!subscription) return;
  connection.send(encode({ type: 'subscribe_ok', vendor_id: vendorId, cursor, resync: false }));
  await replay(subscription, missed, hub, log);
}

/** What was missed; null when the cursor is too old, too far behind, or not of this log. */
async function missedSince(cursor: string, scope: EventScope, hub: Hub, log: EventLog): Promise<EventPage | null> {
  const from = BigInt(cursor);
  if (from < BigInt(await log.oldestReplayable())) return null;
  // Another process may be ahead of this one, so only the log itself can tell.
  if (from > hub.position && from > BigInt(await log.head())) return null;
  const page = await log.readAfter(cursor, scope, replayLimit);
  return page.events.length >= replayLimit ? null : page;
}

/** Backfill, then the cut-over: once the replay has reached what the hub has delivered, the stream takes on. */
async function replay(subscription: Subscription, first: EventPage, hub: Hub, log: EventLog): Promise<void> {
  const { connection, scope } = subscription;
  let page = first;
  while (connection.open && hub.holds(subscription)) {
    for (const event of page.events) {
      const bytes = hub.encode(event);
      if (bytes) await connection.sendInTurn(bytes);
    }
    const through = BigInt(page.through);
    if (through > subscription.sentThrough) subscription.sentThrough = through;
    // Nothing can come between this look and the switch: the hub delivers on the same thread.
    if (subscription.sentThrough >= hub.position) {
      subscription.streaming = true;
      return;
    }
    page = await log.readAfter(String(subscription.sentThrough), scope, replayLimit);
  }
}
