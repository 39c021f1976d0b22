import { useEffect } from 'react';

/**
 * Keeps the screen awake while it shows. The browser lets go of it whenever the page is hidden, so it is asked again; where it is
 * refused, or not there, the device sleeps as it always does.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let left = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (left) await given.release();
        else lock = given;
      } catch {
        // An empty battery or a policy is no fault of the wall's.
      }
    };
    const onChange = () => void ask();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, []);
}
