import * as z from 'zod/mini';
import { instant } from './primitives.ts';
import { withPlus } from './requested.ts';

const flag = z.enum(['true', 'false']);

/** Fields of a query that select orders of a vendor: the list, its totals and its export select the same (specification §7, Orders). */
export const orderFilter = {
  /** The range of the creation, both ends inclusive. */
  from: z.optional(instant),
  to: z.optional(instant),
  include_outlets: z.optional(flag),
  customer_phone_number: z.optional(z.string().check(z.overwrite(withPlus), z.maxLength(40))),
  scheduled: z.optional(flag),
  /** The list's status filter (specification §4); ACTIVE is for the tracking screen. */
  status: z.optional(z.enum(['ANY', 'NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED', 'ACTIVE'])),
  search: z.optional(z.string().check(z.overwrite(withPlus), z.maxLength(100))),
};
