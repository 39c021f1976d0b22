/** Specification §9, Lazy-load retry: 10 times, every 2 s. */
export const lazyRetries = 10;
export const lazyRetryDelay = 2000;
/** If the import fails more often than this although the part is available, the browser has cached the failure. */
const maxFailedImports = 2;

/** A part of the portal that could not be loaded. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  /** Whether the part is available now, but only a reloaded page can import it. */
  readonly isAvailableNow: boolean;

  constructor(isAvailableNow: boolean, cause: unknown) {
    super(isAvailableNow ? 'The page cannot import a part that is available' : 'The part cannot be loaded', { cause });
    this.isAvailableNow = isAvailableNow;
  }
}

/**
 * Loads a part of the portal with retries; throws a `LoadFailure`. Many browsers cache a failed import for the life of
 * the page and never request it again, so this fetches the file itself between the attempts.
 */
export async function withRetry<T>(
  load: () => Promise<T>,
  wait: (milliseconds: number) => Promise<void>,
  isAvailable: (failure: unknown) => Promise<boolean | null> = probePart,
): Promise<T> {
  let failedImports = 0;
  for (let attempts = 0; ;) {
    try {
      return await load();
    } catch (error) {
      let available: boolean | null = false;
      while (available === false) {
        if (attempts >= lazyRetries) throw new LoadFailure(false, error);
        await wait(lazyRetryDelay);
        attempts += 1;
        available = await isAvailable(error);
      }
      if (available === true) failedImports += 1;
      if (failedImports > maxFailedImports) throw new LoadFailure(true, error);
    }
  }
}

/** Whether the file of a failed import is available; null if the browser's error does not name the file. */
async function probePart(failure: unknown): Promise<boolean | null> {
  const [address] = (failure instanceof Error && /https?:\/\/\S+\.(?:js|css)\b/.exec(failure.message)) || [];
  if (address === undefined) return null;
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
