// @vitest-environment happy-dom
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { type MountedPart, mountPart } from '../screens/mount-part.tsx';
import { TourOfRequest } from './tour-of-request.tsx';
import { tourState } from './tour-state.ts';

vi.mock('@riderbell/web/lazy/use-deferred-part.ts', () => ({
  useDeferredPart: () => ({ WelcomeTour: () => <p>The tour</p> }),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: MountedPart;
const openFor = async (latitude: number | null) => {
  const vendor = { vendor_information: { location: { latitude, longitude: latitude } } } as unknown as Vendor;
  page = await mountPart(
    <CurrentVendorProvider value={{ vendor } as CurrentVendor}>
      <TourOfRequest />
    </CurrentVendorProvider>,
  );
};
beforeEach(() => tourState.start());
afterEach(() => {
  act(() => tourState.end());
  page.unmount();
});

it('shows the welcome tour to a vendor with a collection point', async () => {
  await openFor(13.73);
  expect(page.box.textContent).toContain('The tour');
});

it('does not show the welcome tour without a collection point, because its fields are missing', async () => {
  await openFor(null);
  expect(page.box.textContent).not.toContain('The tour');
});
