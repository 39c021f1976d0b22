import { confirmationTokenOf } from '@riderbell/contract/links.ts';
import { useState } from 'react';
import { ConfirmScreen } from '../../features/accounts/confirm/confirm-screen.tsx';
import { ConnectScreen } from '../../features/accounts/connect-screen.tsx';
import { browserClock } from '@riderbell/web/clock.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link, useLocation, useNavigate } from 'react-router';
import { session, useSession } from '../../platform/session/browser-session.ts';
import { store, tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { snackbarDuration, notify } from '@riderbell/ui/notices/notify.ts';
import { returnAddress } from '../return-address.ts';
import { isPasswordResetState } from '../connect-state.ts';
import { GuestCheckout } from '../guest/guest-checkout.tsx';
import { AccountPage } from '../layout/account-page.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { paths } from '../../platform/paths.ts';
import { forgetPendingRegistration, readPendingRegistration } from '../pending-registration.ts';
import { tourState } from '../welcome/tour-state.ts';

/** The sign-in, and the target of a registration's link, whose token is in the hash of this address. */
export function Connect() {
  const t = useTexts('accounts');
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const canRegister = !useFlag('deactivate-sign-up-button');
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const isSignedIn = useSession() !== null || session.mode() === 'GODROID';
  const token = confirmationTokenOf(hash);
  // Read once, because it is removed when the link is used.
  const [pendingRegistration] = useState(() => readPendingRegistration(store, browserClock));
  const goOn = (address: string | null) => {
    if (!store.isPersistent(storageKeys.auth)) {
      notify({ kind: 'info', message: t('not-kept'), duration: snackbarDuration.longest });
    }
    tabStore.remove(storageKeys.typedRegistration);
    tourState.offer();
    void navigate(address ?? returnAddress.at() ?? paths.requestARider(), { replace: true });
  };
  const register = canRegister ? <Link to={paths.register()}>{t('create-account')}</Link> : null;
  if (token !== null) {
    return (
      <AccountPage>
        <DocumentTitle title={t('confirm.working')} />
        <ConfirmScreen
          key={token}
          token={decodeURIComponent(token)}
          // A merchant who is already signed in stays signed in to the same account.
          signInKey={isSignedIn ? null : (pendingRegistration?.signInKey ?? null)}
          onConfirmed={(email, signedIn) => {
            forgetPendingRegistration(store);
            if (signedIn) {
              notify({ kind: 'success', message: t('confirm.signed-in'), duration: snackbarDuration.longest });
              goOn(pendingRegistration?.askedFor ?? null);
              return;
            }
            if (isSignedIn) {
              const message = t('confirm.done-beside', { email });
              notify({ kind: 'success', message, duration: snackbarDuration.longest });
            } else setConfirmed(email);
            // The link is used, so remove its token from the address and the history.
            void navigate(isSignedIn ? paths.requestARider() : paths.connect(), { replace: true });
          }}
          logIn={
            isSignedIn ? (
              <Link to={paths.requestARider()}>{t('confirm.go-on')}</Link>
            ) : (
              <Link to={paths.connect()}>{t('submit')}</Link>
            )
          }
          register={!isSignedIn && register && <Link to={paths.register()}>{t('confirm.again')}</Link>}
        />
      </AccountPage>
    );
  }
  const reset = isPasswordResetState(state) ? { notice: t('reset.done'), email: state.reset } : null;
  const welcome = confirmed === null ? reset : { notice: t('confirm.done'), email: confirmed };
  return (
    <AccountPage>
      <DocumentTitle title={t('title')} />
      <ConnectScreen
        welcome={welcome}
        willReturn={returnAddress.at() !== null}
        forgot={<Link to={paths.forgotPassword()}>{t('forgot')}</Link>}
        guest={<GuestCheckout />}
        register={
          register && (
            <span>
              {t('no-account')} {register}
            </span>
          )
        }
        onSignedIn={() => goOn(null)}
      />
    </AccountPage>
  );
}
