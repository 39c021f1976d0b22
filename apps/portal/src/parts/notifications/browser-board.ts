import { session } from '../../platform/session/browser-session.ts';
import { createNotificationBoard, type NotificationApi } from './notification-board.ts';

/** Whether the portal runs in a frame or a web view of another system, which is then responsible for notifications. */
function isEmbedded(): boolean {
  return window.self !== window.top;
}

/**
 * The browser's Notification API if it is usable: in a top-level window, over a secure connection, and not on phones,
 * whose browsers refuse notifications from a page without a service worker.
 */
function notificationApi(): NotificationApi | null {
  if (!('Notification' in window) || !window.isSecureContext || isEmbedded()) return null;
  if (Notification.permission !== 'default') return Notification;
  try {
    // Without permission nothing is shown; a browser that cannot create notifications throws.
    new Notification('').close();
    return Notification;
  } catch {
    return null;
  }
}

/** The notifications of this tab; the end of the session closes them. */
export const board = createNotificationBoard(notificationApi(), () => {
  const { lang, dir } = document.documentElement;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href;
  return { lang, dir: dir === 'rtl' ? 'rtl' : 'ltr', ...(icon !== undefined && { icon }) };
});

session.onEnd(() => board.closeAll());

/** Whether the portal offers notifications at all. */
export const isOffered = !isEmbedded();
