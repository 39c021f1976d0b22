import type { Order } from '@riderbell/contract/shapes/order.ts';
import { lazy, Suspense } from 'react';
import { wait } from '../../../platform/clock.ts';
import { withRetry } from '../../../platform/lazy/with-retry.ts';

/** Most orders find their rider within minutes. */
const NoRiderAlert = lazy(async () => {
  const { NoRiderAlert: alert } = await withRetry(() => import('./no-rider-alert.tsx'), wait);
  return { default: alert };
});

/** Where the alert comes: a live region that is there before it, so that it is heard. While empty it takes no room. */
export function NoRider({
  order,
  due,
  nowMs,
  onChanged,
}: {
  order: Order;
  due: boolean;
  nowMs: number;
  onChanged: (order: Order) => void;
}) {
  return (
    <div aria-live="polite" style={due ? undefined : { position: 'absolute' }}>
      <Suspense fallback={null}>{due && <NoRiderAlert order={order} nowMs={nowMs} onChanged={onChanged} />}</Suspense>
    </div>
  );
}
