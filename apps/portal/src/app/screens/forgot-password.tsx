import { ForgotPasswordScreen } from '../../features/accounts/reset/forgot-password-screen.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link, useLocation, useNavigate } from 'react-router';
import { type CodeRequestState, requestedCodeOf, type PasswordResetState } from '../connect-state.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { paths } from '../../platform/paths.ts';

/** Resets a forgotten password. */
export function ForgotPassword() {
  const t = useTexts('accounts');
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <AccountPage>
      <DocumentTitle title={t('forgot.title')} />
      <ForgotPasswordScreen
        code={requestedCodeOf(state)}
        onCode={(code) =>
          void navigate(paths.forgotPassword(), {
            replace: code === null,
            ...(code !== null && { state: { code } satisfies CodeRequestState }),
          })
        }
        onReset={(email) => void navigate(paths.connect(), { state: { reset: email } satisfies PasswordResetState })}
        logIn={<Link to={paths.connect()}>{t('back-to-login')}</Link>}
      />
    </AccountPage>
  );
}
