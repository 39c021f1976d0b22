import { useEffect, useEffectEvent } from 'react';
import { isOffline } from '@riderbell/web/api/online.ts';
import { browserClock } from '@riderbell/web/clock.ts';
import { refreshCheckMs } from './refresh-rules.ts';

/** Reads again what is due, checked as often as specification §9 says; never offline, and not before the first reading. */
export function useRefreshWhenDue<Data>(
  reading: { readonly data: Data | undefined; readonly isFetching: boolean; refetch(): unknown },
  isDue: (data: Data, nowMs: number) => boolean,
): void {
  const refreshIfDue = useEffectEvent(() => {
    const { data, isFetching } = reading;
    if (data === undefined || isFetching || isOffline()) return;
    if (isDue(data, browserClock.now())) void reading.refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => refreshIfDue(), refreshCheckMs);
    return () => clearInterval(timer);
  }, []);
}
