import { webStorageKeys, tabStore } from '../storage/storage.ts';
import { type BuildWatchParts, watchBuild } from './build-watch.ts';
import { watchForms } from './unsaved-input.ts';

/** Fetches and bypasses every cache. Null if there is no good answer: the next check comes in five minutes. */
async function read<T>(address: string, parse: (response: Response) => Promise<T>): Promise<T | null> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    return response.ok ? await parse(response) : null;
  } catch {
    return null;
  }
}

const browserParts: Omit<BuildWatchParts, 'hasUnsavedInput'> = {
  readManifest: () =>
    read(`/asset-manifest.json?timestamp=${Date.now()}`, async (response) => (await response.json()) as unknown),
  isOwnEntry: (entry) =>
    [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].some(({ src }) => src.endsWith(entry)),
  async isServed(entry) {
    const page = await read(window.location.pathname, (response) => response.text());
    return page?.includes(entry) === true;
  },
  reloadedFor: () => tabStore.read(webStorageKeys.reloadedFor),
  rememberReload(entry) {
    tabStore.write(webStorageKeys.reloadedFor, entry);
    return tabStore.isPersistent(webStorageKeys.reloadedFor);
  },
  every(task, milliseconds) {
    const timer = setInterval(task, milliseconds);
    return () => clearInterval(timer);
  },
};

/** Calls back once when the server has a newer build (specification §7, §9); never in development, which has no build. */
export function watchBrowserBuild(onOutdated: () => void): () => void {
  if (import.meta.env.DEV) return () => undefined;
  return watchBuild({ ...browserParts, hasUnsavedInput: watchForms(document) }, onOutdated);
}
