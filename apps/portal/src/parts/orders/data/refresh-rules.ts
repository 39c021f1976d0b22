/** The maximum age of the active deliveries, and how often it is checked (specification §9). */
export const refreshCheckMs = 5_000;
const usualMaximumAgeMs = 60_000;
const guestMaximumAgeMs = 300_000;

export type RefreshCircumstances = {
  /** Whether the user is a guest without an account. */
  guest: boolean;
  /** The flag dynamic-time-estimation. */
  dynamicEstimation: boolean;
};

/**
 * The age in milliseconds beyond which the active deliveries are read again. Specification §9 mentions guests twice;
 * both statements hold only if a guest without dynamic estimation waits the 300 s.
 */
export function maximumAgeMs({ guest, dynamicEstimation }: RefreshCircumstances): number {
  return guest && !dynamicEstimation ? guestMaximumAgeMs : usualMaximumAgeMs;
}

/** Whether data read at `readAtMs` (epoch) is due; never while the live channel delivers every change. */
export function isRefreshDue(
  { readAtMs, channelLive }: { readAtMs: number; channelLive: boolean },
  nowMs: number,
  circumstances: RefreshCircumstances,
): boolean {
  return !channelLive && nowMs - readAtMs > maximumAgeMs(circumstances);
}
