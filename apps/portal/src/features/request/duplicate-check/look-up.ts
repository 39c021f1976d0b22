import { listOrders } from '@riderbell/contract/calls/orders/list-orders.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { duplicateWithinMs } from '@riderbell/domain/orders/duplicate-order.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { serverClock, wait } from '@riderbell/web/clock.ts';
import { loadPhoneForms } from '@riderbell/web/phone/phone-forms.ts';
import type { DuplicateSource } from '../model/request-mode.ts';
import type { UnpricedRequest } from '../submission/submission-loop.ts';
import { findRecentDuplicate } from './look-for-duplicate.ts';
import { recentOrdersKey } from './recent-orders-key.ts';

/** Orders read within this time are fresh enough for the check. */
const freshMs = 5_000;
/** The clocks of two devices may differ by some seconds. */
const clockSkewMs = 60_000;

export interface LookUpParts {
  readonly queryClient: QueryClient;
  readonly source: DuplicateSource;
  readonly country: string;
  readonly currency: string;
  /** Orders that do not count. */
  readonly except: readonly string[];
}

/**
 * The vendor's orders of the last minutes: those whose phone number ends like this one, or all if the vendor has few.
 */
function recentOrdersQuery({ vendorId, byPhone }: DuplicateSource, phone: string) {
  return queryOptions({
    queryKey: [...recentOrdersKey, vendorId, phone],
    queryFn: async ({ signal }): Promise<readonly Order[]> => {
      const query = {
        from: new Date(serverClock.now() - duplicateWithinMs - clockSkewMs).toISOString(),
        ...(byPhone && { customer_phone_number: phone }),
      };
      return (await callApi(listOrders, { params: { id: vendorId }, query }, { signal, retries: 0 })).result.data;
    },
    staleTime: freshMs,
    meta: { quiet: true },
  });
}

/** Reads the orders while the merchant still fills the request in, so that sending it does not wait. */
export async function readAhead({ queryClient, source, country }: LookUpParts, phone: string): Promise<void> {
  const { national } = await loadPhoneForms(country);
  await queryClient.prefetchQuery(recentOrdersQuery(source, national(phone)));
}

/** The order that the request duplicates. The orders read for it are used once. */
export async function findDuplicate(parts: LookUpParts, request: UnpricedRequest): Promise<Order | null> {
  const { queryClient, source, country } = parts;
  const { full, national } = await loadPhoneForms(country);
  const query = recentOrdersQuery(source, national(request.customer.phone_number));
  const ports = {
    recent: () => queryClient.fetchQuery(query),
    known: () => queryClient.getQueryData(query.queryKey) ?? [],
    storedOrders: () => source.storedOrders(),
    fullPhone: full,
    wait: (milliseconds: number) => wait(milliseconds),
    now: () => serverClock.now(),
  };
  const found = await findRecentDuplicate(ports, request, parts);
  queryClient.removeQueries({ queryKey: recentOrdersKey });
  return found;
}
