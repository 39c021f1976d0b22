/** How old the active deliveries may grow before they are read again, and how often that is looked at (specification §9). */
export const refreshCheckMs = 5_000;
const usualMaximumAgeMs = 60_000;
const guestMaximumAgeMs = 300_000;

export type RefreshCircumstances = {
  /** Somebody without an account. */
  guest: boolean;
  /** The flag dynamic-time-estimation. */
  dynamicEstimation: boolean;
};

/**
 * The age in milliseconds beyond which the active deliveries are read again. Specification §9 names guests twice; the
 * one reading in which both hold is that only a guest without dynamic estimation waits the 300 s.
 */
export function maximumAgeMs({ guest, dynamicEstimation }: RefreshCircumstances): number {
  return guest && !dynamicEstimation ? guestMaximumAgeMs : usualMaximumAgeMs;
}

/** Whether data read at `readAtMs` is due; while the live channel brings every change, nothing is (`nowMs`: epoch). */
export function isRefreshDue(
  { readAtMs, channelLive }: { readAtMs: number; channelLive: boolean },
  nowMs: number,
  circumstances: RefreshCircumstances,
): boolean {
  return !channelLive && nowMs - readAtMs > maximumAgeMs(circumstances);
}
