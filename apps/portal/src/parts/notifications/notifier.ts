import type { NoteworthyChange } from '@riderbell/domain/tracking/noteworthy-changes.ts';
import type { Translate } from '@riderbell/messages/texts.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { OrderScope } from '../orders/data/active-orders.ts';
import { gatherChanges } from './gather-changes.ts';
import type { NotificationBoard } from './notification-board.ts';
import { isLookedAt, type Locks, takeTurn } from './shared-turn.ts';
import { type OrderChange, watchChanges } from './watch-changes.ts';
import { writeNotification } from './write-notification.ts';

/** Changes that come closer together than this are combined into one notification. */
const burstMs = 1_500;

export interface NotifierParts {
  readonly client: QueryClient;
  readonly scope: OrderScope;
  readonly board: NotificationBoard;
  readonly locks: Locks | null;
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
  /** The orders that the user has changed on this device. */
  readonly own: { has(orderId: string): boolean };
  readonly chosen: () => readonly NoteworthyChange[];
  readonly texts: () => Translate<'counter'>;
  /** Opens an order, or the list for several orders. */
  readonly open: (orderId: string | null) => void;
}

/** The lock name shared by tabs that follow the same orders. */
export function turnName({ vendorId, includeOutlets }: OrderScope): string {
  return `riderbell.notices ${vendorId}${includeOutlets ? ' and outlets' : ''}`;
}

/**
 * Notifies the user about the chosen changes of these orders, until it is stopped: from one of several tabs, without
 * the user's own changes, and only while no tab shows the orders.
 */
export function startNotifier(parts: NotifierParts): () => void {
  const { client, scope, board, locks, schedule, own } = parts;
  const name = turnName(scope);
  const turn = takeTurn(locks, name);
  let stopped = false;

  const isSeen = async () => stopped || (await isLookedAt(locks, name)) || stopped;
  const tell = async (changes: readonly OrderChange[]) => {
    if (!turn.isMine() || (await isSeen())) return;
    const others = changes.filter(({ order, change }) => change !== 'cancelled' || !own.has(order.order_id));
    const written = writeNotification(others, scope.vendorId, parts.texts());
    if (written === null) return;
    board.show(written.notification, () => parts.open(written.orderId));
  };
  const gathered = gatherChanges({ waitMs: burstMs, pauseMs: 0, schedule, tell: (changes) => void tell(changes) });
  const hear = async (changes: readonly OrderChange[]) => {
    // Checked here as well: a user who sees the change and then turns away is not notified about it.
    if (changes.length > 0 && !(await isSeen())) gathered.add(changes);
  };
  const stopWatching = watchChanges(client, scope, (changes) => {
    const chosen = parts.chosen();
    void hear(changes.filter(({ change }) => chosen.includes(change)));
  });
  return () => {
    stopped = true;
    stopWatching();
    gathered.stop();
    turn.leave();
  };
}
