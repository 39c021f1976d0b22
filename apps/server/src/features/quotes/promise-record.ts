import type { Estimation } from '@riderbell/contract/shapes/quote.ts';
import { keptShare, promisedRange, type PromiseRecord } from '@riderbell/domain/quotes/promise.ts';
import type { Arrivals } from './expected-arrivals.ts';
import type { QuoteNeeds } from './ports.ts';

/** What is known of promises at an outlet; null for a guest, whose orders are collected anywhere. */
export async function promiseRecord(
  { promises }: Pick<QuoteNeeds, 'promises'>,
  vendorId: string | null,
): Promise<PromiseRecord> {
  const [outlet, everywhere] = await Promise.all([
    vendorId === null ? [] : promises.ofOutlet(vendorId),
    promises.everywhere(),
  ]);
  return { outlet, everywhere };
}

/** What an order would be promised now, and how often the outlet's riders kept what was promised before. */
export function offeredPromise(
  { dropOffAt, soonestAt }: Pick<Arrivals, 'dropOffAt' | 'soonestAt'>,
  record: PromiseRecord,
  nowMs: number,
): NonNullable<Estimation['promise']> {
  const { from, to } = promisedRange(dropOffAt, record, nowMs, soonestAt);
  const share = keptShare(record.outlet, nowMs);
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    ...(share ? { kept_of: share } : {}),
  };
}
