import * as z from 'zod/mini';
import { optional } from './requested.ts';
import { id, instant, metres, money } from './primitives.ts';

/**
 * The order to edit, for callers who may change it. The server uses its collection point, with that place's prices and area, and
 * ignores the service hours. `vendor_id` is the order's vendor or the head of its family.
 */
export const editedOrderId = optional(id);

export const feeParts = z.object({ base: money, distance: money, surcharge: money, voucher: money });
export type FeeParts = z.infer<typeof feeParts>;

/** A quote: the server charges the quoted fee until `expires_at` (specification §7). */
export const quote = z.object({
  fee: money,
  parts: feeParts,
  currency: z.string(),
  distance: metres,
  expires_at: instant,
  signature: z.string(),
});
export type Quote = z.infer<typeof quote>;

/** The promised time at the door. It is fixed when the order is placed; later estimates do not change it. */
export const promisedRange = z.object({ from: instant, to: instant });

/** Minutes from now or from the chosen collection time, and the instants that follow from them. */
export const estimation = z.object({
  pick_up_minutes: z.int(),
  drop_off_minutes: z.int(),
  pick_up_at: instant,
  drop_off_at: instant,
  distance: metres,
  /** The promise for an order placed now; absent for an edit. */
  promise: z.optional(
    z.object({
      ...promisedRange.shape,
      /** How many of the outlet's recent promises were kept; absent while there are too few. */
      kept_of: z.optional(z.object({ kept: z.int(), of: z.int() })),
    }),
  ),
});
export type Estimation = z.infer<typeof estimation>;
