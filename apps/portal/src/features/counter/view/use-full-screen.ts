import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Whether the page fills the screen, and how to change that; null if the browser does not allow it. */
export function useFullScreen(): { isFull: boolean; toggle(): void } | null {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  // Leaving the counter view leaves the full screen that was entered there.
  useEffect(() => () => void leave(), []);
  if (!document.fullscreenEnabled) return null;
  return {
    isFull,
    toggle() {
      // If the browser refuses, nothing changes, and the button shows that.
      if (isFull) void leave();
      else document.documentElement.requestFullscreen().catch(() => undefined);
    },
  };
}

async function leave(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen().catch(() => undefined);
}
