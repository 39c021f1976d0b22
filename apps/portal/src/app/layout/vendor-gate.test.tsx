// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clientProblem } from '@riderbell/web/api/api-problem.ts';
import { useCurrentVendor, vendorsQuery } from '../../platform/vendors/current-vendor.tsx';
import { click, eventually, type MountedPart, mountPart, type } from '../screens/mount-part.tsx';
import { VendorGate } from './vendor-gate.tsx';

const server = vi.hoisted(() => ({ isAway: false, asked: 0 }));
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async () => {
    server.asked += 1;
    if (server.isAway) throw clientProblem('client.unreachable');
    return { result: { vendors: [{ vendor_id: 'd001', name: 'Baan Cafe', is_active: true, rights: [] }] } };
  },
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Form() {
  const { name } = useCurrentVendor().vendor;
  const client = useQueryClient();
  return (
    <>
      <label htmlFor="note">Note for {name}</label>
      <input id="note" />
      <button type="button" onClick={() => void client.refetchQueries({ queryKey: vendorsQuery.queryKey })}>
        Read again
      </button>
    </>
  );
}

let page: MountedPart;
afterEach(() => page.unmount());

it('keeps what is typed in a screen when refetching the vendors fails', async () => {
  const Screen = () => (
    <VendorGate>
      <Form />
    </VendorGate>
  );
  const Portal = createRoutesStub([{ path: '/request-a-rider/:vendorID', Component: Screen }]);
  page = await mountPart(<Portal initialEntries={['/request-a-rider/d001']} />);
  await eventually(() => expect(page.box.textContent).toContain('Note for Baan Cafe'));
  await type(page.field('Note'), 'Ring twice');
  server.isAway = true;
  const { asked } = server;
  await click(page.button('Read again'));
  await eventually(() => expect(server.asked).toBeGreaterThan(asked));
  await eventually(() => expect(page.field('Note').value).toBe('Ring twice'));
});
