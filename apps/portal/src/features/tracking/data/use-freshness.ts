import { useEffect, useState } from 'react';
import { browserClock } from '../../../platform/clock.ts';
import { useLiveStatus } from '../../../platform/live/live.tsx';

export interface Freshness {
  channelLive: boolean;
  /** The channel is being opened for the first time: nothing is wrong yet. */
  connecting: boolean;
  /** Epoch milliseconds; 0 while nothing has been read. */
  freshAtMs: number;
}

/**
 * Until when (epoch ms) the orders are known to be right, and whether the live channel keeps them so. While it was up,
 * every change came by itself, so the age counts from its loss or from the last reading, whichever is later.
 */
export function useFreshness(readAtMs: number): Freshness {
  const status = useLiveStatus();
  const channelLive = status === 'live';
  const [lostAtMs, setLostAt] = useState(0);
  useEffect(() => {
    if (!channelLive) return undefined;
    return () => setLostAt(browserClock.now());
  }, [channelLive]);
  return { channelLive, connecting: status === 'connecting', freshAtMs: Math.max(readAtMs, lostAtMs) };
}
