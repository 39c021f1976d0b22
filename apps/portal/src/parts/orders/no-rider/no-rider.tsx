import type { Order } from '@riderbell/contract/shapes/order.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';

/** Most orders find their rider within minutes. */
const NoRiderAlert = lazyPart(() => import('./no-rider-alert.tsx'), 'NoRiderAlert');

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
  const [asking, setAsking] = useState<'cancel' | 'reschedule' | null>(null);
  // A rider who takes the order meanwhile closes no question that a person is answering: the server says that it comes too late.
  const shown = due || asking !== null;
  return (
    <div aria-live="polite" style={shown ? undefined : { position: 'absolute' }}>
      <Suspense fallback={null}>
        {shown && (
          <NoRiderAlert order={order} nowMs={nowMs} asking={asking} onAsking={setAsking} onChanged={onChanged} />
        )}
      </Suspense>
    </div>
  );
}
