import { useEffect, useState } from 'react';
import { browserClock } from '../../platform/clock.ts';

/** The time (epoch ms), read again every `everyMs`, for what a screen says relative to now. */
export function useNow(everyMs: number): number {
  const [nowMs, setNow] = useState(() => browserClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(browserClock.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
