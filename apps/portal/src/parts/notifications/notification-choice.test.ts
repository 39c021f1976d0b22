import { describe, expect, it } from 'vitest';
import { createStore, type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { createNotificationChoice, readNotificationChoice } from './notification-choice.ts';

function aStore(): Store {
  return createStore(null, new EventTarget());
}

describe('the choice of notifications', () => {
  it('is empty at first, and stored with the account', () => {
    const store = aStore();
    const choice = createNotificationChoice(store, 'u1');
    expect(choice.get()).toEqual([]);
    choice.choose(['rider-near', 'cancelled']);
    expect(createNotificationChoice(store, 'u1').get()).toEqual(['rider-near', 'cancelled']);
  });

  it('is never the choice of another account or of a guest', () => {
    const store = aStore();
    createNotificationChoice(store, 'u1').choose(['rider-near']);
    expect(createNotificationChoice(store, 'u2').get()).toEqual([]);
    expect(createNotificationChoice(store, null).get()).toEqual([]);
  });

  it.each([
    [null],
    ['rider-near'],
    [{ account: 'u1' }],
    [{ events: ['rider-near'] }],
    [{ account: 'u1', events: 'rider-near' }],
    [{ account: 'u1', events: ['teleported', 7, null] }],
  ])('is empty when %j is stored', (stored) => {
    expect(readNotificationChoice(stored, 'u1')).toEqual([]);
  });

  it('follows the choice made in another tab', () => {
    const elsewhere = new EventTarget();
    const values = new Map<string, string>();
    const area = { getItem: (key: string) => values.get(key) ?? null } as unknown as Storage;
    const choice = createNotificationChoice(createStore(area, elsewhere), 'u1');
    const stop = choice.follow();
    values.set(storageKeys.notifications, JSON.stringify({ account: 'u1', events: ['delayed'] }));
    elsewhere.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.notifications }));
    expect(choice.get()).toEqual(['delayed']);
    stop();
  });
});
