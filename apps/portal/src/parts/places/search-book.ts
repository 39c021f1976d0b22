import { searchCustomers } from '@riderbell/contract/calls/addressbook/search-customers.ts';
import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import { callApi } from '../../platform/api/call-api.ts';

/** One more try, as for the look-ups of places (specification §7, Address book). */
const retries = 1;

/** Searches the address book of a vendor. */
export function searchBook(vendorId: string): (query: string, signal: AbortSignal) => Promise<readonly SavedAddress[]> {
  return async (query, signal) =>
    (await callApi(searchCustomers, { params: { vendorId }, query: { query } }, { signal, retries })).body;
}
