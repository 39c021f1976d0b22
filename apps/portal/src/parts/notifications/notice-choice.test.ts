import { describe, expect, it } from 'vitest';
import { createStore, type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { createNoticeChoice, readNoticeChoice } from './notice-choice.ts';

function aStore(): Store {
  return createStore(null, new EventTarget());
}

describe('the choice of notifications', () => {
  it('is empty at first, and stored with the account', () => {
    const store = aStore();
    const choice = createNoticeChoice(store, 'u1');
    expect(choice.get()).toEqual([]);
    choice.choose(['rider-near', 'cancelled']);
    expect(createNoticeChoice(store, 'u1').get()).toEqual(['rider-near', 'cancelled']);
  });

  it('is never the choice of another account or of a guest', () => {
    const store = aStore();
    createNoticeChoice(store, 'u1').choose(['rider-near']);
    expect(createNoticeChoice(store, 'u2').get()).toEqual([]);
    expect(createNoticeChoice(store, null).get()).toEqual([]);
  });

  it.each([
    [null],
    ['rider-near'],
    [{ account: 'u1' }],
    [{ events: ['rider-near'] }],
    [{ account: 'u1', events: 'rider-near' }],
    [{ account: 'u1', events: ['teleported', 7, null] }],
  ])('is empty when %j is stored', (stored) => {
    expect(readNoticeChoice(stored, 'u1')).toEqual([]);
  });

  it('follows the choice made in another tab', () => {
    const elsewhere = new EventTarget();
    const values = new Map<string, string>();
    const area = { getItem: (key: string) => values.get(key) ?? null } as unknown as Storage;
    const choice = createNoticeChoice(createStore(area, elsewhere), 'u1');
    const stop = choice.follow();
    values.set(storageKeys.notices, JSON.stringify({ account: 'u1', events: ['delayed'] }));
    elsewhere.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.notices }));
    expect(choice.get()).toEqual(['delayed']);
    stop();
  });
});
