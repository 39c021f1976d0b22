import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { allowedPaymentMethods } from '@riderbell/domain/payments/payment-methods.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresVendorStore } from '../adapters/postgres/vendor-store.ts';
import { createOutletsFeature } from '../features/outlets/feature.ts';
import type { VendorChanges } from '../features/outlets/ports.ts';
import { CachedVendors } from '../features/outlets/cached-vendors.ts';
import { VendorAccess } from '../features/outlets/vendor-access.ts';
import type { EventBus } from '../live/ports.ts';

export interface OutletParts {
  readonly database: Database;
  readonly bus: EventBus;
  /** Its minimum applies to vendors without their own time. */
  readonly country: Country;
  readonly now: () => number;
}

/** Composes vendors and outlets and the access to them. */
export function composeOutlets({ database, bus, country, now }: OutletParts): {
  readonly vendors: VendorAccess;
  readonly handlers: ReturnType<typeof createOutletsFeature>['handlers'];
} {
  const changes: VendorChanges = {
    publish: (vendorId) => bus.publish('vendor-changed', vendorId),
    onChanged: (listener) => {
      bus.subscribe('vendor-changed', listener);
      bus.subscribe('access-changed', listener);
    },
  };
  const store = new CachedVendors(new PostgresVendorStore(database.kysely, country.minimumEtaMinutes), changes, now);
  const vendors = new VendorAccess(store, () => guestVendor(country));
  return { vendors, handlers: createOutletsFeature({ access: vendors, store, clock: { now }, country }).handlers };
}

/** The vendor of guests: a fixed placeholder without an address (specification §1), with the country's options. */
function guestVendor({ code, currency, payment, minimumEtaMinutes }: Country): Vendor {
  return {
    vendor_id: guestVendorId,
    parent_vendor_id: null,
    client_vendor_id: null,
    is_parent: false,
    id: guestVendorId,
    name: guestVendorId,
    is_active: true,
    is_registered: true,
    flags: {
      payment_methods: [...allowedPaymentMethods(payment.allowed, null, { payAtPickup: true, card: payment.cardType })],
    },
    estimation_pick_up_time: minimumEtaMinutes,
    vendor_information: {
      name: guestVendorId,
      currency,
      owners: [],
      contact: { phone: '' },
      location: {
        address_text: '',
        latitude: null,
        longitude: null,
        city: '',
        country_code: code,
        postal_code: '',
        street: '',
        street_number: '',
        unit: '',
        building: '',
        rider_instructions: '',
      },
    },
  };
}
