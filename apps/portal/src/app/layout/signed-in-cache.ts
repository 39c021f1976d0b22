import { createQueryClient } from '@riderbell/web/query/query-client.ts';
import { session } from '../../platform/session/browser-session.ts';
import { vendorsQuery } from '../../platform/vendors/current-vendor.tsx';

/** The cache of the signed-in merchant or guest, cleared when the session ends. */
export const signedInCache = createQueryClient();
session.onEnd(() => signedInCache.queryClient.clear());
let person = session.current()?.user.id;
session.subscribe(() => {
  const previous = person;
  person = session.current()?.user.id;
  // A new token of the same person changes nothing, but a guest who has signed in sees other vendors and orders.
  if (person !== previous) signedInCache.queryClient.clear();
});

/** Prefetches the vendors, which every screen needs, while the screen itself is still loading. */
export function prefetchVendors(): void {
  if (session.current() !== null || session.mode() !== 'CLASSIC')
    void signedInCache.queryClient.prefetchQuery(vendorsQuery);
}
