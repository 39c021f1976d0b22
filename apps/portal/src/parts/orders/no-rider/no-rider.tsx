import type { Order } from '@riderbell/contract/shapes/order.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';

/** Most orders find their rider within minutes, so the alert is loaded on demand. */
const NoRiderAlert = lazyPart(() => import('./no-rider-alert.tsx'), 'NoRiderAlert');

/** A live region that exists before the alert, so that screen readers announce it. While empty it takes no room. */
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
  // If a rider takes the order while the merchant answers a dialog, the dialog stays open: the server answers that it
  // is too late.
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
