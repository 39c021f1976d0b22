import type { Estimation } from '@riderbell/contract/shapes/quote.ts';
import { promiseKeptShare, promisedRange, type PromiseRecord } from '@riderbell/domain/quotes/promise.ts';
import type { Arrivals } from './expected-arrivals.ts';
import type { QuoteNeeds } from './ports.ts';

/** The outcomes of promises at an outlet; `vendorId` is null for a guest, whose orders are not collected at an outlet. */
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

/** The promise that an order would get now, and how often the outlet's earlier promises were kept. */
export function offeredPromise(
  { dropOffAt, soonestAt }: Pick<Arrivals, 'dropOffAt' | 'soonestAt'>,
  record: PromiseRecord,
  nowMs: number,
): NonNullable<Estimation['promise']> {
  const { from, to } = promisedRange(dropOffAt, record, nowMs, soonestAt);
  const share = promiseKeptShare(record.outlet, nowMs);
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    ...(share ? { kept_of: share } : {}),
  };
}
