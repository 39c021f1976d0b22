// @vitest-environment happy-dom
import { setFlags } from '@riderbell/web/flags/flags.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { HistoryTotals } from '../../features/history/history-totals.tsx';
import type { HistoryRequest } from '../../parts/orders/data/history-orders.ts';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { click, eventually, type MountedPart, mountPart } from './mount-part.tsx';

vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async () => ({
    result: { orders: 128, currency: 'THB', delivery_fees: 9000, cash_collected: 0, cash_paid_at_pickup: 0 },
  }),
  browserParts: {},
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const vendor = { vendor_id: 'd001', name: 'Baan Cafe', rights: ['export-orders'] };
const current = { vendor, vendors: [vendor] } as unknown as CurrentVendor;
const request: HistoryRequest = {
  scope: { vendorId: 'd001', includeOutlets: false },
  from: '2026-11-20T17:00:00Z',
  to: '2026-11-21T17:00:00Z',
  status: 'ANY',
  search: '',
};

let page: MountedPart;
afterEach(() => {
  page.unmount();
  setFlags({});
});

/** The names of the files in the dialog of the download. */
async function offered(): Promise<(string | undefined)[]> {
  page = await mountPart(
    <CurrentVendorProvider value={current}>
      <HistoryTotals request={request} />
    </CurrentVendorProvider>,
  );
  await eventually(() => expect(page.button('Download 128 orders')).toBeDefined());
  await click(page.button('Download 128 orders'));
  const choices = () => [...document.querySelectorAll('dialog label')];
  await eventually(() => expect(choices().length).toBeGreaterThan(0));
  return choices().map((label) => label.querySelector('span > span')?.textContent?.trim());
}

it('offers the proofs of as many orders as are selected, if the portal shows any proof', async () => {
  setFlags({ 'proof-of-return-web': true });
  expect(await offered()).toEqual(['Spreadsheet (XLSX)', 'Text file (CSV)', 'Proofs of 128 orders (ZIP)']);
});

it('offers no proofs where the portal shows none', async () => {
  expect(await offered()).toEqual(['Spreadsheet (XLSX)', 'Text file (CSV)']);
});
