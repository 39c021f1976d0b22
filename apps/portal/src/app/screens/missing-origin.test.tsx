// @vitest-environment happy-dom
import { listVendors } from '@riderbell/contract/calls/outlets/list-vendors.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { advanceFlow } from '@riderbell/domain/requests/advance-flow.ts';
import { initialFlow } from '@riderbell/domain/requests/request-flow.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { snackbars } from '@riderbell/ui/notices/notify.ts';
import { clientProblem } from '@riderbell/web/api/api-problem.ts';
import { Suspense, useReducer } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AskForOrigin } from '../../features/request/collection-point/ask-for-origin.tsx';
import { type CurrentVendor, CurrentVendorProvider, useVendors } from '../../platform/vendors/current-vendor.tsx';
import { click, eventually, type MountedPart, mountPart } from './mount-part.tsx';

const { orders: texts, errors } = englishTexts;
const server = vi.hoisted(() => ({ vendors: [] as unknown[], isAway: false }));
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async (call: unknown) => {
    if (server.isAway) throw clientProblem('client.unreachable');
    return call === listVendors ? { result: { vendors: server.vendors } } : { data: { data: [] } };
  },
}));
vi.mock('@riderbell/web/map/map-view.tsx', () => ({ MapView: () => null }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const nowhere = { latitude: null, longitude: null, address_text: '', building: '', city: '', postal_code: '' };
const vendorAt = (location: object, rights: string[]) =>
  ({
    vendor_id: 'd003',
    name: 'Baan Coffee Asok',
    rights,
    vendor_information: { location: { ...nowhere, country_code: 'TH', unit: '', rider_instructions: '', ...location } },
  }) as unknown as CallersVendor;

function Request() {
  const { data: vendors = [] } = useVendors();
  const [flow, dispatch] = useReducer(advanceFlow, initialFlow, (none) =>
    advanceFlow(none, { type: 'StartFlow', vendorId: 'd003', origin: null }),
  );
  const [vendor] = vendors;
  if (vendor === undefined) return null;
  return (
    <CurrentVendorProvider value={{ vendor, vendors, includeOutlets: false } as unknown as CurrentVendor}>
      <output data-step={flow.step} />
      <Suspense>
        {flow.step.startsWith('AskForOrigin') && <AskForOrigin vendor={vendor} flow={flow} dispatch={dispatch} />}
      </Suspense>
    </CurrentVendorProvider>
  );
}

let page: MountedPart;
const open = async (rights: string[], shown: string, others = 0) => {
  server.vendors = [vendorAt({}, rights), ...Array.from({ length: others }, () => vendorAt({}, rights))];
  page = await mountPart(<Request />);
  await eventually(() => expect(page.box.textContent).toContain(shown));
};
const check = () => click(page.button(texts['origin.missing.check']));
const shown = () => snackbars.shown().map(({ message }) => message);

beforeEach(() => Object.assign(server, { isAway: false }));
afterEach(() => {
  for (const { id } of snackbars.shown()) snackbars.close(id);
  page.unmount();
});

it('asks a caller who may save the address for it', async () => {
  await open(['change-vendor'], texts['origin.title']);
  expect(page.box.textContent).not.toContain(texts['origin.missing.title']);
});

it('tells a requester who can save the address, and shows no field that the server would refuse', async () => {
  await open([], texts['origin.missing.title']);
  expect(page.box.textContent).toContain(texts['origin.missing.text'].replace('{{name}}', 'Baan Coffee Asok'));
  expect(page.box.textContent).not.toContain(texts['origin.missing.others']);
  expect(page.box.querySelector('input')).toBeNull();
});

it('mentions the other branches of a requester who has some', async () => {
  await open([], texts['origin.missing.title'], 1);
  expect(page.box.textContent).toContain(texts['origin.missing.others']);
});

it('reports that the address is still missing, and a check that failed', async () => {
  await open([], texts['origin.missing.title']);
  await check();
  await eventually(() => expect(shown()).toEqual([texts['origin.missing.still']]));
  server.isAway = true;
  await check();
  await eventually(() => expect(shown()).toEqual([errors['client.unreachable']]));
});

it('continues once the address is saved', async () => {
  await open([], texts['origin.missing.title']);
  server.vendors = [vendorAt({ latitude: 13.73, longitude: 100.56 }, [])];
  await check();
  await eventually(() =>
    expect(page.box.querySelector('[data-step]')?.getAttribute('data-step')).toBe('CheckServiceHours'),
  );
});
