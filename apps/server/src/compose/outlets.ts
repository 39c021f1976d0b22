import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { allowedPaymentMethods } from '@riderbell/domain/payments/payment-methods.ts';
import { v7 as uuid } from 'uuid';
import { isPossiblePhone } from '../adapters/phone-numbers/possible-phone.ts';
import { PostgresAccountStore } from '../adapters/postgres/account-store.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresVendorStore } from '../adapters/postgres/vendor-store.ts';
import { createOutletsFeature } from '../features/outlets/feature.ts';
import type { AttemptLimiter } from '../features/accounts/ports.ts';
import type { InvitationNeeds, OutletInvitation, VendorChanges } from '../features/outlets/ports.ts';
import { CachedVendors } from '../features/outlets/cached-vendors.ts';
import { VendorAccess } from '../features/outlets/vendor-access.ts';
import type { FlagAnswers } from '../http/ports.ts';
import type { EventBus } from '../live/ports.ts';
import type { Settings } from '../settings/settings.ts';

const day = 24 * 60 * 60_000;
/** More people than a chain adds on a day, and too few to send spam. */
const invitationsPerDay = 200;

export interface OutletParts {
  readonly database: Database;
  readonly settings: Pick<Settings, 'quotes' | 'identity'>;
  readonly identity: {
    readonly limiter: AttemptLimiter;
    readonly mails: { send(mail: OutletInvitation): Promise<void> };
    readonly announceAccess: (email: string) => void;
  };
  /** Called when a job was added. */
  readonly onJob: () => void;
  readonly bus: EventBus;
  /** Its minimum applies to vendors without their own time. */
  readonly country: Country;
  readonly flags: Pick<FlagAnswers, 'of'>;
  readonly now: () => number;
}

/** Composes vendors and outlets and the access to them. */
export function composeOutlets(parts: OutletParts): ReturnType<typeof createOutletsFeature> & {
  readonly vendors: VendorAccess;
} {
  const { database, settings, bus, country, flags, now, onJob } = parts;
  const changes: VendorChanges = {
    publish: (vendorId) => bus.publish('vendor-changed', vendorId),
    onChanged: (listener) => {
      bus.subscribe('vendor-changed', listener);
      bus.subscribe('access-changed', listener);
    },
  };
  const store = new CachedVendors(new PostgresVendorStore(database.kysely, country.minimumEtaMinutes), changes, now);
  const vendors = new VendorAccess(store, () => guestVendor(country));
  const feature = createOutletsFeature({
    access: vendors,
    store,
    now,
    country,
    flags: (asker) => flags.of(asker),
    isPossiblePhone: isPossiblePhone(country.code),
    // Orders of a test vendor have a fixed price.
    reservedIds: settings.quotes.testVendors,
    invitations: invitationsOf(parts),
    newId: () => uuid(),
    announceAccess: parts.identity.announceAccess,
    onJob,
  });
  return { vendors, ...feature };
}

function invitationsOf({ database, settings, identity: { limiter, mails } }: OutletParts): InvitationNeeds {
  const accounts = new PostgresAccountStore(database.kysely);
  return {
    async take(accountId, count) {
      const key = { key: `outlet-invitations:${accountId}`, limit: invitationsPerDay, windowMilliseconds: day };
      for (let taken = 0; taken < count; taken += 1) {
        const seconds = await limiter.take([key]);
        if (seconds !== null) return seconds;
      }
      return null;
    },
    person: (who) => ('email' in who ? accounts.findByEmail(who.email) : accounts.findById(who.accountId)),
    registersHere: settings.identity.kind === 'embedded',
    send: (mail) => mails.send(mail),
  };
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
    opening_hours: null,
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
