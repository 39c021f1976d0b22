import * as z from 'zod/mini';
import type { ErrorCode } from '../errors/error-codes.ts';
import { instant } from './primitives.ts';
import { withPlus } from './requested.ts';

const flag = z.enum(['true', 'false']);

/** Fields of a query that select orders of a vendor: the list, its totals and its export select the same (specification §7, Orders). */
export const orderFilter = {
  /** The range of the creation, both ends inclusive; a range with both ends may not be reversed nor have more than 92 days. */
  from: z.optional(instant),
  to: z.optional(instant),
  include_outlets: z.optional(flag),
  customer_phone_number: z.optional(z.string().check(z.overwrite(withPlus), z.maxLength(40))),
  scheduled: z.optional(flag),
  /** The list's status filter (specification §4); ACTIVE is for the tracking screen. */
  status: z.optional(z.enum(['ANY', 'NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED', 'ACTIVE'])),
  search: z.optional(z.string().check(z.overwrite(withPlus), z.maxLength(100))),
};

/** Why a filter is refused. A guest's search needs a possible phone number (specification §5, Lists and search). */
export const orderFilterErrors = [
  'vendor.not-found',
  'order.period-reversed',
  'order.period-too-long',
  'order.customer-phone-wrong',
] as const satisfies readonly ErrorCode[];
