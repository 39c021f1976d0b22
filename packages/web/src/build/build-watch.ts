/** What the build watch needs from the server and from this page. */
export interface BuildWatchParts {
  /** `asset-manifest.json` of the server's current build; null if it cannot be fetched or is not JSON. */
  readManifest(): Promise<unknown>;
  /** Whether this page was loaded from that entry. */
  isOwnEntry(entry: string): boolean;
  /** Whether the page would load that entry after a reload. */
  isServed(entry: string): Promise<boolean>;
  /** Whether a reload would lose something that was typed. */
  hasUnsavedInput(): boolean;
  /** The entry for which this tab was last reloaded. */
  reloadedFor(): unknown;
  /** Stores the entry for the tab; false if the reload would lose it. */
  rememberReload(entry: string): boolean;
  every(task: () => void, milliseconds: number): () => void;
}

/** Specification §9: checks every five minutes. */
export const buildCheckInterval = 300_000;
/** How often to check for unsaved input while a newer build waits. */
export const formCheckInterval = 2000;

/**
 * Reports once that the server has a newer build than this page, as soon as a reload loses no input. Returns a function that stops
 * the watch. It allows one reload for each build: if a proxy still serves the old page, another reload does not help.
 */
export function watchBuild(parts: BuildWatchParts, onOutdated: () => void): () => void {
  let stop = (): void => undefined;
  let isOver = false;
  const report = (entry: string) => {
    if (parts.hasUnsavedInput()) return;
    stop();
    // A tab that cannot store the entry would reload for ever, and each reload would sign the merchant out.
    if (parts.rememberReload(entry)) onOutdated();
  };
  const check = async () => {
    const entry = entryOf(await parts.readManifest());
    if (entry === null || parts.isOwnEntry(entry) || parts.reloadedFor() === entry) return;
    // A stale manifest from a cache names old files, which the served page does not contain.
    if (!(await parts.isServed(entry))) return;
    // The next check may have overtaken a slow one.
    if (isOver) return;
    isOver = true;
    stop();
    stop = parts.every(() => report(entry), formCheckInterval);
    report(entry);
  };
  stop = parts.every(() => void check(), buildCheckInterval);
  return () => {
    isOver = true;
    stop();
  };
}

function entryOf(manifest: unknown): string | null {
  if (typeof manifest !== 'object' || manifest === null || !('entry' in manifest)) return null;
  return typeof manifest.entry === 'string' && manifest.entry !== '' ? manifest.entry : null;
}
