import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { activeOrdersQuery, type OrderScope } from './active-orders.ts';
import { isAnotherDay } from '@riderbell/domain/countries/local-day.ts';
import { isRefreshDue } from './refresh-rules.ts';
import { useFreshness } from './use-freshness.ts';
import { useRefreshWhenDue } from './use-refresh-when-due.ts';
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

  useRefreshWhenDue(orders, (data, nowMs) => {
    const { channelLive, freshAtMs: readAtMs } = freshness;
    // After midnight the list still has yesterday's orders, even if the channel is live.
    if (isAnotherDay(data.readAtMs, nowMs, time_zone)) return true;
    return isRefreshDue({ readAtMs, channelLive }, nowMs, {
      guest: scope.vendorId === guestVendorId,
      dynamicEstimation,
    });
  });
  return { orders, freshness };
}
