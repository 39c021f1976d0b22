/** specification §9, Lazy-load retry: 10 times every 2 s. */
export const lazyRetries = 10;
export const lazyRetryDelay = 2000;
/** So often may the network have the part while the import goes on failing, before it is taken for the browser's memory. */
const refusalsBelieved = 2;

/** A part of the portal that could not be loaded. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  /** The network has the part now; only this page cannot take it any more, and a new start can. */
  readonly isThereNow: boolean;

  constructor(isThereNow: boolean, cause: unknown) {
    super(isThereNow ? 'The page cannot take a part that is there' : 'The part cannot be had', { cause });
    this.isThereNow = isThereNow;
  }
}

/**
 * Loads a part of the portal, and again when the network drops it; throws a `LoadFailure`. Many browsers remember for the life of
 * a page that an import failed and never ask for it again, so between the attempts the part itself is asked for.
 */
export async function withRetry<T>(
  load: () => Promise<T>,
  wait: (milliseconds: number) => Promise<void>,
  isThere: (failure: unknown) => Promise<boolean | null> = askForPart,
): Promise<T> {
  let refused = 0;
  for (let tried = 0; ;) {
    try {
      return await load();
    } catch (error) {
      let there: boolean | null = false;
      while (there === false) {
        if (tried >= lazyRetries) throw new LoadFailure(false, error);
        await wait(lazyRetryDelay);
        tried += 1;
        there = await isThere(error);
      }
      if (there === true) refused += 1;
      if (refused > refusalsBelieved) throw new LoadFailure(true, error);
    }
  }
}

/** Whether the network has what an import failed to bring; null where the browser does not say what that was. */
async function askForPart(failure: unknown): Promise<boolean | null> {
  const [address] = (failure instanceof Error && /https?:\/\/\S+\.(?:js|css)\b/.exec(failure.message)) || [];
  if (address === undefined) return null;
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
