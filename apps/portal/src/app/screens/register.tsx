import { RegisterScreen } from '../../features/accounts/register/register-screen.tsx';
import { browserClock } from '@riderbell/web/clock.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link, useLocation, useNavigate } from 'react-router';
import { session } from '../../platform/session/browser-session.ts';
import { store, tabStore } from '@riderbell/web/storage/storage.ts';
import { askedFor } from '../asked-for.ts';
import { type LinkMailed, linkMailedOf } from '../connect-state.ts';
import { GuestCheckout } from '../guest/guest-checkout.tsx';
import { knownOfGuest } from '../guest/known-of-guest.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { paths } from '../../platform/paths.ts';
import { forgetRegistration, keepRegistration } from '../registration-under-way.ts';

/** Signing up. */
export function Register() {
  const t = useTexts('accounts');
  const { state } = useLocation();
  const navigate = useNavigate();
  const guestToken = session.guest.held()?.Token ?? null;
  const guest = guestToken === null ? null : knownOfGuest(tabStore, store);
  return (
    <AccountPage>
      <DocumentTitle title={t('create-account')} />
      <RegisterScreen
        known={{ registration: guest?.registration ?? {}, origin: guest?.origin ?? null, guestToken }}
        leadsOn={askedFor.at() !== null}
        sent={linkMailedOf(state)}
        onSent={(sent, signInKey) => {
          keepRegistration(store, browserClock, { signInKey, askedFor: askedFor.at() }, sent.hours);
          void navigate(paths.register(), { state: { sent } satisfies LinkMailed });
        }}
        onOther={() => {
          forgetRegistration(store);
          void navigate(paths.register(), { replace: true });
        }}
        guest={<GuestCheckout />}
        logIn={<Link to={paths.connect()}>{t('submit')}</Link>}
      />
    </AccountPage>
  );
}
