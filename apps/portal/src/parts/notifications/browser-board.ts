import { session } from '../../platform/session/browser-session.ts';
import { createNoticeBoard, type NotificationApi } from './notice-board.ts';

/** Whether the portal stands in a frame or a web view of another system, where notifying is that system's business. */
function isEmbedded(): boolean {
  return window.self !== window.top;
}

/**
 * The browser's notifications, where they can be used: in a window of its own, over a safe connection, and not on phones, whose
 * browsers refuse them to a page without a service worker.
 */
function notificationApi(): NotificationApi | null {
  if (!('Notification' in window) || !window.isSecureContext || isEmbedded()) return null;
  if (Notification.permission !== 'default') return Notification;
  try {
    // Nobody sees one that is not allowed yet; a browser that cannot make any says so.
    new Notification('').close();
    return Notification;
  } catch {
    return null;
  }
}

/** The board of this tab; what it shows goes with the session. */
export const board = createNoticeBoard(notificationApi(), () => {
  const { lang, dir } = document.documentElement;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href;
  return { lang, dir: dir === 'rtl' ? 'rtl' : 'ltr', ...(icon !== undefined && { icon }) };
});

session.onEnd(() => board.closeAll());

/** Whether notifying is offered at all. */
export const isOffered = !isEmbedded();
