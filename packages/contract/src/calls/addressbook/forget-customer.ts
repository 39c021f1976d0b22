import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { bodyOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';

/** Asked again it answers that nobody is there any more, so a lost answer needs no care. */
export const forgetCustomer = defineCall({
  id: 'forget-customer',
  summary: 'Take a customer out of the address book',
  service: 'orders',
  method: 'POST',
  path: '/addressbook/customers/:vendorId/:id/forget',
  access: 'session',
  params: z.object({ vendorId: id, id }),
  body: z.optional(z.strictObject({})),
  answer: bodyOf(z.object({ forgotten: z.boolean() })),
  errors: ['vendor.not-found'],
});
