import { type BuildWatchParts, watchBuild } from './build-watch.ts';

const browserParts: BuildWatchParts = {
  async readManifest() {
    try {
      const response = await fetch(`/asset-manifest.json?timestamp=${Date.now()}`, { cache: 'no-store' });
      return response.ok ? ((await response.json()) as unknown) : null;
    } catch {
      // No network is no news: the next look comes in five minutes.
      return null;
    }
  },
  isOwnEntry: (entry) =>
    [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].some(({ src }) => src.endsWith(entry)),
  every(task, milliseconds) {
    const timer = setInterval(task, milliseconds);
    return () => clearInterval(timer);
  },
};

/** Calls back once when the server has a newer build (specification §7, §9); never in development, where no build is. */
export function watchBrowserBuild(onOutdated: () => void): () => void {
  return import.meta.env.DEV ? () => undefined : watchBuild(browserParts, onOutdated);
}
