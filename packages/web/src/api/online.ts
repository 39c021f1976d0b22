import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Whether the browser knows that it has no network. Only true is reliable: browsers also report a network that does not work. */
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
  // While the server renders there is no browser to ask, and a reader who gets the page has a network.
  return !useSyncExternalStore(subscribe, isOffline, () => false);
}

/** Calls back when the connection returns, so that the caller can retry what failed without it. */
export function useBackOnline(onBack: () => void): void {
  const notify = useEffectEvent(onBack);
  useEffect(() => {
    const listener = () => notify();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
