import { describe, expect, it } from 'vitest';
import { fakeNotifications } from './fake-notifications.ts';
import { createNotificationBoard } from './notification-board.ts';

const options = () => ({ lang: 'en', dir: 'ltr' as const, icon: '/icon.png' });
const notification = { tag: 'riderbell d001-A', title: 'Somchai', body: 'The rider is near' };

describe('the board of notifications', () => {
  it('asks for permission only on request, and once', async () => {
    const { browser, api } = fakeNotifications('default');
    const board = createNotificationBoard(api, options);
    expect([board.permission.get(), browser.requests]).toEqual(['ask', 0]);
    expect(await board.ask()).toBe('allowed');
    await board.ask();
    expect(browser.requests).toBe(1);
  });

  it('reports that it is blocked, and detects when that changes', async () => {
    const { browser, api } = fakeNotifications('default');
    browser.answer = 'denied';
    const board = createNotificationBoard(api, options);
    expect(await board.ask()).toBe('blocked');
    board.show(notification, () => undefined);
    expect(browser.shown).toEqual([]);
    browser.permission = 'granted';
    board.look();
    expect(board.permission.get()).toBe('allowed');
  });

  it('can ask again after the user dismissed the question', async () => {
    const { browser, api } = fakeNotifications('default');
    browser.answer = 'default';
    expect(await createNotificationBoard(api, options).ask()).toBe('ask');
  });

  it('shows a notification with its tag, which opens and closes on a click', () => {
    const { browser, api } = fakeNotifications();
    const board = createNotificationBoard(api, options);
    let opened = 0;
    board.show(notification, () => (opened += 1));
    const [shown] = browser.shown;
    expect([shown?.title, shown?.options]).toEqual([
      'Somchai',
      { lang: 'en', dir: 'ltr', icon: '/icon.png', body: notification.body, tag: notification.tag },
    ]);
    shown?.dispatchEvent(new Event('click'));
    expect([opened, shown?.closed]).toEqual([1, true]);
  });

  it('closes all notifications at once', () => {
    const { browser, api } = fakeNotifications();
    const board = createNotificationBoard(api, options);
    board.show(notification, () => undefined);
    board.show({ ...notification, tag: 'riderbell d001-B' }, () => undefined);
    board.closeAll();
    expect(browser.shown.map(({ closed }) => closed)).toEqual([true, true]);
  });

  it('reports that it is unavailable if the API is missing or throws', async () => {
    const none = createNotificationBoard(null, options);
    none.show(notification, () => undefined);
    expect([none.permission.get(), await none.ask()]).toEqual(['none', 'none']);
    const { browser, api } = fakeNotifications();
    browser.refuses = true;
    const phone = createNotificationBoard(api, options);
    phone.show(notification, () => undefined);
    expect(phone.permission.get()).toBe('none');
  });
});
