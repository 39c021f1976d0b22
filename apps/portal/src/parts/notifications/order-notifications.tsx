import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { schedule } from '@riderbell/web/clock.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { OrderScope } from '../orders/data/active-orders.ts';
import { useActiveOrders } from '../orders/data/use-active-orders.ts';
import { useLiveTracking } from '../orders/data/use-live-tracking.ts';
import { board } from './browser-board.ts';
import { useNotificationChoice } from './current-choice.ts';
import { startNotifier, turnName } from './notifier.ts';
import { hearOwnChanges } from './own-changes.ts';
import { lookAt } from './shared-turn.ts';

const locks = 'locks' in navigator ? navigator.locks : null;

/** How this tab shows the orders: a counter view is always in sight, a list only while its window has the focus. */
export type ShownAs = 'nothing' | 'list' | 'counter-view';

interface OrderNotificationsProps {
  scope: OrderScope;
  shownAs: ShownAs;
  onOpen: (orderId: string | null) => void;
}

/** Notifies the user about the current vendor's orders on every screen of the portal, once it is chosen and allowed. */
export function OrderNotifications({ scope, shownAs, onOpen }: OrderNotificationsProps) {
  const { events } = useNotificationChoice();
  const permission = useSyncExternalStore(board.permission.subscribe, board.permission.get);
  if (events.length === 0 || permission !== 'allowed') return null;
  const { vendorId, includeOutlets } = scope;
  return (
    <>
      {/* Another vendor restarts it: no changes of the previous vendor are reported. */}
      <Notifying key={`${vendorId} ${String(includeOutlets)}`} scope={scope} shownAs={shownAs} onOpen={onOpen} />
      {shownAs === 'nothing' && <Following scope={scope} />}
    </>
  );
}

function Notifying({ scope, shownAs, onOpen }: OrderNotificationsProps) {
  const t = useTexts('counter');
  const client = useQueryClient();
  const { events } = useNotificationChoice();
  const chosen = useEffectEvent(() => events);
  const texts = useEffectEvent(() => t);
  const open = useEffectEvent((orderId: string | null) => {
    window.focus();
    onOpen(orderId);
  });
  const start = useEffectEvent(() => {
    const own = hearOwnChanges();
    const stop = startNotifier({
      client,
      scope,
      board,
      locks,
      schedule,
      chosen: () => chosen(),
      texts: () => texts(),
      open: (orderId) => open(orderId),
      own,
    });
    return () => {
      stop();
      own.stop();
    };
  });
  useEffect(() => start(), []);
  const name = turnName(scope);
  useEffect(() => watchLooks(name, shownAs), [name, shownAs]);
  return null;
}

/** Keeps the orders up to date while no screen does. */
function Following({ scope }: { scope: OrderScope }) {
  useActiveOrders(scope);
  useLiveTracking(scope, () => undefined);
  return null;
}

/** Tells the other tabs that the user looks at the orders here, for as long as that is so. */
function watchLooks(name: string, shownAs: ShownAs): () => void {
  let stopLooking: (() => void) | null = null;
  const look = () => {
    const inView = document.visibilityState === 'visible' && (shownAs === 'counter-view' || document.hasFocus());
    const isSeen = shownAs !== 'nothing' && inView;
    if (isSeen) stopLooking ??= lookAt(locks, name);
    else {
      stopLooking?.();
      stopLooking = null;
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('blur', look);
  return () => {
    stopLooking?.();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('blur', look);
  };
}
