import { useSyncExternalStore } from 'react';
import { session } from '../../platform/session/browser-session.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';

/** What the navigation shows to a guest in the place of an account and of branches; merchants never load it. */
export function LaterGuestPart({ is }: { is: 'Bar' | 'Name' | 'Drawer' }) {
  const parts = useDeferredPart(['guests'], () => import('./guest-navigation.tsx'));
  if (parts === null) return null;
  const Part = parts[`Guest${is}`];
  return <Part />;
}

/** What goes on behind the screens of a guest, and of somebody who was one until the sign-in. */
export function LaterGuest() {
  const { subscribe, held } = session.guest;
  return useSyncExternalStore(subscribe, held) && <LoadedGuest />;
}

function LoadedGuest() {
  const part = useDeferredPart(['guests', 'account-errors'], () => import('./behind-guest.tsx'));
  return part && <part.BehindGuest />;
}
