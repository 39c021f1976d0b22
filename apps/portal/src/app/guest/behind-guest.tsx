import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { joinGuest } from '@riderbell/contract/calls/guests/join-guest.ts';
import { bringOrders } from '../../features/accounts/guest/bring-orders.ts';
import { forgetRequests } from '../../features/request/draft/stored-draft.ts';
import { followGuestOrders, keptOrders } from '../../parts/orders/guest-orders/keep-orders.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { browserClock, wait } from '@riderbell/web/clock.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { session, useSession } from '../../platform/session/browser-session.ts';
import { store, tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { noticeDuration, notify } from '@riderbell/ui/notices/notify.ts';
import { GuestInvitation } from './guest-invitation.tsx';

/** What goes on behind the screens of a guest; once the guest has signed in, what was ordered comes along. */
export function BehindGuest() {
  return useSession() === null ? <OfGuest /> : <OfAccount />;
}

function OfGuest() {
  const client = useQueryClient();
  useEffect(
    () => followGuestOrders({ client, store, clock: browserClock, onGuestChange: session.guest.subscribe }),
    [client],
  );
  // Forgotten, or signed out, in another tab: here too.
  useEffect(() => session.onEnd((reason) => reason === 'elsewhere' && forgetRequests()), []);
  return <GuestInvitation />;
}

/** Joins the guest of this device to the account, and says how many orders came along. */
function OfAccount() {
  const t = useTexts('guests');
  const problemText = useProblemText();
  const client = useQueryClient();
  const bring = useEffectEvent(async (signal: AbortSignal) => {
    const hadOrders = keptOrders(store).orders.length > 0;
    const brought = await bringOrders({
      join: async (token) => (await callApi(joinGuest, { body: { guest_token: token } }, { signal })).result.joined,
      held: () => session.guest.held()?.Token ?? null,
      drop: session.guest.drop,
      wait: (milliseconds) => wait(milliseconds, signal),
      onDelay: () => hadOrders && say('info', t('join.later')),
    });
    // The sender's name, too, was the guest's.
    if (brought !== null) tabStore.removeAll(storageKeys.guestSender);
    if (brought?.kind === 'joined' && brought.orders > 0) {
      say('success', t('joined', { count: brought.orders }));
      await client.invalidateQueries({ queryKey: ['orders'] });
    }
    // Who ordered nothing as a guest has lost nothing.
    if (brought?.kind === 'refused' && hadOrders) say('warning', problemText(brought.problem));
  });
  useEffect(() => {
    const leaving = new AbortController();
    bring(leaving.signal).catch((failure: unknown) => {
      if (!leaving.signal.aborted) throw failure;
    });
    return () => leaving.abort();
  }, []);
  return null;
}

function say(kind: 'info' | 'success' | 'warning', message: string): void {
  notify({ kind, message, id: 'guest-orders', duration: noticeDuration.longest });
}
