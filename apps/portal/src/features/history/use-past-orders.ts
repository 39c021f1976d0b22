import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { historyQuery, type HistoryRequest } from '../../parts/orders/data/history-orders.ts';
import { totalsKey } from '../../parts/orders/data/order-totals.ts';
import { isRefreshDue } from '../../parts/orders/data/refresh-rules.ts';
import { useFreshness } from '../../parts/orders/data/use-freshness.ts';
import { useRefreshWhenDue } from '../../parts/orders/data/use-refresh-when-due.ts';

/** The orders of the request, and how old they are. While the live channel is down they are read again by the rules of the tracking screen. */
export function usePastOrders(request: HistoryRequest | null, enabled: boolean) {
  const client = useQueryClient();
  const dynamicEstimation = useFlag('dynamic-time-estimation');
  const reading = useInfiniteQuery({ ...historyQuery(request), enabled });
  const freshness = useFreshness(reading.dataUpdatedAt);
  const refresh = () => Promise.all([reading.refetch(), client.invalidateQueries({ queryKey: totalsKey })]);
  const guest = request?.scope.vendorId === guestVendorId;
  useRefreshWhenDue({ ...reading, refetch: refresh }, (_, nowMs) => {
    const { channelLive, freshAtMs: readAtMs } = freshness;
    return isRefreshDue({ readAtMs, channelLive }, nowMs, { guest, dynamicEstimation });
  });
  return { reading, freshness, refresh };
}
