import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wish);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether things may move by themselves; false until the browser has answered. */
export function useWantsMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(wish).matches,
    () => false,
  );
}
