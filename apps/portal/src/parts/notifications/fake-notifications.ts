import type { NotificationApi } from './notification-board.ts';

export interface ShownNotification extends EventTarget {
  readonly title: string;
  readonly options: NotificationOptions;
  closed: boolean;
  close(): void;
}

/** A fake Notification API for tests: records what is shown, and answers the permission question. */
export function fakeNotifications(permission: NotificationPermission = 'granted') {
  const browser = {
    shown: [] as ShownNotification[],
    permission,
    /** The user's answer to the browser's question. */
    answer: 'granted' as NotificationPermission,
    requests: 0,
    /** As on a phone, where the constructor exists but throws. */
    refuses: false,
  };
  class FakeNotification extends EventTarget implements ShownNotification {
    static get permission() {
      return browser.permission;
    }
    static async requestPermission() {
      browser.requests += 1;
      browser.permission = browser.answer;
      return browser.permission;
    }
    readonly title: string;
    readonly options: NotificationOptions;
    closed = false;
    constructor(title: string, options: NotificationOptions) {
      super();
      if (browser.refuses) throw new TypeError('Illegal constructor');
      this.title = title;
      this.options = options;
      browser.shown.push(this);
    }
    close() {
      this.closed = true;
      this.dispatchEvent(new Event('close'));
    }
  }
  return { browser, api: FakeNotification as unknown as NotificationApi };
}
