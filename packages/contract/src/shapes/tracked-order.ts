import * as z from 'zod/mini';
import { orderRider, orderStatus } from './order.ts';
import { promisedRange } from './quote.ts';
import { instant, latitude, longitude, money, unixSeconds } from './primitives.ts';

/** Whether a vendor sends the parcel, or a person without an account (specification §1: individuals). */
export const parcelKind = z.enum(['business', 'individual']);

/**
 * An order as whoever holds its link sees it: what the recipient needs and no more (decisions: Public pages). Never the
 * merchant's e-mail, the recipient's phone number, the notes to the rider, or the value of what is paid already.
 */
export const trackedOrder = z.object({
  order_id: z.string(),
  kind: parcelKind,
  created_at: instant,
  /** The copy with the newer one wins. */
  updated_at: instant,
  status: orderStatus,
  /** Without who asked and why. */
  status_history: z.array(z.object({ status: orderStatus, created_at: instant })),
  preordered_for: z.nullable(unixSeconds),
  /** Where the parcel comes from; an individual's name shows, its address and its number don't. */
  origin: z.object({ name: z.string(), phone_number: z.nullable(z.string()), latitude, longitude }),
  /** `address` without unit and building, which the recipient knows and a stranger need not. */
  destination: z.object({ address: z.string(), latitude, longitude }),
  /** Whoever carries it, by the first name, while it is theirs to carry and once they have handed it over. */
  rider: z.nullable(
    z.object({
      ...z.pick(orderRider, { name: true, vehicle: true }).shape,
      /** Only while the order is on its way, and where the vendor shows it. */
      phone_number: z.nullable(z.string()),
      /** Only while the order is on its way, and where the vendor shows the map. */
      position: z.nullable(z.object({ latitude, longitude, updated_at: instant })),
    }),
  ),
  estimation: z.object({ pick_up_at: z.nullable(instant), drop_off_at: z.nullable(instant) }),
  /** When it was promised at the door; null once the order has ended, and where nothing was promised. */
  promise: z.nullable(promisedRange),
  /** What the rider collects at the door; null when nothing is to be paid there. */
  to_pay: z.nullable(money),
  currency: z.string(),
  /** What the vendor tells its recipients; null where it says nothing. */
  note: z.nullable(z.string()),
  /** When the link ends; null while the order goes on. */
  expires_at: z.nullable(instant),
});
export type TrackedOrder = z.infer<typeof trackedOrder>;
