import { useEffect, useState } from 'react';
import { useOnline } from '@riderbell/web/api/online.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
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

/** The state of the screen's connection to the server, with its tone and its text. */
export function useFreshnessState(freshness: Freshness, nowMs: number) {
  const t = useTexts('tracking');
  const { relative } = useFormats();
  const state = stateOf(freshness, useOnline());
  const { freshAtMs } = freshness;
  const ago = relative(Math.min(freshAtMs, nowMs), nowMs);
  const texts = {
    live: () => t('freshness.live'),
    connecting: () => t('freshness.connecting'),
    stale: () => t('freshness.reconnecting', { ago }),
    offline: () => (freshAtMs === 0 ? t('freshness.offline.unread') : t('freshness.offline', { ago })),
  };
  return { state, tone: tones[state], text: texts[state]() };
}

const tones = { live: 'positive', connecting: 'soft', stale: 'caution', offline: 'caution' } as const;

function stateOf({ channelLive, connecting, freshAtMs }: Freshness, online: boolean) {
  if (!online) return 'offline';
  if (channelLive) return 'live';
  return connecting || freshAtMs === 0 ? 'connecting' : 'stale';
}
