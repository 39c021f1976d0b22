import type { CallErrorCode, CallInput } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import type { Refusal } from '@riderbell/contract/handler.ts';
import {
  type CollectionPointFaultKey,
  collectionPointFaults,
  collectionPointLimits,
  foldedOwners,
} from '@riderbell/domain/outlets/collection-point.ts';
import {
  type OpeningHoursFault,
  openingHoursFaults,
  tidyOpeningHours,
} from '@riderbell/domain/outlets/opening-hours.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { isInCountry } from '@riderbell/domain/quotes/delivery-area.ts';
import type { OutletNeeds } from './outlet-needs.ts';
import type { OutletChange } from './ports.ts';

/** What a new and an existing collection point have in common. */
type Body = Omit<CallInput<typeof calls.updateOutlet>['body'], 'parent_vendor_id' | 'client_vendor_id'>;
type Code = CallErrorCode<typeof calls.updateOutlet>;

const codes = {
  'validation.fill-label': 'outlet.label-missing',
  'validation.fill-phone': 'outlet.phone-missing',
  'validation.phone-incorrect': 'outlet.phone-wrong',
  'validation.select-pickup-address': 'outlet.address-missing',
  'address.other-country': 'address.other-country',
  'address.notes-too-long': 'address.notes-too-long',
  'address.too-long': 'address.too-long',
  'validation.email-invalid': 'outlet.email-wrong',
  'validation.too-many-owners': 'outlet.too-many-owners',
} as const satisfies Record<CollectionPointFaultKey, Code>;

const paths: Readonly<Record<string, string>> = {
  label: 'name',
  phone: 'phone_number',
  riderNotes: 'rider_instructions',
  owners: 'users',
};

type Checking = Pick<OutletNeeds, 'country' | 'isPossiblePhone'>;

/** Every fault of the collection point and of its hours, in the order of specification §5. */
export function faultsOf(
  { country, isPossiblePhone }: Checking,
  body: Body,
): Refusal<(typeof codes)[CollectionPointFaultKey] | OpeningHoursFault['key']>[] {
  const point = {
    label: body.name,
    phone: body.phone_number,
    address: body.address,
    latitude: body.latitude,
    longitude: body.longitude,
    street: body.street,
    riderNotes: body.rider_instructions,
    owners: body.users ?? [],
  };
  const facts = { isPossiblePhone, isInCountry: (at: Coordinates) => isInCountry(at, country) };
  return [
    ...collectionPointFaults(point, facts).map(({ field, key }) => ({
      code: codes[key],
      field: paths[field] ?? field.replace(/^owners\./, 'users.'),
      ...(key === 'validation.too-many-owners' ? { values: { maximum: collectionPointLimits.owners } } : {}),
    })),
    ...(body.opening_hours ? openingHoursFaults(body.opening_hours) : []).map(({ field, key }) => ({
      code: key,
      field: `opening_hours.${field}`,
    })),
  ];
}

/** The collection point as it is stored; it has no faults. */
export function changeOf({ country, now }: Pick<OutletNeeds, 'country' | 'now'>, body: Body): OutletChange {
  const { latitude, longitude } = body;
  if (latitude === null || longitude === null) throw new Error('a collection point without faults has coordinates');
  return {
    name: body.name,
    phone: body.phone_number,
    address: {
      addressText: body.address,
      unit: body.unit,
      building: body.building,
      city: body.city,
      countryCode: body.country_code.toUpperCase() || country.code,
      postalCode: body.postal_code,
      street: body.street,
      riderInstructions: body.rider_instructions,
      latitude,
      longitude,
    },
    streetNumber: body.street_number,
    owners: body.users === undefined ? null : foldedOwners(body.users),
    openingHours: body.opening_hours && tidyOpeningHours(body.opening_hours, now(), country.timeZone),
  };
}
