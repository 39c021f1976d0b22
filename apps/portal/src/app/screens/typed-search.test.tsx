// @vitest-environment happy-dom
import { englishTexts } from '@riderbell/messages/texts.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultFilter } from '../../features/history/history-filter.ts';
import { HistoryFilters } from '../../features/history/history-filters.tsx';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { type MountedPart, mountPart, press, type } from './mount-part.tsx';

const { errors } = englishTexts;
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: MountedPart;
afterEach(() => page.unmount());

it('keeps a history search that is too long, reports it, and sends no request', async () => {
  const onFilter = vi.fn();
  const vendor = { vendor_id: 'd001', name: 'Baan Cafe', is_parent: false } as Vendor;
  const current = { vendor, vendors: [vendor], includeOutlets: false } as unknown as CurrentVendor;
  page = await mountPart(
    <CurrentVendorProvider value={current}>
      <HistoryFilters filter={defaultFilter} typed="" onFilter={onFilter} refusal={null} today="2026-11-23" />
    </CurrentVendorProvider>,
  );
  const field = page.box.querySelector<HTMLInputElement>('[role=combobox]');
  if (field === null) throw new Error('There is no search');
  expect(field.maxLength).toBe(-1);
  await type(field, 'x'.repeat(101));
  await press(field, 'Enter');
  expect(page.box.textContent).toContain(errors['validation.too-long'].replace('{{maximum}}', '100'));
  expect(field.value).toHaveLength(101);
  expect(onFilter).not.toHaveBeenCalled();
  await type(field, 'Somchai');
  await press(field, 'Enter');
  expect(onFilter).toHaveBeenCalledWith({ search: 'Somchai' });
});
