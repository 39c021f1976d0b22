// @vitest-environment happy-dom
import { createRoutesStub } from 'react-router';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { type CurrentVendor, CurrentVendorProvider, useRight } from '../../platform/vendors/current-vendor.tsx';
import { type MountedPart, mountPart } from '../screens/mount-part.tsx';
import { BusinessPage } from './business-page.tsx';
import { openBusinessPages } from './business-pages.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function People() {
  return useRight('manage-team') ? 'People of the branch' : 'Nothing to see';
}

let page: MountedPart;
afterEach(() => page.unmount());

async function open(rights: readonly string[]) {
  const current = { vendor: { vendor_id: 'd001', name: 'Baan Cafe', rights } } as unknown as CurrentVendor;
  const Screen = () => (
    <CurrentVendorProvider value={current}>
      <BusinessPage page="team">
        <People />
      </BusinessPage>
    </CurrentVendorProvider>
  );
  const Portal = createRoutesStub([{ path: '/team/:vendorID', Component: Screen }]);
  page = await mountPart(<Portal initialEntries={['/team/d001']} />);
}

it('links the pages that the caller may open, and shows the current one', async () => {
  await open(['manage-team', 'keep-cash-book', 'read-audit-trail', 'manage-devices']);
  const links = [...page.box.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/cash-book/d001', '/team/d001', '/devices/d001', '/activity/d001']);
  expect(page.box.textContent).toContain('People of the branch');
});

it('says that the caller has no right to the page', async () => {
  await open(['use-address-book']);
  expect(page.box.textContent).toContain(englishTexts.navigation['business.no-access.title']);
  expect(page.box.textContent).not.toContain('Nothing to see');
  expect(openBusinessPages([])).toEqual([]);
});
