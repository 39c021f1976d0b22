// @vitest-environment happy-dom
import { getTrackingPage } from '@riderbell/contract/calls/tracking/get-tracking-page.ts';
import { saveTrackingPage } from '@riderbell/contract/calls/tracking/save-tracking-page.ts';
import type { TrackingPageSettings } from '@riderbell/contract/shapes/tracking-page.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkSettingsPanel } from '../../features/recipient/link-settings/link-settings-panel.tsx';
import { clientProblem } from '@riderbell/web/api/api-problem.ts';
import { tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { click, eventually, type MountedPart, mountPart, type } from './mount-part.tsx';

const texts = englishTexts['link-settings'];
const server = vi.hoisted(() => ({
  saved: { show_rider_phone: true, show_map: true, note: '' },
  isAway: false,
  asked: 0,
  bodies: [] as unknown[],
  answer: () => {},
}));
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async (call: unknown, { body }: { body?: TrackingPageSettings }) => {
    if (call === getTrackingPage) server.asked += 1;
    if (server.isAway) throw clientProblem('client.unreachable');
    if (call === saveTrackingPage) {
      server.bodies.push(body);
      await new Promise<void>((answer) => (server.answer = answer));
    }
    return { result: server.saved };
  },
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const vendor = { vendor_id: 'd001', name: 'Baan Cafe', is_parent: false } as Vendor;
let page: MountedPart;
let saves = 0;
function Settings() {
  const client = useQueryClient();
  return (
    <>
      <LinkSettingsPanel vendor={vendor} onSaved={() => (saves += 1)} />
      <button type="button" onClick={() => void client.refetchQueries()}>
        Read again
      </button>
    </>
  );
}
const note = () => {
  const field = page.box.querySelector('textarea');
  if (field === null) throw new Error('There is no note');
  return field;
};
const open = async () => {
  page = await mountPart(<Settings />);
  await eventually(() => expect(note()).toBeDefined());
};

beforeEach(() => {
  tabStore.remove(storageKeys.linkSettings);
  Object.assign(server, { isAway: false, bodies: [], saved: { show_rider_phone: true, show_map: true, note: '' } });
  saves = 0;
});
afterEach(() => page.unmount());

describe('a typed note to the recipients', () => {
  it('keeps the note when refetching the settings fails', async () => {
    await open();
    await type(note(), 'Ring twice');
    server.isAway = true;
    const { asked } = server;
    await click(page.button('Read again'));
    await eventually(() => expect(server.asked).toBeGreaterThan(asked));
    await eventually(() => expect(note().value).toBe('Ring twice'));
  });

  it('restores the note when its dialog is closed and opened again, and says so', async () => {
    await open();
    await type(note(), 'Ring twice');
    page.unmount();
    await open();
    expect(note().value).toBe('Ring twice');
    expect(page.box.textContent).toContain(texts['draft.restored']);
  });

  it('keeps the note after a failed save', async () => {
    await open();
    await type(note(), 'Ring twice');
    server.isAway = true;
    await click(page.button(texts.save));
    await eventually(() => expect(page.box.querySelector('[role=alert]')).not.toBeNull());
    expect(note().value).toBe('Ring twice');
  });

  it('discards the note if a colleague has saved another one since, and says so', async () => {
    await open();
    await type(note(), 'Ring twice');
    page.unmount();
    server.saved = { ...server.saved, note: 'Blue gate' };
    await open();
    expect(note().value).toBe('Blue gate');
    expect(page.box.textContent).toContain(texts['draft.outdated']);
  });

  it('keeps a note as unsaved if it was typed during the save of an earlier one', async () => {
    await open();
    await type(note(), 'Ring twice');
    await click(page.button(texts.save));
    await type(note(), 'Ring three times');
    await act(async () => server.answer());
    await eventually(() => expect(page.button(texts.save)?.dataset.loading).toBeUndefined());
    expect([saves, note().value]).toEqual([0, 'Ring three times']);
    await click(page.button(texts.save));
    await act(async () => server.answer());
    await eventually(() => expect(saves).toBe(1));
    expect(server.bodies).toMatchObject([{ note: 'Ring twice' }, { note: 'Ring three times' }]);
    page.unmount();
    await open();
    expect(page.box.textContent).not.toContain(texts['draft.restored']);
  });
});
