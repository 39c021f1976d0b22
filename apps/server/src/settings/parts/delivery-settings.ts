import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import type { DeliveryAreas } from '@riderbell/domain/quotes/delivery-areas.ts';
import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';
import { readDeliveryAreaSetting } from './delivery-area-setting.ts';
import { type FleetSettings, readFleetSettings } from './fleet-settings.ts';

/** Settings of quotes, riders and proof photos. */
export interface DeliverySettings {
  quotes: { lifetimeSeconds: number; testVendors: ReadonlySet<string> };
  /** null: the areas of the demo's city, or the whole country. */
  deliveryAreas: DeliveryAreas | null;
  addressBook: { retentionDays: number };
  fleet: FleetSettings;
  proofs: { retentionDays: number };
  tracking: { linkHours: number; noRiderAlertMinutes: number };
}

/** @param workingFolder the folder to which relative paths refer */
export function readDeliverySettings(
  reader: SettingReader,
  environment: Environment,
  country: CountryCode,
  workingFolder: string,
): DeliverySettings {
  reader.part('Deliveries');
  return {
    quotes: {
      lifetimeSeconds: reader.number({
        name: 'QUOTE_LIFETIME_SECONDS',
        meaning: 'how long a quoted fee is valid',
        from: 10,
        to: 86_400,
        fallback: 900,
      }),
      testVendors: new Set(
        reader.listOf({
          name: 'TEST_VENDORS',
          meaning: 'vendors for tests of the deployment: always deliverable, at a fee of 1337 if there is no price',
          check: (part) => /^[\w-]{1,64}$/.test(part),
          allowed: 'ids of vendors, separated by commas',
          fallback: ['test-vendor'],
        }),
      ),
    },
    deliveryAreas: readDeliveryAreaSetting(reader, country, workingFolder),
    addressBook: {
      retentionDays: reader.number({
        name: 'ADDRESS_BOOK_DAYS',
        meaning: 'how long the address book stores a customer after the last order',
        from: 1,
        to: 3650,
        fallback: 730,
      }),
    },
    fleet: readFleetSettings(reader, environment),
    proofs: {
      retentionDays: reader.number({
        name: 'PROOF_RETENTION_DAYS',
        meaning: 'how long proof photos are stored',
        from: 1,
        to: 3650,
        fallback: 7,
      }),
    },
    tracking: {
      linkHours: reader.number({
        name: 'TRACKING_LINK_HOURS',
        meaning: 'how long the tracking link and the receipt of an order work after its end',
        from: 1,
        to: 720,
        fallback: 24,
      }),
      noRiderAlertMinutes: reader.number({
        name: 'NO_RIDER_ALERT_MINUTES',
        meaning:
          'how long the fleet searches for a rider before the merchant is asked to keep waiting, cancel or choose another time',
        from: 0.05,
        to: 1440,
        whole: false,
        fallback: 8,
      }),
    },
  };
}
