import { useEffect, useState } from 'react';
import { useLiveCover, useLiveStatus } from '@riderbell/web/live/live.tsx';
import type { OrderScope } from './active-orders.ts';

/** The list does not wait longer than this for a slow channel; then it is read again when the channel is there. */
const longestWaitMs = 700;

/**
 * Whether the orders may be read: what is read before the live channel follows them may miss a change and has to be read
 * twice, so the reading lets the channel go first, unless that fails or takes long.
 */
export function useReadingTurn(scope: OrderScope): boolean {
  const covered = useLiveCover(scope);
  const failed = useLiveStatus() === 'offline';
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return covered || failed || waited;
}
