import { useSyncExternalStore } from 'react';
import { GuestOffer } from '../../features/accounts/guest/guest-offer.tsx';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { session } from '../../platform/session/browser-session.ts';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { guestRequestPath } from '../request-entry.ts';

/** Offers to continue without an account, if the flag guest_checkout is on. */
export function GuestCheckout() {
  const t = useTexts('accounts');
  const { refusal } = session.guest;
  const problem = useSyncExternalStore(refusal.subscribe, refusal.get, refusal.get);
  if (!useFlag('guest_checkout')) return null;
  return (
    <GuestOffer
      refused={problem}
      action={
        <Link to={guestRequestPath()} className={buttonLook('light')}>
          {t('guest.action')}
        </Link>
      }
    />
  );
}
