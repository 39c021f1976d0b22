import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Whether the browser knows that it has no network; a false can still be wrong, a true is not. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** True while the browser has a network, as far as it knows. */
export function useOnline(): boolean {
  // The server that makes a page has no browser to ask: whoever reads the page has come to it by a network.
  return !useSyncExternalStore(subscribe, isOffline, () => false);
}

/** Calls back when the connection returns: what failed without it can be tried again. */
export function useBackOnline(onBack: () => void): void {
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    const listener = () => tell();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
