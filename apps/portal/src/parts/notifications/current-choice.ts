import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../platform/session/browser-session.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import { createNotificationChoice, type NotificationChoice } from './notification-choice.ts';

const choices = new Map<string | null, NotificationChoice>();

/** The choice of the current user; the same object for every caller. */
export function useNotificationChoice(): Pick<NotificationChoice, 'choose'> & {
  events: ReturnType<NotificationChoice['get']>;
} {
  const account = useSession()?.user.id ?? null;
  const choice = choices.get(account) ?? createNotificationChoice(store, account);
  choices.set(account, choice);
  useEffect(() => choice.follow(), [choice]);
  return { events: useSyncExternalStore(choice.subscribe, choice.get), choose: choice.choose };
}
