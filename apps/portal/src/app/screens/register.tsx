import { invitedOutletOf } from '@riderbell/contract/links.ts';
import { RegisterScreen } from '../../features/accounts/register/register-screen.tsx';
import { browserClock } from '@riderbell/web/clock.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link, useLocation, useNavigate } from 'react-router';
import { session } from '../../platform/session/browser-session.ts';
import { store, tabStore } from '@riderbell/web/storage/storage.ts';
import { returnAddress } from '../return-address.ts';
import { type LinkSentState, sentLinkOf } from '../connect-state.ts';
import { GuestCheckout } from '../guest/guest-checkout.tsx';
import { readGuestDetails } from '../guest/guest-details.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { paths } from '../../platform/paths.ts';
import { forgetPendingRegistration, storePendingRegistration } from '../pending-registration.ts';

/** The registration. */
export function Register() {
  const t = useTexts('accounts');
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const guestToken = session.guest.stored()?.Token ?? null;
  const guest = guestToken === null ? null : readGuestDetails(tabStore, store);
  return (
    <AccountPage>
      <DocumentTitle title={t('create-account')} />
      <RegisterScreen
        known={{ registration: guest?.registration ?? {}, origin: guest?.origin ?? null, guestToken }}
        invitedTo={invitedOutletOf(hash)}
        willReturn={returnAddress.at() !== null}
        sent={sentLinkOf(state)}
        onSent={(sent, signInKey) => {
          storePendingRegistration(store, browserClock, { signInKey, askedFor: returnAddress.at() }, sent.hours);
          void navigate(paths.register(), { state: { sent } satisfies LinkSentState });
        }}
        onOther={() => {
          forgetPendingRegistration(store);
          void navigate(paths.register(), { replace: true });
        }}
        guest={<GuestCheckout />}
        logIn={<Link to={paths.connect()}>{t('submit')}</Link>}
      />
    </AccountPage>
  );
}
