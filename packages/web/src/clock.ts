/** The portal reads the time only here, so that tests can set it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const browserClock: Clock = { now: () => Date.now() };

export interface ServerClock extends Clock {
  /** The server's time at the moment when the device's clock shows `deviceMs`. */
  at(deviceMs: number): number;
  /** Corrects the clock. @param date the header `Date` of an answer; null changes nothing */
  adjust(date: string | null): void;
}

/** A smaller difference is only the latency of the answer and the header's precision of one second. */
const toleranceMs = 60_000;

/** A device's clock may be wrong by hours, so opening hours and the like use the server's time, which its answers carry. */
export function createServerClock(device: Clock): ServerClock {
  let offsetMs = 0;
  return {
    now: () => device.now() + offsetMs,
    at: (deviceMs) => deviceMs + offsetMs,
    adjust(date) {
      const difference = Date.parse(date ?? '') - device.now();
      if (!Number.isNaN(difference)) offsetMs = Math.abs(difference) < toleranceMs ? 0 : difference;
    },
  };
}

export const serverClock = createServerClock(browserClock);

/** Resolves after `milliseconds`; rejects with the signal's reason if it is aborted earlier. */
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

/** Runs the task after `milliseconds`; returns a function that cancels it. */
export function schedule(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}
