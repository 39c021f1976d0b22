import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isCancelled } from '@riderbell/domain/orders/status-groups.ts';
import { Suspense } from 'react';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { Skeleton } from '@riderbell/ui/states/skeleton.tsx';

/** The list is loaded first, because most of the time no order detail is open. */
const PromiseNote = lazyPart(() => import('./promise-note.tsx'), 'PromiseNote');

/** The promised time of the order, beside the currently expected one; hidden for a cancelled order. */
export function OrderPromise({ order }: { order: Order }) {
  if (order.promise === undefined || isCancelled(order)) return null;
  return (
    <Suspense fallback={<Skeleton height={24} width={220} radius="sm" />}>
      <PromiseNote order={order} promise={order.promise} />
    </Suspense>
  );
}
