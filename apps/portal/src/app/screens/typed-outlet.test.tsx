// @vitest-environment happy-dom
import { getOpeningHours } from '@riderbell/contract/calls/outlets/get-opening-hours.ts';
import { saveOpeningHours } from '@riderbell/contract/calls/outlets/save-opening-hours.ts';
import { updateOutlet } from '@riderbell/contract/calls/outlets/update-outlet.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CollectionPointDialog } from '../../parts/outlets/collection-point/collection-point-dialog.tsx';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { click, eventually, type MountedPart, mountPart, type } from './mount-part.tsx';

const texts = englishTexts.outlets;
const server = vi.hoisted(() => ({ saved: [] as unknown[], wait: false, answer: () => {} }));
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async (call: unknown) => {
    if (call === getOpeningHours) return { result: { opening_hours: null } };
    if (call === updateOutlet || call === saveOpeningHours) {
      server.saved.push(call);
      if (server.wait) await new Promise<void>((answer) => (server.answer = answer));
    }
    return { result: {}, data: { data: [] } };
  },
}));
vi.mock('@riderbell/web/map/map-view.tsx', () => ({ MapView: () => null }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const location = {
  latitude: 13.73,
  longitude: 100.56,
  address_text: 'Thong Lo 25',
  street: 'Thong Lo',
  street_number: '25',
  unit: '',
  building: '',
  city: 'Bangkok',
  postal_code: '10110',
  country_code: 'TH',
  rider_instructions: '',
};
const parent = {
  vendor_id: 'a1',
  name: 'Baan Cafe',
  is_parent: true,
  parent_vendor_id: null,
  rights: ['manage-outlets'],
};
const outlet = { vendor_id: 'd002', name: 'Baan Coffee Ari', is_parent: false, parent_vendor_id: 'a1', rights: [] };
const vendors = [parent, outlet].map((vendor) => ({
  ...vendor,
  vendor_information: { contact: { phone: '+66812345678' }, location, owners: ['ari@riderbell.test'] },
})) as unknown as [CallersVendor, CallersVendor];
const current = { vendor: vendors[0], vendors, includeOutlets: false } as unknown as CurrentVendor;

function Branches({ edited }: { edited: CallersVendor | null }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <CurrentVendorProvider value={current}>
      <output data-open={isOpen} />
      <CollectionPointDialog outlet={edited} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </CurrentVendorProvider>
  );
}

let page: MountedPart;
const isOpen = () => page.box.querySelector('[data-open]')?.getAttribute('data-open') === 'true';
const isAsking = () => page.box.textContent.includes(texts['unsaved.text']);
const openTab = async (name: 'details' | 'hours') => {
  const tabs = [...page.box.querySelectorAll<HTMLElement>('[role=tab]')];
  await click(tabs.find(({ textContent }) => textContent === texts[name]));
};
const chosenTab = () => page.box.querySelector('[role=tab][aria-selected=true]')?.textContent;
const panel = (name: 'details' | 'hours') =>
  [...page.box.querySelectorAll('form')][name === 'details' ? 0 : 1] as HTMLFormElement;
const save = (name: 'details' | 'hours') => click(panel(name).querySelector<HTMLElement>('[type=submit]') ?? undefined);
const always = () => panel('hours').querySelector<HTMLInputElement>('[type=checkbox]') as HTMLInputElement;
/** What Escape and the close button cause. */
const cancel = async () => {
  const [dialog] = page.box.querySelectorAll('dialog');
  await act(async () => void dialog?.dispatchEvent(new Event('cancel', { cancelable: true })));
};
const open = async (edited: CallersVendor | null = vendors[1]) => {
  page = await mountPart(<Branches edited={edited} />);
  await eventually(() => expect(page.box.querySelectorAll('form')).toHaveLength(edited === vendors[1] ? 2 : 1));
};

beforeEach(() => Object.assign(server, { saved: [], wait: false }));
afterEach(() => page.unmount());

it('closes without a question if nothing was typed', async () => {
  await open();
  await openTab('hours');
  await cancel();
  expect([isOpen(), isAsking()]).toEqual([false, false]);
});

it('asks before it loses typed details, and keeps them', async () => {
  await open();
  await type(page.field(texts.label), 'Baan Coffee Ari Station');
  await cancel();
  expect([isOpen(), isAsking()]).toEqual([true, true]);
  await click(page.button(texts['unsaved.stay']));
  expect([isOpen(), isAsking()]).toEqual([true, false]);
  expect(page.field(texts.label).value).toBe('Baan Coffee Ari Station');
  await cancel();
  await click(page.button(texts['unsaved.discard']));
  expect([isOpen(), isAsking()]).toEqual([false, false]);
});

it('asks before it loses a new collection point', async () => {
  await open(null);
  await type(page.field(texts.id), 'silom-2');
  await cancel();
  expect([isOpen(), isAsking()]).toEqual([true, true]);
});

it('closes without a question if the typed text is the old one again', async () => {
  await open();
  await type(page.field(texts.label), 'Baan');
  await type(page.field(texts.label), outlet.name);
  await cancel();
  expect(isOpen()).toBe(false);
});

it('is shown again when the browser closes it without asking', async () => {
  await open();
  await type(page.field(texts.label), 'Baan');
  const [dialog] = page.box.querySelectorAll('dialog');
  await act(async () => dialog?.close());
  await eventually(() => expect(isAsking()).toBe(true));
  expect([isOpen(), dialog?.open]).toEqual([true, true]);
});

it('leads to the typed opening hours when the details are saved, and closes when both are', async () => {
  await open();
  await type(page.field(texts.label), 'Baan Coffee Ari Station');
  await openTab('hours');
  await click(always());
  await openTab('details');
  await save('details');
  await eventually(() => expect(chosenTab()).toBe(texts.hours));
  expect([isOpen(), always().checked, server.saved]).toEqual([true, false, [updateOutlet]]);
  await cancel();
  expect(isAsking()).toBe(true);
  await click(page.button(texts['unsaved.stay']));
  await save('hours');
  await eventually(() => expect(isOpen()).toBe(false));
  expect(server.saved).toEqual([updateOutlet, saveOpeningHours]);
});

it('leads to the typed details when the opening hours are saved', async () => {
  await open();
  await type(page.field(texts.label), 'Baan Coffee Ari Station');
  await openTab('hours');
  await click(always());
  await save('hours');
  await eventually(() => expect(chosenTab()).toBe(texts.details));
  expect([isOpen(), page.field(texts.label).value]).toEqual([true, 'Baan Coffee Ari Station']);
});

it('stays open with what was typed while the save was on its way', async () => {
  server.wait = true;
  await open();
  await type(page.field(texts.label), 'Baan Coffee Ari Station');
  await save('details');
  await type(page.field(texts.label), 'Baan Coffee Ari Park');
  await act(async () => server.answer());
  await eventually(() => expect(panel('details').querySelector('[aria-busy=true]')).toBeNull());
  expect([isOpen(), page.field(texts.label).value]).toEqual([true, 'Baan Coffee Ari Park']);
  await cancel();
  expect(isAsking()).toBe(true);
});

it('has only the opening hours of a parent, and closes when they are saved', async () => {
  await open(vendors[0]);
  expect(page.box.querySelector('[role=tab]')).toBeNull();
  const [hours] = page.box.querySelectorAll('form');
  await click(hours?.querySelector<HTMLElement>('[type=checkbox]') ?? undefined);
  await cancel();
  expect([isOpen(), isAsking()]).toEqual([true, true]);
  await click(page.button(texts['unsaved.stay']));
  await click(hours?.querySelector<HTMLElement>('[type=submit]') ?? undefined);
  await eventually(() => expect(isOpen()).toBe(false));
  expect(server.saved).toEqual([saveOpeningHours]);
});
