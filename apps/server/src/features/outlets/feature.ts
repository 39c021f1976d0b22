import { accepted, refused, type Handlers } from '@riderbell/contract/handler.ts';
import { createOutlet } from './create-outlet.ts';
import { mailInvitation } from './invite-owners.ts';
import { getOpeningHours, saveOpeningHours } from './opening-hours.ts';
import type { OutletNeeds } from './outlet-needs.ts';
import type { InvitationJob } from './ports.ts';
import { saveOriginAddress } from './save-origin-address.ts';
import { updateOutlet } from './update-outlet.ts';

type OutletCall =
  | 'listVendors'
  | 'getVendor'
  | 'saveOriginAddress'
  | 'createOutlet'
  | 'updateOutlet'
  | 'getOpeningHours'
  | 'saveOpeningHours';

export function createOutletsFeature(needs: OutletNeeds): {
  readonly handlers: Pick<Handlers, OutletCall>;
  readonly jobs: Readonly<Record<InvitationJob['name'], (payload: unknown) => Promise<void>>>;
} {
  return {
    handlers: {
      listVendors: async ({ principal }) => accepted({ result: { vendors: await needs.access.list(principal) } }),
      getVendor: async ({ principal, params }) => {
        const vendor = await needs.access.find(principal, params.id, 'see-vendor');
        return vendor ? accepted({ result: vendor }) : refused('vendor.not-found');
      },
      saveOriginAddress: saveOriginAddress(needs),
      createOutlet: createOutlet(needs),
      updateOutlet: updateOutlet(needs),
      getOpeningHours: getOpeningHours(needs),
      saveOpeningHours: saveOpeningHours(needs),
    },
    jobs: { 'mail-outlet-invitation': mailInvitation(needs) },
  };
}
