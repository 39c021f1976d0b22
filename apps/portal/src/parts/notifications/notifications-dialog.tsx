import { noteworthyChanges, type NoteworthyChange } from '@riderbell/domain/tracking/noteworthy-changes.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { board } from './browser-board.ts';
import { useNotificationChoice } from './current-choice.ts';
import { EventSwitches } from './event-switches.tsx';
import type { PermissionState } from './notification-board.ts';

const kinds = { allowed: 'success', ask: 'info', blocked: 'warning', none: 'warning' } as const;

/** Lets the user choose the notifications; the browser asks for permission once the user has chosen one. */
export function NotificationsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts('counter');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('notifications.title')}>
      <Choices />
    </Dialog>
  );
}

function Choices() {
  const t = useTexts('counter');
  const { events, choose } = useNotificationChoice();
  const permission = useSyncExternalStore(board.permission.subscribe, board.permission.get);
  const [asking, setAsking] = useState<NoteworthyChange | null>(null);
  useEffect(() => {
    // The user may come back from the browser's settings.
    const look = () => board.look();
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  const change = async (event: NoteworthyChange, on: boolean) => {
    const next = noteworthyChanges.filter((one) => (one === event ? on : events.includes(one)));
    if (!on || board.permission.get() === 'allowed') return choose(next);
    setAsking(event);
    // A refusal leaves the choice as it was, and the message above says what the user can do.
    const answer = await board.ask();
    setAsking(null);
    if (answer === 'allowed') choose(next);
  };
  const usable = permission === 'allowed' || permission === 'ask';
  return (
    <Stack gap={4}>
      <p>{t('notifications.lead')}</p>
      <InlineNotice kind={kinds[permission]}>{t(`notifications.state.${stateOf(permission, events)}`)}</InlineNotice>
      <EventSwitches
        label={t('notifications.events')}
        chosen={noteworthyChanges.filter((event) => usable && (events.includes(event) || asking === event))}
        disabled={!usable || asking !== null}
        onChange={(event, on) => void change(event, on)}
      />
    </Stack>
  );
}

function stateOf(permission: PermissionState, events: readonly NoteworthyChange[]) {
  return permission === 'allowed' && events.length === 0 ? 'allowed.none' : permission;
}
