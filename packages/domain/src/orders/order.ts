import type { OrderStatus } from './order-status.ts';

/** One line of an order's history: the new status, when (ISO 8601, UTC), who requested it and why. */
export type StatusEntry = {
  readonly status: OrderStatus;
  readonly created_at: string;
  readonly by?: string;
  readonly reason?: string;
};

/** The part of an order that the status rules read and change (specification §3). */
export type OrderProgress = {
  readonly status: OrderStatus;
  readonly status_history: readonly StatusEntry[];
  /** Unix seconds at which the rider should be at the collection point; null for as soon as possible. */
  readonly preordered_for: number | null;
  readonly created_at: string;
  readonly updated_at: string;
};

/**
 * The part of an order that read-only rules need. Statuses are plain strings, because a newer server may send one that
 * this build does not know; each `OrderProgress` fits this type.
 */
export type OrderState = {
  readonly status: string;
  readonly status_history: readonly { readonly status: string; readonly created_at: string }[];
  readonly preordered_for: number | null;
};
