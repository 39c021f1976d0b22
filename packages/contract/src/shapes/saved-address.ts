import * as z from 'zod/mini';
import { latitude, longitude } from './primitives.ts';

/** A returning customer of the vendor (specification §3, Saved address). */
export const savedAddress = z.object({
  id: z.string(),
  name: z.string(),
  phone_number: z.string(),
  latitude,
  longitude,
  /** Unit, building, then text, joined by commas as in an order. */
  address: z.string(),
  notes: z.string(),
  /** Where riders handed over to this customer, if most of the last hand-overs agree; it may differ from the pin. */
  hand_over: z.optional(
    z.object({
      latitude,
      longitude,
      /** How many of the last five hand-overs were there. */
      times: z.int().check(z.minimum(2), z.maximum(5)),
    }),
  ),
});
export type SavedAddress = z.infer<typeof savedAddress>;
