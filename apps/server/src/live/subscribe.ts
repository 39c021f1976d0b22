import { guestIdOf } from '@riderbell/domain/access/principal.ts';
import type { Subscribe } from '@riderbell/contract/live/messages.ts';
import type { Connection } from './connection.ts';
import { encode } from './encode.ts';
import type { Hub, Subscription } from './hub.ts';
import type { EventLog, EventScope } from './ports.ts';
import type { RecentEvent } from './recent-events.ts';

/** For a client that is further behind, reloading its lists is faster than a replay. */
const replayLimit = 500;

/** The events of a scope after a cursor, oldest first, complete up to `through`. */
interface Missed {
  readonly events: readonly Omit<RecentEvent, 'position'>[];
  readonly through: bigint;
}

/**
 * Subscribes from the client's cursor: sends missed events and then new ones, without gaps and repetitions. Without a cursor, or with one
 * that cannot be replayed, it starts now; in the latter case it answers `resync`.
 */
export async function subscribeFrom(
  connection: Connection,
  { vendor_id: vendorId, cursor, include_outlets: withOutlets = false, also }: Subscribe,
  hub: Hub,
  log: EventLog,
): Promise<void> {
  const scope: EventScope = { vendorId, withOutlets, guestId: guestIdOf(connection.principal) };
  const missed = cursor === undefined ? null : await missedSince(BigInt(cursor), scope, hub, log);
  if (cursor === undefined || missed === null) {
    const subscription = hub.subscribe(connection, scope, hub.position, also);
    if (!subscription) return;
    const resync = cursor !== undefined;
    connection.send(encode({ type: 'subscribe_ok', vendor_id: vendorId, cursor: String(hub.position), resync }));
    subscription.streaming = true;
    return;
  }
  const subscription = hub.subscribe(connection, scope, BigInt(cursor), also);
  if (!subscription) return;
  connection.send(encode({ type: 'subscribe_ok', vendor_id: vendorId, cursor, resync: false }));
  await replay(subscription, missed, hub, log);
}

/** The missed events; null if the cursor is too old, too far behind, or unknown. */
async function missedSince(from: bigint, scope: EventScope, hub: Hub, log: EventLog): Promise<Missed | null> {
  // Another process may be ahead of this one, so check the log.
  if (from > hub.position && from > BigInt(await log.head())) return null;
  const missed = await readMissed(from, scope, hub, log);
  return missed.events.length >= replayLimit || missed.isSwept ? null : missed;
}

/** Reads from memory if it goes back far enough, else from the log. */
async function readMissed(
  from: bigint,
  scope: EventScope,
  hub: Hub,
  log: EventLog,
): Promise<Missed & { readonly isSwept: boolean }> {
  const recent = hub.recentAfter(from, scope);
  if (recent !== null) return { events: recent, through: hub.position, isSwept: false };
  const page = await log.readAfter(String(from), scope, replayLimit);
  // Check after the read, because a sweep may have been before it.
  const isSwept = from < BigInt(await log.oldestReplayable());
  return { events: page.events.map((event) => ({ event })), through: BigInt(page.through), isSwept };
}

/** Replays until it has reached the hub's position, and then switches to the stream. */
async function replay(subscription: Subscription, first: Missed, hub: Hub, log: EventLog): Promise<void> {
  const { connection, scope } = subscription;
  let missed = first;
  while (connection.open && hub.has(subscription)) {
    for (const event of missed.events) {
      const bytes = hub.encode(event);
      if (bytes) await connection.sendInTurn(bytes);
    }
    if (missed.through > subscription.sentThrough) subscription.sentThrough = missed.through;
    // No event can arrive between this check and the switch, because the hub delivers on the same thread.
    if (subscription.sentThrough >= hub.position) {
      subscription.streaming = true;
      return;
    }
    missed = await readMissed(subscription.sentThrough, scope, hub, log);
  }
}
