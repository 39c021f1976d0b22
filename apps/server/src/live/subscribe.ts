import { guestIdOf } from '@riderbell/domain/access/principal.ts';
import type { Subscribe } from '@riderbell/contract/live/messages.ts';
import type { Connection } from './connection.ts';
import { encode } from './encode.ts';
import type { Hub, Subscription } from './hub.ts';
import type { EventLog, EventScope } from './ports.ts';
import type { RecentEvent } from './recent-events.ts';

/** Further behind than this, reading the lists again is quicker than hearing it all. */
const replayLimit = 500;

/** What came after a cursor, oldest first; everything up to `through` is in it or concerns somebody else. */
interface Missed {
  readonly events: readonly Omit<RecentEvent, 'position'>[];
  readonly through: bigint;
}

/**
 * Subscribes from the client's cursor: what it missed, then what comes, without a gap and without an event twice.
 * Without a cursor, or with one that cannot be replayed, it starts from now; the latter says `resync`.
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

/** What was missed; null when the cursor is too old, too far behind, or not of this log. */
async function missedSince(from: bigint, scope: EventScope, hub: Hub, log: EventLog): Promise<Missed | null> {
  // Another process may be ahead of this one, so only the log itself can tell.
  if (from > hub.position && from > BigInt(await log.head())) return null;
  const missed = await readMissed(from, scope, hub, log);
  return missed.events.length >= replayLimit || missed.isSwept ? null : missed;
}

/** From memory where that reaches so far back, else from the log. */
async function readMissed(
  from: bigint,
  scope: EventScope,
  hub: Hub,
  log: EventLog,
): Promise<Missed & { readonly isSwept: boolean }> {
  const recent = hub.recentAfter(from, scope);
  if (recent !== null) return { events: recent, through: hub.position, isSwept: false };
  const page = await log.readAfter(String(from), scope, replayLimit);
  // After the reading, since a sweep may have come before it.
  const isSwept = from < BigInt(await log.oldestReplayable());
  return { events: page.events.map((event) => ({ event })), through: BigInt(page.through), isSwept };
}

/** Backfill, then the cut-over: once the replay has reached what the hub has delivered, the stream takes on. */
async function replay(subscription: Subscription, first: Missed, hub: Hub, log: EventLog): Promise<void> {
  const { connection, scope } = subscription;
  let missed = first;
  while (connection.open && hub.holds(subscription)) {
    for (const event of missed.events) {
      const bytes = hub.encode(event);
      if (bytes) await connection.sendInTurn(bytes);
    }
    if (missed.through > subscription.sentThrough) subscription.sentThrough = missed.through;
    // Nothing can come between this look and the switch: the hub delivers on the same thread.
    if (subscription.sentThrough >= hub.position) {
      subscription.streaming = true;
      return;
    }
    missed = await readMissed(subscription.sentThrough, scope, hub, log);
  }
}
