import { observed, type Observable } from '@riderbell/web/observable.ts';

/** `none`: this browser cannot notify, or not from here; `ask`: nobody was asked yet. */
export type NoticePermission = 'none' | 'ask' | 'allowed' | 'blocked';

export type Notice = {
  /** What takes the place of what: of one tag the latest alone is shown. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
};

/** What the board needs of the browser's notifications. */
export interface NotificationApi {
  new (title: string, options: NotificationOptions): Pick<Notification, 'addEventListener' | 'close'>;
  readonly permission: NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
}

export interface NoticeBoard {
  readonly permission: Observable<NoticePermission>;
  /** Looks again: people change it in the browser's own settings. */
  look(): void;
  /** Asks the person; only in answer to a press. */
  ask(): Promise<NoticePermission>;
  show(notice: Notice, onOpen: () => void): void;
  closeAll(): void;
}

const permissions = { default: 'ask', granted: 'allowed', denied: 'blocked' } as const;

/** @param api null where there is none, or where a page is not allowed to use it */
export function createNoticeBoard(api: NotificationApi | null, options: () => NotificationOptions): NoticeBoard {
  let usable = api !== null;
  const read = () => (api === null || !usable ? 'none' : permissions[api.permission]);
  const permission = observed<NoticePermission>(read());
  const shown = new Map<string, Pick<Notification, 'close'>>();
  const look = () => permission.set(read());
  return {
    permission,
    look,
    async ask() {
      if (api !== null && permission.get() === 'ask') await api.requestPermission();
      look();
      return permission.get();
    },
    show({ tag, title, body }, onOpen) {
      look();
      if (api === null || permission.get() !== 'allowed') return;
      try {
        const notification = new api(title, { ...options(), body, tag });
        shown.set(tag, notification);
        notification.addEventListener('click', () => {
          notification.close();
          onOpen();
        });
        notification.addEventListener('close', () => {
          if (shown.get(tag) === notification) shown.delete(tag);
        });
      } catch {
        // Browsers of phones have the name, and want a service worker for the thing.
        usable = false;
        look();
      }
    },
    closeAll() {
      for (const notification of shown.values()) notification.close();
      shown.clear();
    },
  };
}
