import * as z from 'zod/mini';
import { changeNote, orderRider, orderStatus } from './order.ts';
import { promisedRange } from './quote.ts';
import { instant, latitude, longitude, money, unixSeconds } from './primitives.ts';

/** Whether the sender is a vendor or a person without an account (specification §1: individuals). */
export const parcelKind = z.enum(['business', 'individual']);

/**
 * An order on its public link: what the recipient needs and no more (specification §2). Never the merchant's
 * e-mail, the recipient's phone number, the notes to the rider, or the item value of an order that is already paid.
 */
export const trackedOrder = z.object({
  order_id: z.string(),
  kind: parcelKind,
  created_at: instant,
  /** The copy with the newest value wins. */
  updated_at: instant,
  status: orderStatus,
  /** Without requesters and reasons. */
  status_history: z.array(z.object({ status: orderStatus, created_at: instant })),
  preordered_for: z.nullable(unixSeconds),
  /** The origin of the parcel; of an individual only the name, not the address and the number. */
  origin: z.object({ name: z.string(), phone_number: z.nullable(z.string()), latitude, longitude }),
  /** `address` without unit and building, which the recipient knows and strangers must not see. */
  destination: z.object({ address: z.string(), latitude, longitude }),
  /** The rider, by the first name, while the rider has the order and after the delivery. */
  rider: z.nullable(
    z.object({
      ...z.pick(orderRider, { name: true, vehicle: true }).shape,
      /** Only while the order is on its way, and if the vendor shows it. */
      phone_number: z.nullable(z.string()),
      /** Only while the order is on its way, and if the vendor shows the map. */
      position: z.nullable(z.object({ latitude, longitude, updated_at: instant })),
    }),
  ),
  estimation: z.object({ pick_up_at: z.nullable(instant), drop_off_at: z.nullable(instant) }),
  /** The promised time at the door; null without a promise, and once the order has ended. */
  promise: z.nullable(promisedRange),
  /** What the rider collects at the door; null when nothing is due there. */
  to_pay: z.nullable(money),
  /** Null unless the rider collects cash. */
  change_note: z.nullable(
    z.object({
      /** What the recipient said that they pay with, and the change; null before that. */
      said: z.nullable(changeNote),
      /** Whether the merchant has changed the amount so that it no longer fits, and the recipient has to say it again. */
      dropped: z.boolean(),
      /** What people would pay the amount with, other than exactly. */
      choices: z.array(money),
    }),
  ),
  currency: z.string(),
  /** The vendor's note to its recipients; null without one. */
  note: z.nullable(z.string()),
  /** When the link expires; null while the order goes on. */
  expires_at: z.nullable(instant),
});
export type TrackedOrder = z.infer<typeof trackedOrder>;
