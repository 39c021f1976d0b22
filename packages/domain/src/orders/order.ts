import type { OrderStatus } from './order-status.ts';

/** One line of an order's history: what it became, when (ISO 8601, UTC), who asked for it and why. */
export type StatusEntry = {
  readonly status: OrderStatus;
  readonly created_at: string;
  readonly by?: string;
  readonly reason?: string;
};

/** The part of an order that its rules of progress read and change (specification §3). */
export type OrderProgress = {
  readonly status: OrderStatus;
  readonly status_history: readonly StatusEntry[];
  /** Unix seconds at which the rider should be at the collection point; null for as soon as possible. */
  readonly preordered_for: number | null;
  readonly created_at: string;
  readonly updated_at: string;
};

/**
 * What the reading rules need of an order. The statuses are plain text, because a newer server may send one that this
 * build does not know; an `OrderProgress` is always one of these.
 */
export type OrderStanding = {
  readonly status: string;
  readonly status_history: readonly { readonly status: string; readonly created_at: string }[];
  readonly preordered_for: number | null;
};
