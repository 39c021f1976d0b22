import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isOffline } from '@riderbell/web/api/online.ts';
import { browserClock } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { activeOrdersQuery, type OrderScope } from './active-orders.ts';
import { isAnotherDay } from '@riderbell/domain/countries/local-day.ts';
import { isRefreshDue, refreshCheckMs } from './refresh-rules.ts';
import { useFreshness } from './use-freshness.ts';
import { useReadingTurn } from './use-reading-turn.ts';

/**
 * The tracking screen's orders, read again by the rules of specification §9 while the live channel is down, and when a
 * new day begins in the country.
 */
export function useActiveOrders(scope: OrderScope) {
  const { time_zone } = useDeployment();
  const dynamicEstimation = useFlag('dynamic-time-estimation');
  const orders = useQuery({ ...activeOrdersQuery(scope, time_zone), enabled: useReadingTurn(scope) });
  const freshness = useFreshness(orders.data?.readAtMs ?? 0);

  const refreshIfDue = useEffectEvent(() => {
    if (orders.data === undefined || orders.isFetching || isOffline()) return;
    const nowMs = browserClock.now();
    const { channelLive, freshAtMs: readAtMs } = freshness;
    // After midnight the list still has yesterday's orders, even if the channel is live.
    const due =
      isAnotherDay(orders.data.readAtMs, nowMs, time_zone) ||
      isRefreshDue({ readAtMs, channelLive }, nowMs, { guest: scope.vendorId === guestVendorId, dynamicEstimation });
    if (due) void orders.refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => refreshIfDue(), refreshCheckMs);
    return () => clearInterval(timer);
  }, []);
  return { orders, freshness };
}
