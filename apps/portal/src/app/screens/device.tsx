import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { LockScreen } from '../../features/accounts/shared-device/lock-screen.tsx';
import { paths } from '../../platform/paths.ts';
import { devicePersonOf } from '../../platform/session/auth.ts';
import { useSession } from '../../platform/session/browser-session.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { returnAddress } from '../return-address.ts';

/** Where a shared device is connected and, while it is locked, unlocked. */
export function Device() {
  const t = useTexts('devices');
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => void navigate(returnAddress.at() ?? paths.requestARider(), { replace: true }));
  // Also when another tab has unlocked the device.
  const isUnlocked = devicePersonOf(useSession()) !== null;
  useEffect(() => {
    if (isUnlocked) goOn();
  }, [isUnlocked]);
  return (
    <AccountPage>
      <DocumentTitle title={t('who')} />
      <LockScreen logIn={<Link to={paths.connect()}>{t('log-in')}</Link>} />
    </AccountPage>
  );
}
