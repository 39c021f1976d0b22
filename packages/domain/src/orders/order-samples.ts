import type { OrderStatus } from './order-status.ts';
import type { OrderProgress } from './order.ts';

/** The instant at which sample orders are created. */
export const sampleStart = Date.UTC(2026, 10, 21, 3, 0, 0);

/** An order for tests that went through the statuses, one per minute, and is in the last one now. */
export function orderThrough(
  statuses: readonly [OrderStatus, ...OrderStatus[]],
  preorderedFor: number | null = null,
): OrderProgress {
  const at = (index: number): string => new Date(sampleStart + index * 60_000).toISOString();
  return {
    status: statuses.at(-1) ?? statuses[0],
    status_history: statuses.map((status, index) => ({ status, created_at: at(index), by: 'fleet' })),
    preordered_for: preorderedFor,
    created_at: at(0),
    updated_at: at(statuses.length - 1),
  };
}
