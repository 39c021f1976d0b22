/** specification §9, Lazy-load retry: 10 times every 2 s. */
export const lazyRetries = 10;
export const lazyRetryDelay = 2000;

/** Loads a part of the portal, and again when the network drops it; the last failure is thrown. */
export async function withRetry<T>(load: () => Promise<T>, wait: (milliseconds: number) => Promise<void>): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await load();
    } catch (error) {
      if (tried >= lazyRetries) throw error;
      await wait(lazyRetryDelay);
    }
  }
}
