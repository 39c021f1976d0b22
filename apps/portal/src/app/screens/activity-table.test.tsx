// @vitest-environment happy-dom
import type { AuditEntryOnTheWire } from '@riderbell/contract/shapes/audit-entry.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { ActivityTable } from '../../features/activity/activity-table.tsx';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { type MountedPart, mountPart } from './mount-part.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const entry: AuditEntryOnTheWire = {
  entry_id: 1,
  vendor_id: 'd001',
  at: '2026-11-21T03:00:00.000Z',
  who: { kind: 'merchant', id: 'account-1', name: 'owner@example.test' },
  from: { network: '203.0.113.7', browser: 'Chrome 131', system: 'Windows' },
  what: 'bulk.uploaded',
  subject: 'orders.xlsx',
  details: { rows: 1200 },
  sequence: 1,
  hash: 'a'.repeat(64),
};

let page: MountedPart;
afterEach(() => page.unmount());

async function rowOf(about: Partial<AuditEntryOnTheWire>): Promise<string | null | undefined> {
  const vendor = { vendor_id: 'd001', name: 'Baan Coffee', is_parent: false } as unknown as CallersVendor;
  const current = { vendor, vendors: [vendor] } as unknown as CurrentVendor;
  page = await mountPart(
    <CurrentVendorProvider value={current}>
      <ActivityTable entries={[{ ...entry, ...about }]} />
    </CurrentVendorProvider>,
  );
  return page.box.querySelector('tbody tr:last-child')?.textContent;
}

it('shows the file of a bulk order and how many rows it has', async () => {
  const row = await rowOf({});
  expect(row).toContain('Bulk order uploaded: orders.xlsx');
  expect(row).toMatch(/Rows.*1,?200/);
});

it('shows what became of the rows of a bulk order, also of a file without a name', async () => {
  const row = await rowOf({ what: 'bulk.placed', subject: '', details: { orders: 7, edits: 2, errors: 1 } });
  expect(row).toContain('Bulk order placed: –');
  expect(row).toMatch(/Orders placed.*7.*Orders changed.*2.*Rows with errors.*1/);
});
