/** The one place where the portal reads the time, so that rules can be tested with another. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const browserClock: Clock = { now: () => Date.now() };

/** Resolves after `milliseconds`; rejects with the signal's reason when it is aborted before. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
