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
import { noticeDuration, notify } from '@riderbell/ui/notices/notify.ts';
import { askedFor } from '../asked-for.ts';
import { isResetDone } from '../connect-state.ts';
import { GuestCheckout } from '../guest/guest-checkout.tsx';
import { AccountPage } from '../layout/account-page.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { paths } from '../../platform/paths.ts';
import { forgetRegistration, keptRegistration } from '../registration-under-way.ts';
import { tourTurn } from '../welcome/tour-turn.ts';

/** The sign-in, and what the link of a registration opens: its token stands behind the hash of this address. */
export function Connect() {
  const t = useTexts('accounts');
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const registers = !useFlag('deactivate-sign-up-button');
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const isSignedIn = useSession() !== null || session.mode() === 'GODROID';
  const token = confirmationTokenOf(hash);
  // Read once: it is gone as soon as the link is used up.
  const [underWay] = useState(() => keptRegistration(store, browserClock));
  const enter = (asked: string | null) => {
    if (!store.isPersistent(storageKeys.auth)) {
      notify({ kind: 'info', message: t('not-kept'), duration: noticeDuration.longest });
    }
    tabStore.remove(storageKeys.typedRegistration);
    tourTurn.offer();
    void navigate(asked ?? askedFor.at() ?? paths.requestARider(), { replace: true });
  };
  const register = registers ? <Link to={paths.register()}>{t('create-account')}</Link> : null;
  if (token !== null) {
    return (
      <AccountPage>
        <DocumentTitle title={t('confirm.working')} />
        <ConfirmScreen
          key={token}
          token={decodeURIComponent(token)}
          // Nobody who is signed in here becomes somebody else.
          signInKey={isSignedIn ? null : (underWay?.signInKey ?? null)}
          onConfirmed={(email, signedIn) => {
            forgetRegistration(store);
            if (signedIn) {
              notify({ kind: 'success', message: t('confirm.signed-in'), duration: noticeDuration.longest });
              enter(underWay?.askedFor ?? null);
              return;
            }
            if (isSignedIn) {
              const message = t('confirm.done-beside', { email });
              notify({ kind: 'success', message, duration: noticeDuration.longest });
            } else setConfirmed(email);
            // The link is used up: nothing of it stays in the address or the history.
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
  const reset = isResetDone(state) ? { notice: t('reset.done'), email: state.reset } : null;
  const welcome = confirmed === null ? reset : { notice: t('confirm.done'), email: confirmed };
  return (
    <AccountPage>
      <DocumentTitle title={t('title')} />
      <ConnectScreen
        welcome={welcome}
        leadsOn={askedFor.at() !== null}
        forgot={<Link to={paths.forgotPassword()}>{t('forgot')}</Link>}
        guest={<GuestCheckout />}
        register={
          register && (
            <span>
              {t('no-account')} {register}
            </span>
          )
        }
        onSignedIn={() => enter(null)}
      />
    </AccountPage>
  );
}
