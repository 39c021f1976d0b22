import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../platform/session/browser-session.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import { createNoticeChoice, type NoticeChoice } from './notice-choice.ts';

const choices = new Map<string | null, NoticeChoice>();

/** The choice of the current user; the same object for every caller. */
export function useNoticeChoice(): Pick<NoticeChoice, 'choose'> & { events: ReturnType<NoticeChoice['get']> } {
  const account = useSession()?.user.id ?? null;
  const choice = choices.get(account) ?? createNoticeChoice(store, account);
  choices.set(account, choice);
  useEffect(() => choice.follow(), [choice]);
  return { events: useSyncExternalStore(choice.subscribe, choice.get), choose: choice.choose };
}
