import { createQueryClient } from '../../platform/query/query-client.ts';
import { session } from '../../platform/session/browser-session.ts';
import { vendorsQuery } from '../../platform/vendors/current-vendor.tsx';

/** What the server said to whoever is signed in; nothing of it outlives the session. */
export const signedInCache = createQueryClient();
session.onEnd(() => signedInCache.queryClient.clear());

/** Asks for the vendors, which every screen waits for, while the screen itself is still on its way. */
export function askForVendors(): void {
  if (session.current() !== null) void signedInCache.queryClient.prefetchQuery(vendorsQuery);
}
