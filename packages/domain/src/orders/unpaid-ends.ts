import type { OrderStatus } from './order-status.ts';

/** Statuses of orders that cost nothing, so that their use of a voucher does not count. */
export const unpaidEnds = [
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'PAYMENT_FAILED',
] as const satisfies readonly OrderStatus[];

export function costsNothing(status: string): boolean {
  return unpaidEnds.some((end) => end === status);
}
