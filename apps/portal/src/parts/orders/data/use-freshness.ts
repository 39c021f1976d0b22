import { useEffect, useState } from 'react';
import { useOnline } from '@riderbell/web/api/online.ts';
import { useLastReceivedAt, useLiveStatus } from '@riderbell/web/live/live.tsx';

export interface Freshness {
  channelLive: boolean;
  /** The channel is being opened for the first time, so nothing is wrong yet. */
  connecting: boolean;
  /** Epoch milliseconds; 0 before the first reading. */
  freshAtMs: number;
}

/**
 * Until when (epoch ms) the orders are known to be right, and whether the live channel keeps them so. The age counts
 * from the last message of the channel or the last reading, whichever is later: the channel may have been dead for a
 * while before that is noticed.
 */
export function useFreshness(readAtMs: number): Freshness {
  const status = useLiveStatus();
  const channelLive = status === 'live';
  const heardAt = useLastReceivedAt();
  const [lostAtMs, setLostAt] = useState(0);
  useEffect(() => {
    if (!channelLive) return undefined;
    return () => setLostAt(heardAt());
  }, [channelLive, heardAt]);
  return { channelLive, connecting: status === 'connecting', freshAtMs: Math.max(readAtMs, lostAtMs) };
}

/** The state of the screen's connection to the server, in one word. */
export function useFreshnessState({ channelLive, connecting, freshAtMs }: Freshness) {
  const online = useOnline();
  if (!online) return 'offline';
  if (channelLive) return 'live';
  return connecting || freshAtMs === 0 ? 'connecting' : 'stale';
}
