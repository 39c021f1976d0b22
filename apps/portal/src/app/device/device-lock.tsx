import { browserClock } from '@riderbell/web/clock.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import { useEffect } from 'react';
import { session } from '../../platform/session/browser-session.ts';
import { createIdleLock } from './idle-lock.ts';

const lock = createIdleLock({ store, clock: browserClock });

/**
 * Locks the shared device when it was not touched for too long.
 * @param isWatched whether the counter view shows: it stays, because people only look at it, and the device locks when it is left
 */
export function DeviceLock({ isWatched }: { isWatched: boolean }) {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    const touched = () => lock.touched();
    for (const event of events) addEventListener(event, touched, { capture: true, passive: true });
    return () => {
      for (const event of events) removeEventListener(event, touched, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (isWatched) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const left = lock.left();
      if (left === 0) void session.logout();
      else timer = setTimeout(check, left);
    };
    check();
    // A timer does not run while a tablet sleeps.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isWatched]);
  return null;
}
