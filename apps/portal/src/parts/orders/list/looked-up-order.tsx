import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { orderQuery } from '../data/order-query.ts';
import { vendorOfOrder } from '../data/vendor-of-order.ts';
import { ListLoading, ReadingFailed } from './list-states.tsx';
import { OrderList } from './order-list.tsx';
import type { OpenOrder } from './use-order-rows.ts';
import type { RecentChanges } from './recent-changes.ts';

/** An order that the search names by its id and that is not on the screen: of another day, or of another branch. */
export function LookedUpOrder({
  orderId,
  list,
}: {
  orderId: string;
  list: { label: string; openId: string | null; onOpen: OpenOrder; nowMs: number; changes: RecentChanges };
}) {
  const t = useTexts('tracking');
  const { vendor, vendors } = useCurrentVendor();
  const { data, error, refetch } = useQuery(orderQuery(orderId, vendorOfOrder(orderId, vendor, vendors)));
  if (data !== undefined) return <OrderList sections={[{ group: null, orders: [data] }]} withDay {...list} />;
  if (error === null) return <ListLoading />;
  if (error instanceof ApiProblem && error.status === 404) {
    return (
      <FullState icon={<SearchX size={32} />} title={t('search.order-not-found')}>
        {t('search.order-not-found.hint')}
      </FullState>
    );
  }
  return <ReadingFailed title={t('failed.order.title')} error={error} onRetry={() => void refetch()} />;
}
