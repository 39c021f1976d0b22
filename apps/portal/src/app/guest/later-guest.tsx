import { useSyncExternalStore } from 'react';
import { session } from '../../platform/session/browser-session.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';

/** The navigation of a guest, instead of the account and the branches; merchants never load it. */
export function LaterGuestPart({ part }: { part: 'Bar' | 'Name' | 'Drawer' }) {
  const parts = useDeferredPart(['guests'], () => import('./guest-navigation.tsx'));
  if (parts === null) return null;
  const Part = parts[`Guest${part}`];
  return <Part />;
}

/** Background work for a guest, and for a merchant who was a guest until the sign-in. */
export function LaterGuest() {
  const { subscribe, stored } = session.guest;
  return useSyncExternalStore(subscribe, stored) && <LoadedGuest />;
}

function LoadedGuest() {
  const part = useDeferredPart(['guests', 'account-errors'], () => import('./guest-effects.tsx'));
  return part && <part.GuestEffects />;
}
