import type { Country } from '../countries/country.ts';
import { type AcceptedHours, isOpen } from '../outlets/service-hours.ts';

/** How far ahead a merchant can schedule an order: two days (specification §9). */
export const preorderWindowMs = 2 * 24 * 60 * 60 * 1000;

/** As soon as possible means at the door within 60 minutes (specification §9). */
export const asapWithinMinutes = 60;

export type PreorderRefusal = 'too-early' | 'too-late' | 'closed-then';

export type PreorderCheck = { readonly ok: true } | { readonly ok: false; readonly refusal: PreorderRefusal };

/** The earliest and latest instant (epoch ms) for which a rider may be booked (specification §7). */
export function preorderWindow(
  country: Pick<Country, 'minimumEtaMinutes'>,
  nowMs: number,
): { readonly earliestMs: number; readonly latestMs: number } {
  return { earliestMs: nowMs + country.minimumEtaMinutes * 60_000, latestMs: nowMs + preorderWindowMs };
}

/**
 * Whether an order may be scheduled for `preorderedFor` (unix seconds): inside the window and within the hours of the vendor.
 */
export function checkPreorder(
  preorderedFor: number,
  {
    country,
    nowMs,
    hours,
  }: { country: Pick<Country, 'minimumEtaMinutes' | 'timeZone'>; nowMs: number; hours: AcceptedHours },
): PreorderCheck {
  const { earliestMs, latestMs } = preorderWindow(country, nowMs);
  const atMs = preorderedFor * 1000;
  // Unix seconds drop the milliseconds, so the earliest moment itself may be written up to one second early.
  if (atMs <= earliestMs - 1000) return { ok: false, refusal: 'too-early' };
  if (atMs > latestMs) return { ok: false, refusal: 'too-late' };
  return isOpen(hours, atMs, country.timeZone) ? { ok: true } : { ok: false, refusal: 'closed-then' };
}

/** When to send a scheduled order to the fleet (epoch ms): earlier than its time by the pick-up estimate (specification §4). */
export function releaseToFleetAt(preorderedFor: number, pickUpMinutes: number): number {
  return preorderedFor * 1000 - pickUpMinutes * 60_000;
}
