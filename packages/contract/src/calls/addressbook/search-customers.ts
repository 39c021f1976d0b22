import { addressBookMinimum } from '@riderbell/domain/addressbook/search-terms.ts';
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { bodyOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';
import { withPlus } from '../../shapes/requested.ts';
import { savedAddress } from '../../shapes/saved-address.ts';

export const searchCustomers = defineCall({
  id: 'search-customers',
  summary: 'Search the customers of a vendor by name, number or address, newest first',
  service: 'orders',
  method: 'GET',
  path: '/addressbook/search-customers/:vendorId',
  access: 'session',
  params: z.object({ vendorId: id }),
  query: z.strictObject({
    query: z.string().check(z.overwrite(withPlus), z.trim(), z.minLength(addressBookMinimum), z.maxLength(200)),
  }),
  answer: bodyOf(z.array(savedAddress)),
  errors: ['vendor.not-found'],
});
