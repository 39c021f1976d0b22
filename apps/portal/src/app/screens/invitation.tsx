import { invitationTokenOf } from '@riderbell/contract/links.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { createPath, Link, useLocation, useNavigate } from 'react-router';
import { InvitationScreen } from '../../features/accounts/invitation/invitation-screen.tsx';
import { paths } from '../../platform/paths.ts';
import { vendorsQuery } from '../../platform/vendors/current-vendor.tsx';
import { AccountPage } from '../layout/account-page.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { signedInCache } from '../layout/signed-in-cache.ts';
import { returnAddress } from '../return-address.ts';

/** The target of a mailed invitation to a team. */
export function Invitation() {
  const t = useTexts('team');
  const accounts = useTexts('accounts');
  const navigate = useNavigate();
  const location = useLocation();
  const token = invitationTokenOf(location.hash) ?? '';
  return (
    <AccountPage>
      <DocumentTitle title={t('opening')} />
      <InvitationScreen
        key={token}
        token={token}
        logIn={
          <Link to={paths.connect()} onClick={() => returnAddress.keep(createPath(location))}>
            {accounts('submit')}
          </Link>
        }
        onJoined={(vendorId) => {
          void signedInCache.queryClient.invalidateQueries(vendorsQuery);
          notify({ kind: 'success', message: t('joined') });
          void navigate(paths.requestARider(vendorId), { replace: true });
        }}
      />
    </AccountPage>
  );
}
