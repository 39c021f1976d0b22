import { usePart } from '@riderbell/web/lazy/use-part.ts';
import type { CounterTools } from './counter-tools.tsx';
import type { TrackedOrders } from '../../parts/orders/tracked-orders.ts';
import type { ComponentProps } from 'react';

/** The counter's buttons, once they are loaded; the heading beside them does not wait. */
export function LaterTools(props: ComponentProps<typeof CounterTools>) {
  const part = usePart(['counter'], () => import('./counter-tools.tsx'));
  return part && <part.CounterTools {...props} />;
}

/** The counter view, in place of the whole screen. */
export function LaterCounterView(props: TrackedOrders) {
  const part = usePart(['counter'], () => import('./view/counter-view.tsx'));
  return part === null ? <div className="app-splash" /> : <part.CounterView {...props} />;
}
