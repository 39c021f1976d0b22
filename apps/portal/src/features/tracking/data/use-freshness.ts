import { useEffect, useState } from 'react';
import { browserClock } from '../../../platform/clock.ts';
import { useLiveStatus } from '../../../platform/live/live.tsx';

/**
 * Until when (epoch ms) the orders are known to be right, and whether the live channel keeps them so. While it was up,
 * every change came by itself, so the age counts from its loss or from the last reading, whichever is later.
 */
export function useFreshness(readAtMs: number): { channelLive: boolean; freshAtMs: number } {
  const channelLive = useLiveStatus() === 'live';
  const [lostAtMs, setLostAt] = useState(0);
  useEffect(() => {
    if (!channelLive) return undefined;
    return () => setLostAt(browserClock.now());
  }, [channelLive]);
  return { channelLive, freshAtMs: Math.max(readAtMs, lostAtMs) };
}
