import { useEffect, useState } from 'react';
import { browserClock, type Clock } from './clock.ts';

/** The current time (epoch ms), updated every `everyMs`, for texts relative to now. */
export function useNow(everyMs: number, clock: Clock = browserClock): number {
  const [nowMs, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, clock]);
  return nowMs;
}
