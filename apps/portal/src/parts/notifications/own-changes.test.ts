import { expect, it, vi } from 'vitest';
import { hearOwnChanges, announceOwnChange } from './own-changes.ts';

it('reports a change made in one tab to every tab of the device', async () => {
  const tabs = [hearOwnChanges(), hearOwnChanges()];
  expect(tabs.map((tab) => tab.has('d001-A'))).toEqual([false, false]);
  announceOwnChange('d001-A');
  await vi.waitFor(() => expect(tabs.map((tab) => tab.has('d001-A'))).toEqual([true, true]));
  expect(tabs.map((tab) => tab.has('d001-B'))).toEqual([false, false]);
  for (const tab of tabs) tab.stop();
});
