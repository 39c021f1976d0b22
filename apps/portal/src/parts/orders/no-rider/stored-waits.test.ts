import { expect, test } from 'vitest';
import { store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { storedWaits } from './stored-waits.ts';

test('a choice to wait reaches every view of the order at once, and is stored for the next visit', () => {
  let heard = 0;
  const stop = storedWaits.subscribe(() => (heard += 1));
  storedWaits.waitOn('d001-7K2M9QX4TB', 1000);
  expect(heard).toBe(1);
  expect(storedWaits.get()).toEqual({ 'd001-7K2M9QX4TB': 1000 });
  expect(store.read(storageKeys.waitingOn)).toEqual({ 'd001-7K2M9QX4TB': 1000 });
  stop();
});
