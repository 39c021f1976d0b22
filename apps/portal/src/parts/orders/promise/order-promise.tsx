import { Skeleton } from '@mantine/core';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isCancelled } from '@riderbell/domain/orders/status-groups.ts';
import { lazy, Suspense } from 'react';
import { wait } from '@riderbell/web/clock.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';

/** The list comes first: most of the page's day nobody has a detail open. */
const PromiseNote = lazy(async () => {
  const { PromiseNote: note } = await withRetry(() => import('./promise-note.tsx'), wait);
  return { default: note };
});

/** What the order was promised for, beside whatever is expected of it now; nothing of one that was cancelled. */
export function OrderPromise({ order }: { order: Order }) {
  if (order.promise === undefined || isCancelled(order)) return null;
  return (
    <Suspense fallback={<Skeleton height={24} width={220} radius="sm" />}>
      <PromiseNote order={order} promise={order.promise} />
    </Suspense>
  );
}
