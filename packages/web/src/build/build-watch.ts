/** What the watch needs to know of the server and of this page. */
export interface BuildWatchParts {
  /** `asset-manifest.json` of the build that the server has now; null when it cannot be had, or is not JSON. */
  readManifest(): Promise<unknown>;
  /** Whether this page was loaded from that entry. */
  isOwnEntry(entry: string): boolean;
  /** Whether a new load of the page would bring that entry. */
  isServed(entry: string): Promise<boolean>;
  /** Whether something is typed that a reload would lose. */
  isFormUnderWay(): boolean;
  /** The entry that this tab was last loaded again for. */
  reloadedFor(): unknown;
  /** Keeps the entry for the tab; false when it would be forgotten by the reload. */
  rememberReload(entry: string): boolean;
  every(task: () => void, milliseconds: number): () => void;
}

/** specification §9: looked for every five minutes. */
export const buildCheckInterval = 300_000;
/** How often a form under way is looked at, while a newer build waits for its end. */
export const formCheckInterval = 2000;

/**
 * Tells, once, that the server has a newer build than this page, when nothing is under way that a reload would lose; returns the
 * way to stop. Each build is worth one reload: what a proxy serves in the place of it does not come newer by loading it again.
 */
export function watchBuild(parts: BuildWatchParts, onOutdated: () => void): () => void {
  let stop = (): void => undefined;
  let isOver = false;
  const tell = (entry: string) => {
    if (parts.isFormUnderWay()) return;
    stop();
    // A tab that cannot remember would load for ever, and would lose the sign-in with each load.
    if (parts.rememberReload(entry)) onOutdated();
  };
  const check = async () => {
    const entry = entryOf(await parts.readManifest());
    if (entry === null || parts.isOwnEntry(entry) || parts.reloadedFor() === entry) return;
    // An old manifest that somebody kept names files of the past, and the page does not.
    if (!(await parts.isServed(entry))) return;
    // A slow look may have been overtaken by the next one.
    if (isOver) return;
    isOver = true;
    stop();
    stop = parts.every(() => tell(entry), formCheckInterval);
    tell(entry);
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
