import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { joinGuest } from '@riderbell/contract/calls/guests/join-guest.ts';
import { joinGuestOrders } from '../../features/accounts/guest/join-guest-orders.ts';
import { forgetRequests } from '../../features/request/draft/stored-draft.ts';
import { followGuestOrders, storedOrders } from '../../parts/orders/guest-orders/store-orders.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { browserClock, wait } from '@riderbell/web/clock.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { session, useSession } from '../../platform/session/browser-session.ts';
import { store, tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { snackbarDuration, notify } from '@riderbell/ui/notices/notify.ts';
import { GuestInvitation } from './guest-invitation.tsx';

/** Runs in the background for a guest. After the guest signs in, joins the guest's orders to the account. */
export function GuestEffects() {
  return useSession() === null ? <GuestSessionEffects /> : <JoinGuestOrders />;
}

function GuestSessionEffects() {
  const client = useQueryClient();
  useEffect(
    () => followGuestOrders({ client, store, clock: browserClock, onGuestChange: session.guest.subscribe }),
    [client],
  );
  // The guest was forgotten, or signed out, in another tab.
  useEffect(() => session.onEnd((reason) => reason === 'elsewhere' && forgetRequests()), []);
  return <GuestInvitation />;
}

/** Joins this device's guest to the account, and reports how many orders were added. */
function JoinGuestOrders() {
  const t = useTexts('guests');
  const problemText = useProblemText();
  const client = useQueryClient();
  const joinOrders = useEffectEvent(async (signal: AbortSignal) => {
    const hadOrders = storedOrders(store).orders.length > 0;
    const result = await joinGuestOrders({
      join: async (token) => (await callApi(joinGuest, { body: { guest_token: token } }, { signal })).result.joined,
      held: () => session.guest.stored()?.Token ?? null,
      drop: session.guest.drop,
      wait: (milliseconds) => wait(milliseconds, signal),
      onDelay: () => hadOrders && showMessage('info', t('join.later')),
    });
    // The stored sender also belonged to the guest.
    if (result !== null) tabStore.removeAll(storageKeys.guestSender);
    if (result?.kind === 'joined' && result.orders > 0) {
      showMessage('success', t('joined', { count: result.orders }));
      await client.invalidateQueries({ queryKey: ['orders'] });
    }
    // A guest without orders has lost nothing, so show no warning.
    if (result?.kind === 'refused' && hadOrders) showMessage('warning', problemText(result.problem));
  });
  useEffect(() => {
    const unmounted = new AbortController();
    joinOrders(unmounted.signal).catch((failure: unknown) => {
      if (!unmounted.signal.aborted) throw failure;
    });
    return () => unmounted.abort();
  }, []);
  return null;
}

function showMessage(kind: 'info' | 'success' | 'warning', message: string): void {
  notify({ kind, message, id: 'guest-orders', duration: snackbarDuration.longest });
}
