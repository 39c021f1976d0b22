import { createQueryClient } from '@riderbell/web/query/query-client.ts';
import { session } from '../../platform/session/browser-session.ts';
import { vendorsQuery } from '../../platform/vendors/current-vendor.tsx';

/** What the server said to whoever is signed in; nothing of it outlives the session. */
export const signedInCache = createQueryClient();
session.onEnd(() => signedInCache.queryClient.clear());
let person = session.current()?.user.id;
session.subscribe(() => {
  const before = person;
  person = session.current()?.user.id;
  // A new token of the same person changes nothing; a guest who has signed in sees other vendors and orders.
  if (person !== before) signedInCache.queryClient.clear();
});

/** Asks for the vendors, which every screen waits for, while the screen itself is still on its way. */
export function askForVendors(): void {
  if (session.current() !== null || session.mode() !== 'CLASSIC')
    void signedInCache.queryClient.prefetchQuery(vendorsQuery);
}
