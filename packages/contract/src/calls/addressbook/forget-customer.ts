import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { bodyOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';

/** A repeated call answers that the customer does not exist any more, so a lost answer does no harm. */
export const forgetCustomer = defineCall({
  id: 'forget-customer',
  summary: 'Remove a customer from the address book',
  service: 'orders',
  method: 'POST',
  path: '/addressbook/customers/:vendorId/:id/forget',
  access: 'session',
  params: z.object({ vendorId: id, id }),
  body: z.optional(z.strictObject({})),
  answer: bodyOf(z.object({ forgotten: z.boolean() })),
  errors: ['vendor.not-found'],
});
