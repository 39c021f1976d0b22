import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/browser-session.ts';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeviceList, devicesKey } from './device-list.tsx';

/** Where the account is signed in, and its password; with an outside provider the password is managed there. */
export function DevicesPanel() {
  const t = useTexts('accounts');
  const email = useSession()?.user.email ?? '';
  const { identity_provider: provider } = useDeployment();
  const queries = useQueryClient();
  const [changes, setChanges] = useState(0);
  const onChanged = () => {
    setChanges(changes + 1);
    void queries.invalidateQueries({ queryKey: devicesKey });
  };
  return (
    <Stack gap={8}>
      <DeviceList />
      {provider === null && (
        <div>
          {changes > 0 && <InlineNotice kind="success">{t('devices.password.done')}</InlineNotice>}
          {/* A new form is empty: no password stays on the screen after the change. */}
          <ChangePasswordForm key={changes} email={email} onChanged={onChanged} />
        </div>
      )}
    </Stack>
  );
}
