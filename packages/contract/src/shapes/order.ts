import { orderStatuses } from '@riderbell/domain/orders/order-status.ts';
import * as z from 'zod/mini';
import { merchantFields } from './merchant-fields.ts';
import { instant, latitude, longitude, metres, money, unixSeconds } from './primitives.ts';
import { feeParts, promisedRange } from './quote.ts';
import { discountTerms } from './voucher.ts';

/**
 * A status of specification §4, or one that this build does not know yet: while the server is newer than the reader, the reader shows
 * such an order as unknown, and loses neither the order nor the list or channel with it (decision 036).
 */
export const orderStatus = z.union([z.enum(orderStatuses), z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,63}$/))]);

export const statusEntry = z.object({
  status: orderStatus,
  created_at: instant,
  /** The requester: `vendor`, `fleet` or `system`. */
  by: z.optional(z.string()),
  /** The reason; for an edit `edited:` and the changed parts, such as `edited:address,amount`. */
  reason: z.optional(z.string()),
});

export const orderRider = z.object({
  id: z.string(),
  name: z.string(),
  phone_number: z.string(),
  vehicle: z.enum(['motorbike', 'e-bike', 'bicycle']),
});

/** What the recipient pays with on a cash order, as they said on the tracking page, and the change that the rider brings. */
export const changeNote = z.object({ pays_with: money, change: money });

export const proofKinds = ['pickup', 'delivery', 'return'] as const;

/** An order for its vendor (specification §3). */
export const order = z.object({
  order_id: z.string(),
  vendor_id: z.string(),
  created_at: instant,
  /** Grows with every change; the copy with the newest value wins. */
  updated_at: instant,
  status: orderStatus,
  status_history: z.array(statusEntry),
  /** Unix seconds at which the rider should be at the collection point; null is as soon as possible. */
  preordered_for: z.nullable(unixSeconds),
  customer: z.object({
    name: z.string(),
    phone_number: z.string(),
    location: z.object({ address: z.string(), latitude, longitude, notes: z.string() }),
  }),
  order: z.object({ amount: money, description: z.string(), payment_method: z.string() }),
  /** Absent until the recipient of a cash order says it, and after a change of the amount that no longer fits. */
  change_note: z.optional(changeNote),
  currency: z.string(),
  delivery_fee: money,
  delivery_fee_parts: feeParts,
  /** The voucher that is part of the fee; absent without one. */
  voucher: z.optional(discountTerms),
  distance: metres,
  /** The collection point as it was when the order was placed. */
  collection_point: z.object({ name: z.string(), address: z.string(), phone_number: z.string(), latitude, longitude }),
  /** The sender of an order without an account, with contact details. */
  sender: z.optional(z.object({ name: z.string(), email: z.string(), phone_number: z.string() })),
  rider: z.nullable(orderRider),
  /** The expected times; null where unknown, and once the order has ended. */
  estimation: z.object({ pick_up_at: z.nullable(instant), drop_off_at: z.nullable(instant) }),
  /** The promise made when the order was placed; `kept` once it was delivered or returned. Absent on orders older than this feature. */
  promise: z.optional(z.object({ ...promisedRange.shape, kept: z.optional(z.boolean()) })),
  ...merchantFields,
  /** Who requested it, as the business knows the person: a name at a shared device, or an account's e-mail address. */
  requested_by: z.optional(z.string()),
  proofs: z.array(z.enum(proofKinds)),
});
export type Order = z.infer<typeof order>;
