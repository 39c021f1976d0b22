import { RegisterScreen } from '../../features/accounts/register/register-screen.tsx';
import { useDeployment } from '../../platform/deployment.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/routing/link.tsx';
import { useLocation } from '../../platform/routing/router-provider.tsx';
import { guestEmailOf } from '../connect-state.ts';
import { GuestCheckout } from '../guest/guest-checkout.tsx';
import { AccountPage } from '../layout/account-page.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { paths } from '../paths.ts';

/** Signing up. */
export function Register() {
  const t = useTexts('accounts');
  const { terms_url: ownTerms } = useDeployment();
  const { state } = useLocation();
  return (
    <AccountPage>
      <DocumentTitle title={t('create-account')} />
      <RegisterScreen
        termsPath={ownTerms ?? paths.termsAndConditions()}
        email={guestEmailOf(state)}
        guest={<GuestCheckout />}
        logIn={<Link to={paths.connect()}>{t('submit')}</Link>}
      />
    </AccountPage>
  );
}
