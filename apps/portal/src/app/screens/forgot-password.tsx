import { ForgotPasswordScreen } from '../../features/accounts/reset/forgot-password-screen.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link, useLocation, useNavigate } from 'react-router';
import { type CodeAsked, codeAskedOf, type ResetDone } from '../connect-state.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { paths } from '../../platform/paths.ts';

/** A new password for who has forgotten the present one. */
export function ForgotPassword() {
  const t = useTexts('accounts');
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <AccountPage>
      <DocumentTitle title={t('forgot.title')} />
      <ForgotPasswordScreen
        code={codeAskedOf(state)}
        onCode={(code) =>
          void navigate(paths.forgotPassword(), {
            replace: code === null,
            ...(code !== null && { state: { code } satisfies CodeAsked }),
          })
        }
        onReset={(email) => void navigate(paths.connect(), { state: { reset: email } satisfies ResetDone })}
        logIn={<Link to={paths.connect()}>{t('back-to-login')}</Link>}
      />
    </AccountPage>
  );
}
