import { accepted, refused, type Handlers } from '@riderbell/contract/handler.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { VendorStore } from './ports.ts';
import { saveOriginAddress } from './save-origin-address.ts';
import type { VendorAccess } from './vendor-access.ts';

export function createOutletsFeature(needs: {
  access: VendorAccess;
  store: VendorStore;
  clock: { now(): number };
  country: Country;
}): {
  readonly handlers: Pick<Handlers, 'listVendors' | 'getVendor' | 'saveOriginAddress'>;
} {
  return {
    handlers: {
      listVendors: async ({ principal }) => accepted({ result: { vendors: await needs.access.list(principal) } }),
      getVendor: async ({ principal, params }) => {
        const vendor = await needs.access.find(principal, params.id, 'see-vendor');
        return vendor ? accepted({ result: vendor }) : refused('vendor.not-found');
      },
      saveOriginAddress: saveOriginAddress(needs),
    },
  };
}
