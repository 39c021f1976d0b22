import * as z from 'zod/mini';
import { optional } from './requested.ts';
import { id, instant, metres, money } from './primitives.ts';

/**
 * The order that is changed: its way begins where it is collected, by the price and the area of that place, and no service hours
 * stand against it. For whoever may change it; `vendor_id` is its vendor's, or that of the head of the family.
 */
export const changedOrderId = optional(id);

export const feeParts = z.object({ base: money, distance: money, surcharge: money, voucher: money });
export type FeeParts = z.infer<typeof feeParts>;

/** A quote: what is charged is what was quoted, until `expires_at` (decisions: The calls). */
export const quote = z.object({
  fee: money,
  parts: feeParts,
  currency: z.string(),
  distance: metres,
  expires_at: instant,
  signature: z.string(),
});
export type Quote = z.infer<typeof quote>;

/** When the order is promised at the door. It is fixed with the order, and a later estimate does not move it. */
export const promisedRange = z.object({ from: instant, to: instant });

/** Minutes from now, or from the chosen collection time, and the instants that follow from them. */
export const estimation = z.object({
  pick_up_minutes: z.int(),
  drop_off_minutes: z.int(),
  pick_up_at: instant,
  drop_off_at: instant,
  distance: metres,
  /** What an order would be promised that is made now; absent where one that exists is changed. */
  promise: z.optional(
    z.object({
      ...promisedRange.shape,
      /** How many of the last promises the outlet's riders kept; absent while there are too few to say. */
      kept_of: z.optional(z.object({ kept: z.int(), of: z.int() })),
    }),
  ),
});
export type Estimation = z.infer<typeof estimation>;
