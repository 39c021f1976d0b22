/** Instants are epoch milliseconds. */
export interface NewJob {
  name: string;
  /** A job of the same name and key that still waits or runs is not added again; null never collides. */
  key: string | null;
  payload: unknown;
  runAt: number;
}

export interface ClaimedJob {
  id: string;
  name: string;
  payload: unknown;
  /** 1 for the first attempt. */
  attempt: number;
}

/** The table of background work, claimed with `FOR UPDATE SKIP LOCKED`, so that several processes share it. */
export interface JobQueue {
  add(job: NewJob): Promise<void>;
  /**
   * Takes jobs of these names that are due by `now`, the caller's clock, and whose last lease has run out. No other claim gets them until
   * `leaseMs` have passed by the one clock that all processes share.
   */
  claim(wanted: { names: readonly string[]; limit: number; leaseMs: number; now: number }): Promise<ClaimedJob[]>;
  /** Only the attempt that holds the lease may finish, retry or bury; a later attempt makes it a no-op. */
  finish(job: ClaimedJob): Promise<void>;
  retry(job: ClaimedJob, runAt: number, reason: string): Promise<void>;
  /** Gives up: the job stays as dead, for people to look at. */
  bury(job: ClaimedJob, reason: string, now: number): Promise<void>;
  /** Removes finished jobs that ended before. */
  sweep(before: number): Promise<number>;
}
