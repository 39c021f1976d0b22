import { type ComponentType, useEffect, useState } from 'react';
import { wait } from '@riderbell/web/clock.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { session } from '../../../platform/session/browser-session.ts';

/** The delivery fee concerns the merchant: only a signed-in visitor requests it and loads the part that shows it. */
export function LaterFee({ orderId }: { orderId: string }) {
  const [part, setPart] = useState<{ readonly Fee: ComponentType<{ orderId: string }> } | null>(null);
  useEffect(() => {
    if (session.current() === null && session.mode() === 'CLASSIC') return undefined;
    let left = false;
    withRetry(() => import('./receipt-fee.tsx'), wait).then(
      ({ ReceiptFee }) => !left && setPart({ Fee: ReceiptFee }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return part && <part.Fee orderId={orderId} />;
}
