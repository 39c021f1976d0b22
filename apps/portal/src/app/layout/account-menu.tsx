import { ActionIcon, Popover } from '@mantine/core';
import { CircleUserRound } from 'lucide-react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/browser-session.ts';
import { AccountPanel } from './account-panel.tsx';

/** The account menu of the desktop's top bar. */
export function AccountMenu() {
  const t = useTexts('navigation');
  const email = useSession()?.user.email ?? '';
  return (
    <Popover position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label={t('account.of', { email })} title={email}>
          <CircleUserRound size={24} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('account')} p="lg">
        <AccountPanel />
      </Popover.Dropdown>
    </Popover>
  );
}
