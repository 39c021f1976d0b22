import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Whether the page fills the screen, and the way to change that; null where the browser does not allow it. */
export function useFullScreen(): { isFull: boolean; toggle(): void } | null {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  // Who leaves the wall leaves the full screen that they entered there.
  useEffect(() => () => void leave(), []);
  if (!document.fullscreenEnabled) return null;
  return {
    isFull,
    toggle() {
      // A refusal leaves things as they are, and the button says so.
      if (isFull) void leave();
      else document.documentElement.requestFullscreen().catch(() => undefined);
    },
  };
}

async function leave(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen().catch(() => undefined);
}
