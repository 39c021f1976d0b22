/** Instants are epoch milliseconds. */
export interface NewJob {
  name: string;
  /** While a job of the same name and key waits or runs, no other one is added; null never conflicts. */
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

/** The job table, which several processes share with `FOR UPDATE SKIP LOCKED`. */
export interface JobQueue {
  add(job: NewJob): Promise<void>;
  /**
   * Claims jobs of these names that are due by `now`, the caller's clock, and have no lease. No other claim gets them until `leaseMs` have
   * passed by the database's clock.
   */
  claim(wanted: { names: readonly string[]; limit: number; leaseMs: number; now: number }): Promise<ClaimedJob[]>;
  /** Only the attempt with the lease can finish, retry a job or mark it dead; after a later attempt these calls do nothing. */
  finish(job: ClaimedJob): Promise<void>;
  retry(job: ClaimedJob, runAt: number, reason: string): Promise<void>;
  /** Gives up: the job remains as dead, for the operator. */
  markDead(job: ClaimedJob, reason: string, now: number): Promise<void>;
  /** Removes jobs that finished before. */
  sweep(before: number): Promise<number>;
}
