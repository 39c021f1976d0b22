// @vitest-environment happy-dom
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { type Mounted, mounted } from '../screens/mounted.tsx';
import { TourOfRequest } from './tour-of-request.tsx';
import { tourTurn } from './tour-turn.ts';

vi.mock('@riderbell/web/lazy/use-deferred-part.ts', () => ({
  useDeferredPart: () => ({ WelcomeTour: () => <p>The tour</p> }),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: Mounted;
const openFor = async (latitude: number | null) => {
  const vendor = { vendor_information: { location: { latitude, longitude: latitude } } } as unknown as Vendor;
  page = await mounted(
    <CurrentVendorProvider value={{ vendor } as CurrentVendor}>
      <TourOfRequest />
    </CurrentVendorProvider>,
  );
};
beforeEach(() => tourTurn.start());
afterEach(() => {
  act(() => tourTurn.end());
  page.unmount();
});

it('the welcome tour shows over the request of a vendor with a collection point', async () => {
  await openFor(13.73);
  expect(page.box.textContent).toContain('The tour');
});

it('the welcome tour waits while a vendor has no collection point, because the fields that it shows are not there', async () => {
  await openFor(null);
  expect(page.box.textContent).not.toContain('The tour');
});
