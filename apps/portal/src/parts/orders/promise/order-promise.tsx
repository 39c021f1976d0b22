import { Skeleton } from '@mantine/core';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isCancelled } from '@riderbell/domain/orders/status-groups.ts';
import { Suspense } from 'react';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';

/** The list comes first: most of the page's day nobody has a detail open. */
const PromiseNote = lazyPart(() => import('./promise-note.tsx'), 'PromiseNote');

/** What the order was promised for, beside whatever is expected of it now; nothing of one that was cancelled. */
export function OrderPromise({ order }: { order: Order }) {
  if (order.promise === undefined || isCancelled(order)) return null;
  return (
    <Suspense fallback={<Skeleton height={24} width={220} radius="sm" />}>
      <PromiseNote order={order} promise={order.promise} />
    </Suspense>
  );
}
