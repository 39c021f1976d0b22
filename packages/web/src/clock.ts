/** The one place where the portal reads the time, so that rules can be tested with another. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const browserClock: Clock = { now: () => Date.now() };

export interface ServerClock extends Clock {
  /** What the server's clock says when the device's says `deviceMs`. */
  at(deviceMs: number): number;
  /** @param date the header `Date` of an answer; without one nothing is learnt */
  hear(date: string | null): void;
}

/** Below this a difference is the way of the answer, and the whole seconds that the header is told in. */
const believedMs = 60_000;

/** A device may be hours wrong; what happens at an hour of the country goes by the server, whose answers say what time it is. */
export function createServerClock(device: Clock): ServerClock {
  let ahead = 0;
  return {
    now: () => device.now() + ahead,
    at: (deviceMs) => deviceMs + ahead,
    hear(date) {
      const off = Date.parse(date ?? '') - device.now();
      if (!Number.isNaN(off)) ahead = Math.abs(off) < believedMs ? 0 : off;
    },
  };
}

export const serverClock = createServerClock(browserClock);

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

/** Does the task after `milliseconds`; returns the way to leave it. */
export function schedule(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}
