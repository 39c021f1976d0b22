import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';
import { session } from '../../../platform/session/browser-session.ts';

/** The delivery fee concerns the merchant: only a signed-in visitor requests it and loads the part that shows it. */
export function LaterFee({ orderId }: { orderId: string }) {
  const isSignedIn = session.current() !== null || session.mode() !== 'CLASSIC';
  const part = useDeferredPart([], () => import('./receipt-fee.tsx'), isSignedIn);
  return part && <part.ReceiptFee orderId={orderId} />;
}
