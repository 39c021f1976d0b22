import { useEffect } from 'react';

/**
 * Keeps the screen awake while the counter view shows. The browser releases the lock whenever the page is hidden, so it is requested again;
 * if it is refused or not supported, the device sleeps as usual.
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
        // An empty battery or a policy is no error of the counter view.
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
