import { useEffect, useState } from 'react';
import { useHasLiveCoverage, useLiveStatus } from '@riderbell/web/live/live.tsx';
import type { OrderScope } from './active-orders.ts';

/** The list waits no longer than this for a slow channel; it is read again once the channel is connected. */
const maxWaitMs = 700;

/**
 * Whether the orders may be read. A reading before the live channel is connected may miss a change and has to be
 * repeated, so the channel goes first, unless it fails or takes long.
 */
export function useReadingTurn(scope: OrderScope): boolean {
  const covered = useHasLiveCoverage(scope);
  const failed = useLiveStatus() === 'offline';
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return covered || failed || waited;
}
