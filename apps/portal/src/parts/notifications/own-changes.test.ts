import { expect, it, vi } from 'vitest';
import { hearOwnChanges, tellOwnChange } from './own-changes.ts';

it('every tab of the device hears what was changed in one of them', async () => {
  const tabs = [hearOwnChanges(), hearOwnChanges()];
  expect(tabs.map((tab) => tab.has('d001-A'))).toEqual([false, false]);
  tellOwnChange('d001-A');
  await vi.waitFor(() => expect(tabs.map((tab) => tab.has('d001-A'))).toEqual([true, true]));
  expect(tabs.map((tab) => tab.has('d001-B'))).toEqual([false, false]);
  for (const tab of tabs) tab.stop();
});
