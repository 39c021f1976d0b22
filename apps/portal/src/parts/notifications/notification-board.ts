import { createObservable, type Observable } from '@riderbell/web/observable.ts';

/** `none`: this browser cannot notify from this page; `ask`: the user was not asked yet. */
export type PermissionState = 'none' | 'ask' | 'allowed' | 'blocked';

export type NotificationText = {
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
};

/** What the board needs of the browser's Notification API. */
export interface NotificationApi {
  new (title: string, options: NotificationOptions): Pick<Notification, 'addEventListener' | 'close'>;
  readonly permission: NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
}

export interface NotificationBoard {
  readonly permission: Observable<PermissionState>;
  /** Reads the permission again: users change it in the browser's settings. */
  look(): void;
  /** Asks the user for permission; only in response to a click. */
  ask(): Promise<PermissionState>;
  show(notification: NotificationText, onOpen: () => void): void;
  closeAll(): void;
}

const permissions = { default: 'ask', granted: 'allowed', denied: 'blocked' } as const;

/** @param api null if there is none, or if the page may not use it */
export function createNotificationBoard(
  api: NotificationApi | null,
  options: () => NotificationOptions,
): NotificationBoard {
  let usable = api !== null;
  const read = () => (api === null || !usable ? 'none' : permissions[api.permission]);
  const permission = createObservable<PermissionState>(read());
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
        // Browsers on phones have the constructor, but require a service worker.
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
