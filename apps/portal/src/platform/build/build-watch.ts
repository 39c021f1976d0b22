/** What the watch needs to know of `asset-manifest.json` (build/asset-manifest.ts). */
export interface BuildWatchParts {
  /** The manifest of the build that the server has now; null when it cannot be had. */
  readManifest(): Promise<unknown>;
  /** Whether this page was loaded from that entry. */
  isOwnEntry(entry: string): boolean;
  every(task: () => void, milliseconds: number): () => void;
}

/** specification §9: looked for every five minutes, and the page reloads three seconds later. */
export const buildCheckInterval = 300_000;
export const reloadDelay = 3000;

/** Tells, once, that the server has a newer build than this page; returns the way to stop. */
export function watchBuild(parts: BuildWatchParts, onOutdated: () => void): () => void {
  const check = async () => {
    const manifest = await parts.readManifest();
    const entry = entryOf(manifest);
    if (entry === null || parts.isOwnEntry(entry)) return;
    stop();
    onOutdated();
  };
  const stop = parts.every(() => void check(), buildCheckInterval);
  return stop;
}

function entryOf(manifest: unknown): string | null {
  if (typeof manifest !== 'object' || manifest === null || !('entry' in manifest)) return null;
  return typeof manifest.entry === 'string' ? manifest.entry : null;
}
